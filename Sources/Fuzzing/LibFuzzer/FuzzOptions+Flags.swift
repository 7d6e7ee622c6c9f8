extension FuzzOptions {
    /// The names of libFuzzer's flags, which `-help=1` prints, and of those that it passes to processes of its own.
    static let flags = Set(
        """
        verbosity seed runs max_len len_control seed_inputs keep_seed cross_over cross_over_uniform_dist mutate_depth
        reduce_depth shuffle prefer_small timeout error_exitcode timeout_exitcode max_total_time exit_on_time help fork
        fork_corpus_groups ignore_timeouts ignore_ooms ignore_crashes merge set_cover_merge stop_file merge_inner
        merge_control_file minimize_crash minimize_crash_internal_step cleanse_crash features_dir mutation_graph_file
        use_counters use_memmem use_value_profile use_cmp shrink reduce_inputs jobs workers reload report_slow_units
        only_ascii dict artifact_prefix exact_artifact_path print_pcs print_funcs print_final_stats print_corpus_stats
        print_coverage print_full_coverage dump_coverage handle_segv handle_bus handle_abrt handle_ill handle_fpe
        handle_int handle_term handle_trap handle_xfsz handle_usr1 handle_usr2 handle_winexcept close_fd_mask
        detect_leaks purge_allocator_interval trace_malloc rss_limit_mb malloc_limit_mb exit_on_src_pos exit_on_item
        ignore_remaining_args focus_function entropic entropic_feature_frequency_threshold
        entropic_number_of_rarest_features entropic_scale_per_exec_time analyze_dict use_clang_coverage data_flow_trace
        collect_data_flow create_missing_dirs
        """.split(whereSeparator: \.isWhitespace))
}

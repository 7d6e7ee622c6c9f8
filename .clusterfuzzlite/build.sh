#!/usr/bin/env bash
# Builds the fuzz targets for OSS-Fuzz and ClusterFuzzLite, which set these variables:
#   SRC               the folder with this package as airbar-verified
#   WORK              the folder of the build, which may be kept from one build to the next
#   OUT               gets an executable for each target, with NAME_seed_corpus.zip and NAME.options
#   SANITIZER         address, or coverage for a report of what the corpora run
#   FUZZING_ENGINE    libfuzzer, or afl with address
# No target has a dictionary: an input is not text but the choices of a generator, and the words of the grammars are in
# the generators of texts. No target is about the published bar: it is known to be broken, and these services take a
# target that fails on its seeds for a bad build.
set -euo pipefail
: "${SRC:?}" "${WORK:?}" "${OUT:?}" "${SANITIZER:?}" "${FUZZING_ENGINE:?}"
cd "$SRC/airbar-verified"

targets=(
    bar-hardened sessions-hardened controller-hardened recomputation-hardened scenarios tokens recordings
    motion
)

# The main function of the package has another name than that of a fuzzer, which calls it to learn which bars there are.
# Package.swift has the sanitizers of each module, by AIRBAR_FUZZING. Not --sanitize=address as well: the two options come
# out in any order, and the last one wins.
options=(--sanitize=fuzzer -Xswiftc -DFUZZING)
for word in -Xfrontend -entry-point-function-name -Xfrontend nameBars; do options+=(-Xswiftc "$word"); done
case $FUZZING_ENGINE-$SANITIZER in
    libfuzzer-address)
        kind=address
        ;;
    libfuzzer-coverage)
        kind=1
        options+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
        ;;
    afl-address)
        kind=afl
        afl=
        for folder in "$SRC/aflplusplus" /usr/lib/afl; do
            [[ -f $folder/libAFLDriver.a && -f $folder/afl-compiler-rt.o ]] && afl=$folder
        done
        [[ -n $afl ]] || { echo "build.sh: libAFLDriver.a and afl-compiler-rt.o are nowhere" >&2; exit 2; }
        # The linker is told of both sanitizers, and AFL++ takes the place of libFuzzer.
        for word in -Xclang-linker -fno-sanitize=fuzzer; do options+=(-Xswiftc "$word"); done
        options+=(-Xlinker "$afl/libAFLDriver.a" -Xlinker "$afl/afl-compiler-rt.o")
        ;;
    *)
        echo "build.sh: FUZZING_ENGINE=$FUZZING_ENGINE SANITIZER=$SANITIZER, expected libfuzzer with address or" \
            "coverage, or afl with address: Swift has no other sanitizer that works with a fuzzer on Linux" >&2
        exit 2
        ;;
esac

scratch="$WORK/airbar-$FUZZING_ENGINE-$SANITIZER"
log="$WORK/airbar-$FUZZING_ENGINE-$SANITIZER.log"
# The linker has thousands of warnings about the functions of the sanitizer, which only matter if it fails.
AIRBAR_FUZZING=$kind swift build --quiet -c release --product Fuzz --static-swift-stdlib --scratch-path "$scratch" \
    "${options[@]}" >"$log" 2>&1 || { grep -v 'Cannot export local symbol' "$log" >&2; exit 2; }

# Names the crash in a stack trace; that of the service may not know Swift's names.
cp "$(dirname "$(readlink -f "$(command -v swift)")")/llvm-symbolizer" "$OUT"

for target in "${targets[@]}"; do
    # A target runs what its executable is named after.
    cp "$scratch/release/Fuzz" "$OUT/$target"
    printf '[libfuzzer]\nmax_len = 4096\ntimeout = 25\n' >"$OUT/$target.options"
    seeds=$(mktemp -d)
    for file in Tests/Fuzz/{Corpus,Seeds}/*.inputs; do
        [[ -f $file && $(head -n 1 "$file") == "inputs 1 $target" ]] || continue
        # After the first line, one that is neither empty nor a comment is an input and a checksum of three bytes, in
        # URL-safe base 64.
        name=$(basename "$(dirname "$file")")-$(basename "$file" .inputs)
        prefix="$seeds/$name-" perl -MMIME::Base64=decode_base64url -ne 'chomp; next if $. == 1 || $_ eq "" || /^#/;
            open my $seed, ">:raw", "$ENV{prefix}$." or die; print $seed substr decode_base64url($_), 0, -3' "$file"
    done
    rm -f "$OUT/${target}_seed_corpus.zip"
    if [[ -n $(ls "$seeds") ]]; then (cd "$seeds" && zip -q -r "$OUT/${target}_seed_corpus.zip" .); fi
    rm -r "$seeds"
done

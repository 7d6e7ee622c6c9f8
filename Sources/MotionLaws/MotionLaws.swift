// MotionLaws: the laws that the module Motion must keep.
//
// Laws/     the laws, by concept: a statement, a reason, and a check of generated cases
// Cases/    the cases and their generators
// Figures/  how a case is drawn: what rules do in it, beside what is right
// Mutants/  the hardened rules with one deliberate mistake each
//
// At the top level are the search for violations, and the reproduction of a case from its token: the rules of motion are a
// Subject of Verification, whose reports, counterexamples and mutants are used. A container of one's own is
// judged as the container of such rules. Verification, which has the invariants of bars, does not import this module.

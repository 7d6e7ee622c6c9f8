// Motion: what moves.
//
// Scrolling/  a scroll view's drag, deceleration, bounce and animation; the frame clock
// Springs/    damped springs in closed form, and the published hand-made, dynamics and POP springs
// Pane/       a pane that opens and closes on a spring
// Containers/ several scrollers under one finger: a header and a list, a sheet and a list
// Animator/   a clock for a set of animations
// Numbers/    validation of numbers, and the platform's mathematics library
//
// The module imports no other module of this package and no Foundation. What reacts to scrolling, and the events that it
// gets, live in AirBarModel; the laws that motion must keep live in MotionLaws.

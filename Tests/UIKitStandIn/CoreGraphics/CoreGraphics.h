// Points as in Apple's CoreGraphics. They are declared in C, since a message of Objective-C can have no Swift structure as
// a parameter. Their coordinates of type CGFloat are in UIKit/Geometry.swift.

struct CGPoint {
    double _x;
    double _y;
};
typedef struct CGPoint CGPoint;

import AirBarModel

extension MotionMutant {
    static let header: [MotionMutant] = [
        MotionMutant("header-unclamped", "the header's height goes on below zero") {
            $0.header.height = { -$0 }
        }
    ]
}

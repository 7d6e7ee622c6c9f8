extension Generator where Value: SIMD & SendableMetatype, Value.Scalar: SendableMetatype {
    /// SIMD vectors, each component of which is a value of a generator.
    ///
    ///     Generator<SIMD3<Float>>.vector(of: .float(in: 1...9)).simplest  // SIMD3<Float>(1.0, 1.0, 1.0)
    public static func vector(of scalar: Generator<Value.Scalar>) -> Generator {
        Generator { source throws(Rejection) in
            var vector = Value()
            for index in vector.indices { vector[index] = try source.draw(scalar, label: "component") }
            return vector
        }
    }
}

// SIMD vectors, whose components are drawn by the default generator of their type.

extension SIMD2: Arbitrary where Scalar: Arbitrary {
    /// A vector of 2 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD3: Arbitrary where Scalar: Arbitrary {
    /// A vector of 3 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD4: Arbitrary where Scalar: Arbitrary {
    /// A vector of 4 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD8: Arbitrary where Scalar: Arbitrary {
    /// A vector of 8 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD16: Arbitrary where Scalar: Arbitrary {
    /// A vector of 16 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD32: Arbitrary where Scalar: Arbitrary {
    /// A vector of 32 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

extension SIMD64: Arbitrary where Scalar: Arbitrary {
    /// A vector of 64 components.
    public static var arbitrary: Generator<Self> { .vector(of: .any) }
}

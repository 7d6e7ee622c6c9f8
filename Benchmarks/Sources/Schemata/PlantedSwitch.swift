/// The module that tells which mutant is planted, and what files and the manifest need to use it.
public enum PlantedSwitch {
    /// The environment variable with the number of the mutant; without it none is planted.
    public static let variable = "PLANTED_MUTANT"

    /// The path of the module's only file in the package.
    public static let path = "Sources/Planted/Planted.swift"

    /// The text of that file.
    public static let source = """
        #if canImport(Darwin)
        import Darwin
        #elseif canImport(Musl)
        import Musl
        #else
        import Glibc
        #endif

        @usableFromInline
        let plantedNumber = getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? 0

        @inlinable
        public func planted(_ number: Int) -> Bool { plantedNumber == number }

        """

    /// A manifest in which every target depends on the module.
    public static func manifest(_ text: String) -> String {
        text + """

            for target in package.targets { target.dependencies.append("Planted") }
            package.targets.append(.target(name: "Planted"))

            """
    }

    /// The text of a file that imports the module.
    static func importing(_ text: String) -> String { "import Planted\n" + text }

    /// The condition that a mutant is planted.
    static func call(_ number: Int) -> String { "planted(\(number))" }
}

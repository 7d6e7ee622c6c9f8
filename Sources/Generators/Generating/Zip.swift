/// Tuples of a value of each generator, drawn from left to right.
///
///     let point = zip(.integer(in: 0...9), .boolean) as Generator<(Int, Bool)>
@inlinable
public func zip<each Value>(_ generator: repeat Generator<each Value>) -> Generator<(repeat each Value)> {
    Generator { (source: inout ChoiceSource) throws(Rejection) -> (repeat each Value) in
        (repeat try source.draw(each generator, label: "component"))
    }
}

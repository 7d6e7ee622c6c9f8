import Verification

extension RunningCase {
    /// The name of the bar, the seed, the index of the case, its scenario file and its token.
    var json: JSONObject {
        ["name": bar, "seed": "\(seed)", "case": index, "scenario": file?.text, "token": token?.description]
    }
}

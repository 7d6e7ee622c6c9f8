import Verification

extension FatalCase {
    /// How the bar ends its process.
    var json: JSONObject { ["id": id, "reason": reason, "place": place, "step": step] }
}

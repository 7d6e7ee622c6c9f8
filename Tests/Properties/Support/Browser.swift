import Foundation
import Synchronization

/// Headless Chromium, driven over its debugging pipe.
///
/// Its messages are JSON, each followed by a zero byte: the DevTools protocol.
package final class Browser {
    /// A failure of the browser, or of a script in its page.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The path of Chromium; nil if it is not installed.
    package static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first {
            FileManager.default.isExecutableFile(atPath: $0)
        }

    private let process = Process()
    private let (commands, answers) = (Pipe(), Pipe())
    private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID())")
    private var received = Data()
    private var lastID = 0
    private var session: String?
    private var didLoad = false

    /// What a page has said that it should not: errors, messages on the console, and requests for anything but itself.
    package private(set) var complaints: [String] = []

    /// Starts the browser with an empty page; it is killed after 100 seconds.
    package init() throws {
        guard let path = Self.path else { throw Failure(description: "Chromium is not installed") }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol is spoken on descriptors 3 and 4.
        process.arguments = [
            "-c",
            """
            exec "$0" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
            --disable-background-networking --remote-debugging-pipe --user-data-dir="$1" about:blank \
            3<&0 4>&1 </dev/null >/dev/null 2>&1
            """, path, profile.path,
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        let identifier = process.processIdentifier
        let clock = Thread {
            Thread.sleep(forTimeInterval: 100)
            kill(identifier, SIGKILL)
        }
        clock.start()
        let target = try send("Target.createTarget", ["url": "about:blank"])
        let attached = try send(
            "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// Loads a page from a file in a window of a size, and waits for it.
    package func load(_ html: String, width: Int = 1_200, height: Int = 900, isDark: Bool = false) throws {
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let file = profile.appendingPathComponent("page.html")
        try Data(html.utf8).write(to: file)
        complaints = []
        didLoad = false
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
        try send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
        try send("Page.navigate", ["url": file.absoluteString])
        while !didLoad { note(try receive()) }
    }

    /// Evaluates a script in the page, and returns its value, of the type of JSON that it has.
    @discardableResult
    package func evaluate<Value>(_ script: String, as _: Value.Type = Value.self) throws -> Value {
        let result = try send(
            "Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
        if let details = result["exceptionDetails"] as? [String: Any] {
            throw Failure(description: Self.message(details))
        }
        let value = (result["result"] as? [String: Any])?["value"]
        guard let value = value as? Value else {
            throw Failure(description: "\(script) is \(value ?? "undefined"), expected \(Value.self)")
        }
        return value
    }

    /// Presses and releases a key, by its name in the DOM.
    package func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key]
            if key.count == 1, type == "keyDown" { event["text"] = key }
            try send("Input.dispatchKeyEvent", event)
        }
    }

    /// Clicks the middle of the first element that a selector finds.
    package func click(_ selector: String) throws {
        let middle = try evaluate(
            """
            (() => { const element = document.querySelector('\(selector)');
              element.scrollIntoView({ block: 'center' });
              const box = element.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2]; })()
            """, as: [Double].self)
        for type in ["mousePressed", "mouseReleased"] {
            try send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1])
        }
    }

    /// Drags with a finger from a height on the screen to another one, in points, in a number of frames.
    package func drag(from start: Int, to end: Int, frames: Int) throws {
        func touch(_ type: String, _ points: [[String: Int]]) throws {
            try send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points as [Any]])
            try evaluate("new Promise(requestAnimationFrame).then(() => true)", as: Bool.self)
        }
        try touch("touchStart", [["x": 150, "y": start]])
        for frame in 1...frames {
            try touch("touchMove", [["x": 150, "y": start + (end - start) * frame / frames]])
        }
        try touch("touchEnd", [])
    }

    /// The accessible name and role of every control that can have the focus.
    package func controls() throws -> [(role: String, name: String)] {
        let tree = try send("Accessibility.getFullAXTree")
        return (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node in
            func text(_ key: String) -> String? { (node[key] as? [String: Any])?["value"] as? String }
            let properties = node["properties"] as? [[String: Any]] ?? []
            let isFocusable = properties.contains { $0["name"] as? String == "focusable" }
            guard isFocusable, let role = text("role"), role != "RootWebArea" else { return nil }
            return (role, text("name") ?? "")
        }
    }

    /// Sends a command, and returns its result.
    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == lastID else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func receive() throws -> [String: Any] {
        var message = Data()
        while true {
            // Only the new bytes are searched: a message may have megabytes.
            if let end = received.firstIndex(of: 0) {
                message += received[..<end]
                received = Data(received[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            message += received
            received = try answers.fileHandleForReading.next()
            guard !received.isEmpty else { throw Failure(description: "Chromium has ended") }
        }
    }

    private static func message(_ details: Any?) -> String {
        let details = details as? [String: Any]
        let exception = details?["exception"] as? [String: Any]
        return "\(exception?["description"] ?? details?["text"] ?? "an error")"
    }

    private func note(_ event: [String: Any]) {
        let parameters = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Page.loadEventFired": didLoad = true
        case "Runtime.exceptionThrown":
            complaints.append(Self.message(parameters["exceptionDetails"]))
        case "Runtime.consoleAPICalled": complaints.append("on the console: \(parameters["args"] ?? "")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any]
            complaints.append("in the log: \(entry?["text"] ?? "")")
        case "Network.requestWillBeSent":
            let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
            if !url.hasSuffix("/page.html") { complaints.append("a request for \(url)") }
        default: break
        }
    }
}

import AirBarModel
import Testing
import Verification

extension LiveBarTests {
    @Test func `an object that reports nothing is read once an event is over`() throws {
        let photo = BarDefinition.live("photo", heights: .fixed(88, 240), kind: .parallax(travel: 2)) {
            view, _ in
            let makeRoom = {
                view.contentInset = ContentInset(top: 240 - view.safeArea.top / 2, bottom: 1)
            }
            makeRoom()
            return LiveBar(
                height: {
                    let place = view.contentOffset + view.contentInset.top + view.safeArea.top
                    return max(88, min(240, 240 - place / 2))
                },
                receive: { if case .safeArea = $0 { makeRoom() } })
        }
        // The view moves the content from its end first, and tells of its safe area afterwards: between the two the bar
        // is 163.5 points tall, and before and after 164.
        let view = try ScrollViewGeometry(
            frameHeight: 600, contentHeight: 510, contentOffset: -240,
            safeArea: ContentInset(top: 0, bottom: 1), behavior: .clamps)
        let scenario = Scenario(
            heights: BarHeights(compact: 88, normal: 240, expanded: 240), scrollView: view,
            events: [.scroll(.set, to: -88), .safeArea(ContentInset(top: 2, bottom: 0))])
        #expect(Oracle([.honestEquality]).findings(of: scenario, on: photo).map { "\($0.violation)" } == [])
    }
}

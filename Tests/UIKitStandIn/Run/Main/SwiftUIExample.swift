import AirBarUIKit
import SwiftUI

struct Page: View {
    @State var bar: AirBarController

    var body: some View {
        AirBarScrollView(bar) { Text("The content") }
            .overlay(alignment: .top) { Text("The header").frame(height: bar.state.height) }
    }
}

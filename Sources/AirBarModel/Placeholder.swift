enum PlaceholderAirBarModel {}

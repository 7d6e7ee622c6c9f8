enum PlaceholderGenerators {}

enum PlaceholderVerification {}

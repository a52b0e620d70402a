#if canImport(CoreLocation)
  import CoreLocation

  /// Finds places with the geocoder of Apple's platforms, which needs no server of ours.
  struct AppleGeocoder: Geocoder {
    func places(named name: String) async throws(WeatherError) -> [Place] {
      try await Self.find(name).get()
    }

    private nonisolated static func find(_ name: String) async -> Result<[Place], WeatherError> {
      await withCheckedContinuation { continuation in
        CLGeocoder().geocodeAddressString(name) { placemarks, error in
          if let error, (error as? CLError)?.code != .geocodeFoundNoResult {
            return continuation.resume(returning: .failure(.unavailable))
          }
          let places = (placemarks ?? []).compactMap { placemark -> Place? in
            guard let coordinate = placemark.location?.coordinate else { return nil }
            return Place(
              name: placemark.name ?? name, country: placemark.country,
              latitude: coordinate.latitude, longitude: coordinate.longitude)
          }
          continuation.resume(returning: .success(places))
        }
      }
    }
  }
#endif

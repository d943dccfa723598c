const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** The place of a sign-in, as far as the address reveals it, in the player's terms. */
export function placeOf(ip: string, countryOf: (ip: string) => string | undefined): string {
  const country = countryOf(ip)
  return country ? (countryNames.of(country) ?? country) : 'Unknown location'
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** The location of a sign-in, as far as the address reveals it, in the player's terms. */
export function locationOf(ip: string, countryOf: (ip: string) => string | undefined): string {
  const country = countryOf(ip)
  return country ? (countryNames.of(country) ?? country) : 'Unknown location'
}

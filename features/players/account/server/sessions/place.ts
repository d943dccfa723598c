const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Where a sign-in came from, as far as the address tells and as the player would say it. */
export function placeOf(ip: string, countryOf: (ip: string) => string | undefined): string {
  const country = countryOf(ip)
  return country ? (countryNames.of(country) ?? country) : 'Unknown place'
}

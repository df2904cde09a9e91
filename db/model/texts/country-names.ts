/** The name of a country in a language by its two letters; what is no such code stays as it is. */
export function countryNamesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}

/** Any recent date: zone names change over time, and the default 1970 gives old names. */
const day = new Date(Date.UTC(2026, 0, 1))
const known = new Map<string, string>()

/** `America/Chicago` as a localized name: `Central Time (Chicago)`. A zone unknown to Intl is returned unchanged. */
export function zoneName(zone: string, locale: string): string {
  const key = `${locale} ${zone}`
  const name = known.get(key) ?? nameOf(zone, locale)
  known.set(key, name)
  return name
}

/**
 * Intl style of a zone after a time: `EST`. Chinese has no zone abbreviations, so the long form `北美东部时间` is used
 * instead of `GMT-5`.
 */
export const zoneBeside = (locale: string, zone: string): 'short' | 'longGeneric' =>
  locale.startsWith('zh') && zone !== 'UTC' ? 'longGeneric' : 'short'

/** What stands beside a time, in the brackets of the language: ` (so)`, `（如此）`. */
export const inBrackets = (text: string, locale: string): string =>
  locale.startsWith('zh') ? `（${text}）` : ` (${text})`

function nameOf(zone: string, locale: string): string {
  const [first = zone, ...places] = zone.replaceAll('_', ' ').split('/')
  if (places.length === 0) return first
  const place = places.reverse().join(', ')
  try {
    const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts(day)
      .find(({ type }) => type === 'timeZoneName')?.value
    return name ? `${name} (${place})` : place
  } catch {
    return zone
  }
}

/** Time zones with localized names, for a select list. */
export const namedZones = <Z extends { id: string }>(zones: readonly Z[], locale: string): (Z & { name: string })[] =>
  zones
    .map((zone) => ({ ...zone, name: zoneName(zone.id, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))

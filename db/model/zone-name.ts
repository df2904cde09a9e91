/** Any recent day: what zones are called now, not in 1970. */
const day = new Date(Date.UTC(2026, 0, 1))
const known = new Map<string, string>()

/** `America/Chicago` as people call it, in their language: `Central Time (Chicago)`. A zone that Intl does not know stays as it is. */
export function zoneName(zone: string, locale: string): string {
  const key = `${locale} ${zone}`
  const name = known.get(key) ?? nameOf(zone, locale)
  known.set(key, name)
  return name
}

/** How Intl names a zone beside a time: `EST`. Chinese has no letters for zones: `北美东部时间` tells more than `GMT-5`; browsers know no Chinese names of cities. */
export const zoneBeside = (locale: string, zone: string): 'short' | 'longGeneric' =>
  locale.startsWith('zh') && zone !== 'UTC' ? 'longGeneric' : 'short'

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

/** Zones for a list to choose from, by their names. */
export const namedZones = <Z extends { id: string }>(zones: readonly Z[], locale: string): (Z & { name: string })[] =>
  zones
    .map((zone) => ({ ...zone, name: zoneName(zone.id, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))

import zones from './time-zones.json' with { type: 'json' }

/**
 * Time zones by their IANA names, as people choose them in their profile: a fixed list, so that the seeded rows are the
 * same whichever version of the time-zone database the machine carries. Renamed zones are under both names, since
 * browsers report either. Names for people come from Intl.
 */
export const timeZones: readonly string[] = zones

import { expect, test } from 'vitest'
import { timeZones } from '#db/seed/reference/time-zones.ts'
import { namedZones, zoneBeside, zoneName } from '#model/zone-name.ts'

test.each([
  ['America/Chicago', 'en-US', 'Central Time (Chicago)'],
  ['America/Chicago', 'zh-CN', '北美中部时间 (Chicago)'],
  ['America/Indiana/Knox', 'en-US', 'Central Time (Knox, Indiana)'],
  ['UTC', 'en-US', 'UTC'],
  ['Nowhere/At_All', 'en-US', 'Nowhere/At_All'],
])('%s in %s is %s', (zone, locale, name) => {
  expect(zoneName(zone, locale)).toBe(name)
})

test('every zone that can be chosen has a name of its own, in order', () => {
  const named = namedZones(
    timeZones.map((id) => ({ id })),
    'en-US',
  )
  expect(new Set(named.map(({ name }) => name)).size).toBe(timeZones.length)
  expect(named.filter(({ id, name }) => id.includes('/') && name === id)).toEqual([])
  expect(named.map(({ name }) => name)).toEqual(
    named.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-US')),
  )
})

test.each([
  ['en-US', 'America/New_York', 'EST'],
  ['zh-CN', 'America/New_York', '北美东部时间'],
  ['zh-CN', 'UTC', 'UTC'],
])('beside a time in %s, %s is %s', (locale, zone, name) => {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: 'numeric',
    timeZoneName: zoneBeside(locale, zone),
  }).formatToParts(new Date(Date.UTC(2026, 0, 15)))
  expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(name)
})

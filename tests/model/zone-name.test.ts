import { expect, test } from 'vitest'
import { timeZones } from '#db/seed/reference/time-zones.ts'
import { namedZones, zoneName } from '#model/zone-name.ts'

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
  const named = namedZones(timeZones.map(id => ({ id })), 'en-US')
  expect(new Set(named.map(({ name }) => name)).size).toBe(timeZones.length)
  expect(named.filter(({ id, name }) => id.includes('/') && name === id)).toEqual([])
  expect(named.map(({ name }) => name)).toEqual(named.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-US')))
})

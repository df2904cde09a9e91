import { expect, test, vi } from 'vitest'
import { bothZones } from '#portal/discussions/zones.ts'

vi.mock(import('#portal/ui/time.tsx'), async (original) => ({ ...(await original()), readerZone: () => 'UTC' }))

test('a call’s time in both zones has the brackets of its language', () => {
  const at = Date.UTC(2026, 10, 30, 14) / 1000
  expect(bothZones(at, 'en-US')).toBe('Mon, Nov 30, 9:00 AM EST (Mon, Nov 30, 2:00 PM UTC)')
  expect(bothZones(at, 'zh-CN')).toMatch(/^11月30日周一.*（11月30日周一.*）$/)
})

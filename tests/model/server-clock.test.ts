import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverAhead } from '#model/server-clock.ts'

const at = Date.parse('2026-11-23T12:00:00.400Z')

describe("how far the server's clock is ahead", () => {
  test.each([
    ['the same time', 'Mon, 23 Nov 2026 12:00:00 GMT', 0, 0],
    ['an answer that took a while', 'Mon, 23 Nov 2026 11:59:56 GMT', 0, 0],
    ['a device that is half an hour fast', 'Mon, 23 Nov 2026 11:30:00 GMT', 0, -1_800_400],
    ['a device that is half an hour slow', 'Mon, 23 Nov 2026 12:30:00 GMT', 0, 1_799_600],
    ['what is known already', 'Mon, 23 Nov 2026 12:30:01 GMT', 1_799_600, 1_799_600],
    ['a device that was set right', 'Mon, 23 Nov 2026 12:00:00 GMT', 1_799_600, -400],
    ['no date that can be read', 'yesterday', 7_000, 7_000],
  ])('%s', (_name, date, known, expected) => expect(serverAhead(date, at, known)).toBe(expected))

  test('the time that follows from it is right within six seconds, whatever either clock says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        (server, wrong, known) => {
          const device = server * 1000 + wrong
          const ahead = serverAhead(new Date(server * 1000).toUTCString(), device, known)
          expect(Math.abs(device + ahead - server * 1000)).toBeLessThan(6_000)
        },
      ),
    )
  })
})

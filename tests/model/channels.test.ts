import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferredContacts } from '#model/identity/enums.ts'
import { channelsFor, waitsForQuietHours, type ChannelFacts } from '#model/notifications/channels.ts'
import { notificationTypes } from '#model/notifications/enums.ts'
import { notificationTopics, topicOf, topicPurposes } from '#model/notifications/topics.ts'
import { en } from '#model/texts/en.ts'
import { clockIn, deliverableAt, newYork } from '#model/time.ts'

const facts = (given: Partial<ChannelFacts> = {}): ChannelFacts => ({
  preferredContact: 'email',
  sms: false,
  email: true,
  app: false,
  muted: {},
  hasMobile: true,
  ...given,
})

test.each<[string, Partial<ChannelFacts>, string[]]>([
  ['e-mail alone', {}, ['email']],
  ['all that are on', { sms: true, app: true }, ['email', 'sms', 'app']],
  ['the preferred one always', { preferredContact: 'mobile', email: false }, ['sms']],
  ['without those off for the topic', { sms: true, muted: { invitations: ['email'] } }, ['sms']],
  ['nothing when all are off for the topic', { sms: true, muted: { invitations: ['email', 'sms'] } }, []],
  ['other topics are not meant', { muted: { surveys: ['email'] } }, ['email']],
  [
    'e-mail where no number is known',
    { preferredContact: 'mobile', sms: true, email: false, hasMobile: false },
    ['email'],
  ],
  [
    'nothing where no number is known and e-mail is off for the topic',
    { sms: true, muted: { invitations: ['email'] }, hasMobile: false },
    [],
  ],
  [
    'no e-mail where the app still reaches',
    { preferredContact: 'app', sms: true, email: false, hasMobile: false },
    ['app'],
  ],
])('an invitation goes by %s', (_, given, channels) => expect(channelsFor('invite', facts(given))).toEqual(channels))

test('what no one can switch off goes whatever is switched off', () => {
  const all = Object.fromEntries(
    [...notificationTopics, 'mfa-code', 'account'].map((topic) => [topic, [...notificationTypes]]),
  )
  for (const purpose of ['mfa-code', 'account', 'passwordReset']) {
    expect(channelsFor(purpose, facts({ muted: all }))).toEqual(['email'])
    for (const type of notificationTypes) expect(waitsForQuietHours(type, purpose)).toBe(false)
  }
  const byApp = facts({ preferredContact: 'app', email: false, app: true })
  expect(channelsFor('account', byApp)).toEqual(expect.arrayContaining(['email', 'app']))
  expect(waitsForQuietHours('sms', 'invite')).toBe(true)
  expect(waitsForQuietHours('email', 'invite')).toBe(false)
})

test('what happens to a tax form always arrives, within quiet hours later; reminders before it ends can be switched off', () => {
  const all = Object.fromEntries(notificationTopics.map((topic) => [topic, [...notificationTypes]]))
  expect(channelsFor('taxAccount', facts({ muted: all, sms: true }))).toEqual(['email', 'sms'])
  expect(channelsFor('taxAccount', facts({ preferredContact: 'mobile', email: false }))).toEqual(['email', 'sms'])
  expect(channelsFor('tax', facts({ muted: all }))).toEqual([])
  expect(waitsForQuietHours('sms', 'taxAccount')).toBe(true)
  expect(waitsForQuietHours('email', 'taxAccount')).toBe(false)
})

test('a person who has switched nothing off is reached, whatever else they chose', () => {
  const wishes = fc.record({
    preferredContact: fc.constantFrom(...preferredContacts),
    sms: fc.boolean(),
    email: fc.boolean(),
    app: fc.boolean(),
    hasMobile: fc.boolean(),
  })
  fc.assert(
    fc.property(wishes, fc.constantFrom(...Object.values(topicPurposes).flat()), (given, purpose) => {
      const channels = channelsFor(purpose, facts(given))
      expect(channels.length).toBeGreaterThan(0)
      if (!given.hasMobile) expect(channels).not.toContain('sms')
    }),
  )
})

test('every message about discussions has one topic, and no topic names a message that does not exist', () => {
  const { greeting: _greeting, goodbye: _goodbye, ...messages } = en.message
  const named = Object.values(topicPurposes).flat()
  expect(new Set(named).size).toBe(named.length)
  const discussed = named.filter((name) => name !== 'tax')
  expect(discussed.filter((name) => !(name in messages))).toEqual([])
  expect(discussed.every((name) => topicOf(name) !== undefined)).toBe(true)
})

/** Minutes of a day outside the quiet hours. */
function free(start: string, end: string): number {
  const [from = 0, until = 0] = [end, start].map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))
  return (until - from + 1440) % 1440
}

test('a free minute that summer time skips comes a day later', () =>
  expect(
    deliverableAt(new Date('2025-03-08T07:01:00Z'), { start: '02:01', end: '02:00', zone: newYork }).toISOString(),
  ).toBe('2025-03-10T06:00:00.000Z'))

test('no quiet hour is ever disturbed: not before midnight, not after it, in no zone', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  const zones = fc.constantFrom(newYork, 'Asia/Kolkata', 'Europe/Berlin', 'Pacific/Auckland', 'UTC')
  fc.assert(
    fc.property(
      clock,
      clock,
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      zones,
      (start, end, seconds, zone) => {
        fc.pre(start !== end)
        const now = new Date(seconds * 1000)
        const then = deliverableAt(now, { start, end, zone })
        const shown = clockIn(then, zone)
        const quiet = start < end ? shown >= start && shown < end : shown >= start || shown < end
        expect(quiet).toBe(false)
        // never later than the next end of the window, an hour of summer time aside, which may swallow a free time as short
        const longest = free(start, end) <= 60 ? 49 : 25
        expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(longest * 3_600_000)
      },
    ),
    { numRuns: 500 },
  )
})

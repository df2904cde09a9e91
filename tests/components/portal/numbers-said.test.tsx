import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { serverNow } from '#api/client/server-clock.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { LimitKey } from '#model/limits.ts'
import type { RoomState } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import type { Locale } from '#model/texts/locales.ts'
import { Offer } from '#portal/discussions/invitation/offer.tsx'
import LivePage from '#portal/live-sessions/room/live-page.tsx'
import { ExternalCall } from '#portal/live-sessions/room/external-call.tsx'
import type { Room } from '#portal/live-sessions/room/use-room.ts'
import { usePaymentNote } from '#portal/payments/use-payment-note.ts'
import { textOfError } from '#portal/shell/error-text.ts'
import { fieldTexts } from '#portal/shell/field-texts.ts'
import { useTranslation } from '#portal/shell/texts.tsx'
import { signInFully } from '../sign-in.ts'
import { answerWith } from '../portal-answers.ts'
import { renderInPortal } from './page.tsx'

/** The API with these numbers set. */
const set = (limits: Partial<Record<LimitKey, number>>, others: Record<string, unknown> = {}) =>
  answerWith({
    '/server/limits': Object.fromEntries(Object.entries(limits).map(([key, value]) => [key, { value }])),
    ...others,
  })

test('an invitation says the minutes that may be stated now', async () => {
  set({ 'money.minMinutes': 20, 'money.maxMinutes': 90 })
  const discussion = {
    queryId: 'q1',
    mediaType: 'messenger',
    meetingTime: null,
    diagnosis: { plainName: 'breast cancer', code: 'C50' },
    contextName: null,
    ageBand: null,
    seatsUsed: 0,
    panelSize: 3,
    engagement: { status: 'invited', pay: { payable: true, hourlyRate: 400, surge: 1, currency: 'USD' } },
  } as unknown as Discussion
  await renderInPortal(<Offer discussion={discussion} />)
  expect(await screen.findByText('Paid for the time you report, 20 to 90 minutes.')).toBeDefined()
})

test.each([
  [{}, 'Standard payment processing takes 4 to 6 weeks after quarter close.'],
  [{ from: 14, until: 14 }, 'Standard payment processing takes 2 weeks after quarter close.'],
  [{ from: 7, until: 10 }, 'Standard payment processing takes 7 to 10 days after quarter close.'],
  [{ from: 0, until: 1 }, 'Standard payment processing takes 0 to 1 day after quarter close.'],
])('pay comes after the time that is set: %j', async ({ from, until }: { from?: number; until?: number }, said) => {
  set(from === undefined || until === undefined ? {} : { 'money.payoutFrom': from, 'money.payoutUntil': until })
  function Note() {
    return <p>{usePaymentNote()}</p>
  }
  await renderInPortal(<Note />)
  expect(await screen.findByText(said)).toBeDefined()
})

test.each<[number, Locale, string]>([
  [5, 'en', 'You can join five minutes before the call.'],
  [1, 'en', 'You can join one minute before the call.'],
  [20, 'en', 'You can join 20 minutes before the call.'],
  [0, 'en', 'You can join when the call starts.'],
  [20, 'zh', '您可以在通话开始前 20 分钟加入。'],
])('%i minutes before a call it can be joined: in %s', async (minutes, locale, said) => {
  await signInFully('member@consilium.test')
  const start = Math.ceil(serverNow() / 1000) + 7200
  const session = {
    status: 'early',
    meetingTime: start,
    joinableFrom: start - minutes * 60,
    endsAt: start + 1800,
    hostJoined: false,
    minutes: 30,
  }
  set({ 'live.early': minutes }, { '/user/interaction/{key}/sessionStatus': session })
  const discussion = { queryId: 'q1', title: 'Call', viewer: 'asker', mediaType: 'video' } as unknown as Discussion
  await renderInPortal(<LivePage discussion={discussion} />, { locale })
  expect(await screen.findByText(said)).toBeDefined()
})

test('the end of a call on another site offers what may be stated now', async () => {
  set({ 'money.minMinutes': 20, 'money.maxMinutes': 50, 'money.minutesStep': 10, 'live.overrun': 1 })
  const done = () => Promise.resolve()
  const state = { status: 'joinable', meetingTime: serverNow() / 1000 - 60, peers: [], hostHere: true }
  const room = {
    joined: { role: 'expert', inside: true, observer: false, relayOnly: false, voice: 'none' },
    state: state as unknown as RoomState,
    messages: [],
    chat: { text: '', write: done, send: done, unsent: [], sendAgain: done, discard: done },
    leave: done,
    end: done,
  } as unknown as Room
  await renderInPortal(
    <ExternalCall room={room} url="https://calls.test/1" willJoin={false} onJoin={() => undefined} />,
  )
  const offered = () =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: en.room.externalMinutes }).options].map(({ value }) =>
      Number(value),
    )
  await screen.findByRole('combobox', { name: en.room.externalMinutes })
  await expect.poll(offered).toEqual([20, 30, 40, 50])
  await userEvent.click(screen.getByRole('button', { name: en.room.end }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('until 1 minute after the scheduled end.')
})

test('a refusal says the numbers that the server answers', async () => {
  const locked = (seconds?: number) => new ApiError(429, { errorKey: 'errors.signInLocked' }, seconds)
  const fields = { minutes: 'errors.minutesStep', ibanNumber: 'errors.ibanLength' }
  const refused = new ApiError(422, { errorKey: 'errors.invalidParameters', fields, least: 20, most: 50, step: 10 })
  const said: string[] = []
  function Said() {
    const t = useTranslation()
    said.push(textOfError(t, locked(900)), textOfError(t, locked(61)), textOfError(t, locked(60)))
    said.push(...Object.values(fieldTexts(t, refused)))
    return null
  }
  await renderInPortal(<Said />)
  expect(said.slice(0, 5)).toEqual([
    'Too many tries. Please wait 15 minutes and try again.',
    'Too many tries. Please wait 2 minutes and try again.',
    'Too many tries. Please wait 1 minute and try again.',
    'Enter the minutes in steps of 10, starting at 20.',
    'An IBAN has 20 to 50 characters.',
  ])
})

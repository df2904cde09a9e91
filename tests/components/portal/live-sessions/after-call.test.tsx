import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { serverNow } from '#api/client/server-clock.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import BookedCall from '#portal/discussions/calls/booked-call.tsx'
import CallSummary from '#portal/discussions/calls/call-summary.tsx'
import { StatusLine } from '#portal/discussions/detail/status-line.tsx'
import { StatusPanel } from '#portal/discussions/detail/status-panel.tsx'
import { signInFully } from '../../sign-in.ts'
import { answerWith } from '../../portal-answers.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('expert@consilium.test'))

const now = Math.floor(serverNow() / 1000)
const start = (text: string) => text.split('%{')[0] ?? ''
const starting = (text: string) => screen.queryByText((words) => words.startsWith(start(text)))
const call = (meetingTime: number, state: string, more: object = {}) =>
  ({
    queryId: 'q1',
    key: 'CQ-AAAAAA',
    viewer: 'asker',
    mediaType: 'video',
    status: 'open',
    displayStatus: 'open',
    engagement: null,
    meetingTime,
    call: { minutes: 30, state, booked: 1 },
    progress: {
      stage: 'accepted',
      invited: 1,
      accepted: 1,
      answered: 0,
      panelSize: 1,
      firstAnswerBy: null,
      waitsFor: 'call',
    },
    ...more,
  }) as unknown as Discussion
const both = (d: Discussion) =>
  renderInPortal(
    <>
      <StatusLine discussion={d} />
      <StatusPanel discussion={d} />
      <BookedCall discussion={d} />
    </>,
  )

test('a call that is open, or open again, is not waited for: the page says until when and leads into it', async () => {
  await both(call(now - 600, 'ahead'))
  expect(starting(en.calls.open)).not.toBeNull()
  expect(screen.getByText(en.caseView.waits.callOpen)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.calls.room })).toBeTruthy()
  for (const text of [en.calls.askerNext, en.calls.booked, en.caseView.waits.call])
    expect(screen.queryByText(text)).toBeNull()
})

test('a call to come is waited for', async () => {
  await both(call(now + 600, 'ahead'))
  expect(screen.getByText(en.calls.booked)).toBeTruthy()
  expect(screen.getByText(en.caseView.waits.call)).toBeTruthy()
  expect(screen.getByText(en.caseView.step.call)).toBeTruthy()
  expect(screen.queryByText(en.caseView.step.answer)).toBeNull()
})

test('an expert reads when the pay appears, and no longer so once that time has passed', async () => {
  const seat = { viewer: 'expert', engagement: { bookedAt: '2026-01-01', confirmBy: null, allowed: [] } }
  const { unmount } = await both(call(now - 600, 'over', seat))
  expect(starting(en.calls.overExpertBy)).not.toBeNull()
  unmount()
  await both(call(now - 86_400, 'over', seat))
  expect(screen.getByText(en.calls.overExpert)).toBeTruthy()
})

test('a call that was held is not called answers', async () => {
  const progress = {
    stage: 'answered',
    invited: 1,
    accepted: 1,
    answered: 1,
    panelSize: 1,
    firstAnswerBy: null,
    waitsFor: null,
  }
  await both(call(now - 86_400, 'settled', { status: 'answered', progress }))
  expect(screen.getByText(en.caseView.step.callHeld)).toBeTruthy()
  expect(screen.getByText(en.calls.held)).toBeTruthy()
  expect(screen.queryByText(en.reading.state.answered.title)).toBeNull()
})

test('a short call says what it is paid for, and a summary names its call once another is booked', async () => {
  const summary = {
    id: 's1',
    author: 'Dr. Blum',
    agreed: 'Three more cycles',
    followUp: '',
    intervals: [],
    meetingTime: now - 86_400,
    minutes: 3,
    createdAt: new Date().toISOString(),
    objectBy: new Date().toISOString(),
    state: 'open',
    objection: null,
  }
  answerWith({
    '/server/limits': { 'money.minMinutes': { value: 15 } },
    '/user/interaction/{key}/callSummary': { summaries: [summary], stated: false, mayWrite: null, mayDecide: null },
  })
  const paid = { viewer: 'expert', engagement: { pay: { payable: true } } }
  const { unmount } = await renderInPortal(<CallSummary discussion={call(now - 86_400, 'settled', paid)} />)
  await screen.findByText('Measured in the call: 3 minutes, paid for at least 15 minutes')
  expect(starting(en.calls.summary.ofCall)).toBeNull()
  unmount()
  await renderInPortal(<CallSummary discussion={call(now + 86_400, 'ahead')} />)
  await screen.findByText('Measured in the call: 3 minutes')
  expect(starting(en.calls.summary.ofCall)).not.toBeNull()
})

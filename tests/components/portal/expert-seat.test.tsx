import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Discussion, IndexRecord } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import ExpertWork from '#portal/content/expert-work.tsx'
import { DiscussionView } from '#portal/discussions/detail/discussion-view.tsx'
import { OwnPart } from '#portal/discussions/detail/own-part.tsx'
import { Decision } from '#portal/discussions/invitation/decision.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

type Part = NonNullable<Discussion['engagement']>
/** A held discussion as an expert gets it, with what these parts of a page read of it. */
const held = (part: Partial<Part>) =>
  ({
    queryId: 'q1',
    key: 'CQ-AAAAAA',
    status: 'held',
    displayStatus: 'open',
    mediaType: 'messenger',
    meetingTime: null,
    viewer: 'expert',
    mayPost: false,
    engagement: {
      status: 'invited',
      invitation: 'paused',
      bookedAt: null,
      answeredAt: null,
      reservedLeftMs: 0,
      pausedFor: [],
      bestTimes: [],
      allowed: ['decline'],
      pay: null,
      ...part,
    },
  }) as unknown as Discussion

test('an invitation during a hold says that it is paused and cannot be accepted, only declined', async () => {
  await signInFully('expert2@consilium.test')
  await renderInPortal(<Decision discussion={held({})} />)
  expect(await screen.findByText(en.reading.state.held.title)).toBeDefined()
  expect(screen.getByText(en.inviting.paused)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.invite.action.accept }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.invite.action.decline }).disabled).toBe(false)
})

test('an expired invitation during a hold promises no message', async () => {
  await renderInPortal(<Decision discussion={held({ status: 'timedout', allowed: [] })} />)
  expect(await screen.findByText(en.invitation.paused)).toBeDefined()
  expect(screen.queryByText(en.inviting.paused)).toBeNull()
})

test('the seat of a held discussion says that its clock is paused, on both of its pages, and urges no one', async () => {
  const seat = held({
    status: 'claimed',
    invitation: 'accepted',
    pausedFor: ['hold', 'clarify'],
    reservedLeftMs: 7.2e6,
  })
  for (const Part of [OwnPart, Decision]) {
    const { unmount } = await renderInPortal(<Part discussion={seat} />)
    expect(await screen.findByText(en.reading.seat.holdText)).toBeDefined()
    expect(screen.queryByText(en.reading.seat.text)).toBeNull()
    unmount()
  }
})

test('an expert who withdrew the only answer is shown the way back to the pay', async () => {
  const withdrew = { status: 'answered', answeredAt: '2026-03-02T09:00:00.000Z', withdrawn: true } as const
  const open = { ...held({ ...withdrew, paidAgain: true }), status: 'open', mayPost: true } as Discussion
  const { unmount } = await renderInPortal(<OwnPart discussion={open} />)
  expect(await screen.findByText(en.reading.part.withdrew)).toBeDefined()
  expect(screen.getByText(en.reading.part.withdrewPaid)).toBeDefined()
  expect(screen.queryByText(en.reading.part.answered)).toBeNull()
  unmount()
  const unpaid = { ...held({ ...withdrew, paidAgain: false }), status: 'open', mayPost: true } as Discussion
  await renderInPortal(<OwnPart discussion={unpaid} />)
  expect(await screen.findByText(en.reading.part.withdrew)).toBeDefined()
  expect(screen.queryByText(en.reading.part.withdrewPaid)).toBeNull()
})

test('the home page says paused for a paused seat and call booked for a booked call, and offers no paused invitation', async () => {
  const record = (
    title: string,
    changes: Partial<IndexRecord>,
    part: Partial<NonNullable<IndexRecord['engagement']>>,
  ) =>
    ({
      queryId: title,
      title,
      status: 'open',
      isInvited: part.status === 'invited',
      meetingTime: null,
      mediaType: 'messenger',
      diagnosisName: 'Breast cancer',
      ...changes,
      engagement: {
        status: 'claimed',
        reservedUntil: null,
        inviteExpires: null,
        rate: 30_000,
        currency: 'USD',
        surgeMultiple: 1,
        pausedFor: [],
        seatsUsed: 1,
        panelSize: 3,
        ...part,
      },
    }) as unknown as IndexRecord
  const rows = [
    record('Offered', { status: 'held' }, { status: 'invited' }),
    record('Held', { status: 'held' }, { pausedFor: ['hold'] }),
    record('Asked', {}, { pausedFor: ['clarify'] }),
    record('Tumor board', { mediaType: 'video', meetingTime: 1_900_000_000 }, {}),
    record('Past call', { mediaType: 'video', meetingTime: 1_700_000_000 }, {}),
    record('Running', {}, { reservedUntil: '2027-03-02T09:00:00.000Z' }),
  ]
  vi.spyOn(api, 'get').mockResolvedValue({
    data: { requiresAction: rows, newOpportunities: [], ongoing: [], closed: [] },
  } as never)
  await renderInPortal(<ExpertWork />)
  const line = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li')!)
  const home = en.expertHome
  const offered = await line('Offered')
  expect(offered.getByText(en.reading.state.held.title)).toBeDefined()
  expect(offered.queryByRole('link', { name: home.acceptNamed.replace('%{title}', 'Offered') })).toBeNull()
  for (const [title, badge, due] of [
    ['Held', home.paused, en.reading.seat.pausedFor.hold],
    ['Asked', home.paused, en.reading.seat.pausedFor.clarify],
    ['Tumor board', home.booked, home.callAt],
    ['Past call', home.callOver, home.callAt],
    ['Running', home.claimed, home.due],
  ] as const) {
    const one = await line(title)
    expect(one.getByText(badge)).toBeDefined()
    expect(one.getAllByText(due, { exact: false }).length).toBeGreaterThan(0)
    expect(one.queryByText(home.noDeadline)).toBeNull()
  }
})

test('an expert who gave up the seat reads that this is final, and nothing else', async () => {
  const gone = { ...held({ status: 'cancelled', givenBack: true, allowed: [] }), title: 'Tumor board' } as Discussion
  await renderInPortal(<DiscussionView discussion={gone} />)
  expect(await screen.findByText(en.reading.part.givenBack)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Tumor board' })).toBeDefined()
  expect(screen.queryByText(en.reading.readOnly)).toBeNull()
  expect(screen.queryByText(en.discussion.card.meetingTbd, { exact: false })).toBeNull()
})

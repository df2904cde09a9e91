import { useState } from 'react'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Discussion, IndexRecord } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'
import ExpertWork from '#portal/content/expert-work.tsx'
import { DiscussionView } from '#portal/discussions/detail/discussion-view.tsx'
import { ExpertEditor } from '#portal/discussions/detail/editor/expert-editor.tsx'
import { OwnPart } from '#portal/discussions/detail/own-part.tsx'
import { Decision } from '#portal/discussions/invitation/decision.tsx'
import { dismiss } from '#portal/ui/overlays/notify.ts'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

// notes are shown one after the other, over the tests too
afterEach(() => Array.from({ length: 99 }, (_, id) => dismiss(id)))

type Part = NonNullable<Discussion['engagement']>
/** A held discussion as an expert gets it, with what these parts of a page read of it. */
const held = (part: Partial<Part>) =>
  ({
    queryId: 'q1',
    key: 'CQ-AAAAAA',
    status: 'held',
    displayStatus: 'open',
    mediaType: 'messenger',
    diagnosis: { code: 'C50.9', name: 'Breast cancer' },
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

test('a seat that ends soon is said to screen readers', async () => {
  const seat = held({ status: 'claimed', invitation: 'accepted', reservedLeftMs: 299_000 })
  await renderInPortal(<OwnPart discussion={{ ...seat, status: 'open' }} />)
  await screen.findByRole('timer')
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
    'A seat is reserved for you: 5:00 min left',
  )
})

test('an expert whose seat expires while writing reads so beside the text, with the way back', async () => {
  const limited = {
    ...held({ status: 'claimed', invitation: 'accepted' }),
    status: 'open',
    mayPost: true,
  } as Discussion
  const editor = (part: Partial<Part>) => (
    <ExpertEditor
      discussion={{ ...limited, engagement: { ...limited.engagement!, ...part } }}
      draftKey="answer.expired"
    />
  )
  const before = await renderInPortal(editor({}))
  await userEvent.fill(await screen.findByRole('textbox', { name: en.reading.write.label }), 'A genomic assay first.')
  expect(screen.queryByText(en.reading.part.timedout)).toBeNull()
  await expect.poll(() => screen.queryByText(en.reading.write.kept)).not.toBeNull()
  before.unmount()
  await renderInPortal(editor({ status: 'timedout', allowed: ['accept'] }))
  const said = within((await screen.findByText(en.reading.part.timedout)).closest<HTMLElement>('[role=status]')!)
  expect(said.getByText(en.reading.part.seatFree)).toBeDefined()
  expect(said.getByRole('button', { name: en.reading.part.claimAgain })).toBeDefined()
  expect(screen.getByRole('textbox', { name: en.reading.write.label })).toHaveValue('A genomic assay first.')
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

test('the time of an answer is stored once it is chosen, and the sum is that of the stored time', async () => {
  const answered = (part: Partial<Part>) =>
    ({
      ...held({
        status: 'answered',
        answeredAt: '2026-03-02T09:00:00.000Z',
        pay: { amount: 8000, currency: 'USD', hourlyRate: 32_000, surge: 1, payable: true },
        ...part,
      }),
      status: 'open',
    }) as Discussion
  let stored = () => {}
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation(() => new Promise((resolve) => (stored = () => resolve({ json: {} } as never))))
  let show = (_discussion: Discussion) => {}
  function Page() {
    const [discussion, setDiscussion] = useState(answered({ minutes: 15, version: 1 }))
    show = setDiscussion
    return <OwnPart discussion={discussion} />
  }
  await renderInPortal(<Page />)
  const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: en.reading.minutes })
  const sent = (minutes: number, version: number) =>
    expect
      .poll(() => call.mock.lastCall)
      .toEqual([
        'put',
        '/user/interaction/{key}/minutes',
        expect.objectContaining({ params: { key: 'q1' }, body: { minutes, version } }),
      ])
  await userEvent.selectOptions(time, '35')
  await sent(35, 1)
  expect(time.value).toBe('35')
  expect(screen.getByText('$80.00')).toBeDefined()
  // the next choice waits for the version that this one leaves
  await userEvent.selectOptions(time, '40')
  expect(call).toHaveBeenCalledTimes(1)
  act(() => show(answered({ minutes: 35, version: 2 })))
  stored()
  await sent(40, 2)
  expect(screen.getByText('$186.67')).toBeDefined()
  act(() => show(answered({ minutes: 40, version: 3 })))
  stored()
  expect(await screen.findByText(en.reading.minutesSaved)).toBeDefined()
  expect(screen.getByText('$213.33')).toBeDefined()
  expect(time.value).toBe('40')
  // a refusal shows what is stored
  call.mockRejectedValue(new ApiError(409, { errorKey: 'conflict' }))
  await userEvent.selectOptions(time, '60')
  await expect.poll(() => time.value).toBe('40')
  expect(call).toHaveBeenCalledTimes(3)
  call.mockRestore()
})

test('an answer in review promises its pay, and says what it depends on', async () => {
  const part = (inReview: boolean) =>
    held({
      status: 'answered',
      answeredAt: '2026-03-02T09:00:00.000Z',
      minutes: 15,
      inReview,
      pay: { amount: 8000, currency: 'USD', hourlyRate: 32_000, surge: 1, payable: true },
    })
  const waits = await renderInPortal(<OwnPart discussion={{ ...part(true), displayStatus: 'closed' }} />)
  expect(await screen.findByText(en.reading.earns.inReview)).toBeDefined()
  expect(screen.getByText(en.reading.earns.later)).toBeDefined()
  waits.unmount()
  await renderInPortal(<OwnPart discussion={{ ...part(false), displayStatus: 'closed' }} />)
  expect(await screen.findByText(en.reading.earns.amount)).toBeDefined()
  expect(screen.queryByText(en.reading.earns.inReview)).toBeNull()
})

test.each([
  ['an answer', { status: 'claimed' }, 'response', en.reading.posted.answer],
  ['an answer in review', { status: 'claimed' }, 'pendedexpert', `${en.reading.posted.answer} ${en.reading.pended}`],
  ['a reply', { status: 'followup', answeredAt: '2026-03-02T09:00:00.000Z' }, 'response', en.reading.posted.reply],
  ['a comment', { status: 'answered', answeredAt: '2026-03-02T09:00:00.000Z' }, 'response', en.reading.posted.comment],
] as const)('what was posted is named: %s', async (what, part, type, said) => {
  const discussion = { ...held({ invitation: 'accepted', ...part }), status: 'open', mayPost: true } as Discussion
  const call = vi.spyOn(api, 'call').mockResolvedValue({ json: { type } } as never)
  await renderInPortal(<ExpertEditor discussion={discussion} draftKey={`posted.${what}`} />)
  await userEvent.fill(
    await screen.findByRole('textbox', { name: en.reading.write.label }),
    'A genomic assay first, and the decision about chemotherapy by its result, as the guidelines of this year say.',
  )
  await userEvent.click(screen.getByRole('button', { name: en.reading.write.post }))
  expect(await screen.findByText(said)).toBeDefined()
  expect(call).toHaveBeenCalledOnce()
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

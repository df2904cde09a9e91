import { useEffect, useState } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import BookedCall from '#portal/discussions/calls/booked-call.tsx'
import { AskerEditor } from '#portal/discussions/detail/editor/asker-editor.tsx'
import { ExpertEditor } from '#portal/discussions/detail/editor/expert-editor.tsx'
import { Head } from '#portal/discussions/detail/head.tsx'
import { Responses } from '#portal/discussions/detail/responses.tsx'
import { AnswerArea } from '#portal/discussions/wizard/answer-area.tsx'
import { FailureBanner } from '#portal/discussions/wizard/failure-banner.tsx'
import { dismiss } from '#portal/ui/overlays/notify.ts'
import { ApiError } from '#api/client/api-error.ts'
import { discardDraft, saveDraft } from '#api/client/draft-storage.ts'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const asked = (changes: Partial<Discussion> = {}) =>
  ({
    queryId: 'q1',
    key: 'CQ-AAAAAA',
    title: 'Tumor board',
    viewer: 'asker',
    status: 'open',
    displayStatus: 'open',
    diagnosis: { plainName: 'Breast cancer', name: 'Breast cancer', code: 'C50' },
    mediaType: 'video',
    meetingTime: null,
    proposedTimes: [],
    engagement: null,
    call: null,
    allowed: [],
    closeTime: null,
    ...changes,
  }) as unknown as Discussion

/** The head of a discussion, closed by the event. */
function Closing({ allowed }: { allowed: Discussion['allowed'] }) {
  const [now, setNow] = useState(allowed)
  useEffect(() => {
    const over = () => setNow([])
    addEventListener('closed', over)
    return () => removeEventListener('closed', over)
  }, [])
  return <Head discussion={asked({ allowed: now })} />
}

test('the times that the asker proposed are shown until one is booked', async () => {
  const proposedTimes = [1_900_000_000, 1_900_100_000]
  const { unmount } = await renderInPortal(<Head discussion={asked({ proposedTimes })} />)
  const line = await screen.findByText(en.reading.proposed, { exact: false })
  expect(line.textContent?.match(/2030|Mar/g)?.length).toBeGreaterThanOrEqual(2)
  unmount()
  await renderInPortal(<Head discussion={asked({ proposedTimes, meetingTime: 1_900_000_000 })} />)
  await screen.findByRole('heading', { name: 'Tumor board' })
  expect(screen.queryByText(en.reading.proposed, { exact: false })).toBeNull()
})

test('an open discussion does not close at a time that has passed', async () => {
  const { unmount } = await renderInPortal(<Head discussion={asked({ closeTime: '2020-01-01T00:00:00.000Z' })} />)
  await screen.findByRole('heading', { name: 'Tumor board' })
  expect(screen.queryByText(en.reading.closesAt, { exact: false })).toBeNull()
  unmount()
  await renderInPortal(<Head discussion={asked({ closeTime: '2090-01-01T00:00:00.000Z' })} />)
  expect(await screen.findByText(en.reading.closesAt, { exact: false })).toBeDefined()
})

test('closing by keyboard leads to the title of the discussion once its button has gone', async () => {
  let close: (answer: unknown) => void = () => undefined
  vi.spyOn(api, 'call').mockReturnValueOnce(new Promise((resolve) => (close = resolve)) as never)
  await renderInPortal(<Closing allowed={['close']} />)
  screen.getByRole('button', { name: en.reading.close }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByRole('button', { name: en.reading.close }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  close({ json: {} })
  dispatchEvent(new Event('closed'))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Tumor board' }))
})

test('who cannot come to a booked call reads whom to tell', async () => {
  const call = { minutes: 30, state: 'ahead', booked: 1 } as const
  await renderInPortal(<BookedCall discussion={asked({ meetingTime: 1_900_000_000, call })} />)
  expect(await screen.findByText(en.calls.askerAway)).toBeDefined()
  expect(screen.getByRole('button', { name: en.menu.contactUs })).toBeDefined()
})

test('what staff asked for before the release is not among the answers', async () => {
  await signInFully('member@consilium.test')
  const line = (id: string, type: string, text: string) =>
    ({
      id,
      type,
      subtype: null,
      text,
      displayName: 'Support',
      createdAt: '2027-01-01T00:00:00.000Z',
    }) as DiscussionResponse
  const data = [line('a', 'csrhold', 'Which stage?'), line('b', 'response', 'Start with surgery.')]
  vi.spyOn(api, 'get').mockResolvedValue({ data, total: 2 } as never)
  vi.spyOn(api, 'put').mockResolvedValue({} as never)
  await renderInPortal(<Responses discussion={asked()} />)
  await screen.findByText('Start with surgery.')
  const [answers, review] = screen.getAllByRole('list', { hidden: true }) as [HTMLElement, HTMLElement]
  expect(within(answers).getByText('Start with surgery.')).toBeDefined()
  expect(within(answers).queryByText('Which stage?')).toBeNull()
  expect(within(review).getByText('Which stage?')).toBeDefined()
  expect(screen.getByText(en.reading.reviewBefore)).toBeDefined()
})

// a question with two buttons
const choices = ['yes', 'no'].map((value) => ({ value, label: { key: `form.${value}`, params: {} } }))
const step = { action: 'choose-one', tag: 'anonymous', label: { key: 'form.yes', params: {} }, choices }
const conversation = { messages: [], step, data: {}, ts: 1, reached: true } as never
const wizard = { busy: false, draftKey: () => 'key', changing: () => undefined, answer: () => undefined } as never

test('a question that is asked comes into view, but is not scrolled away under a finger', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const ask = () => renderInPortal(<AnswerArea wizard={wizard} conversation={conversation} moveFocus={false} />)
  const { unmount } = await ask()
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce())
  unmount()
  scrolled.mockClear()
  await ask()
  const [button] = await screen.findAllByRole('button')
  fireEvent.pointerDown(button as HTMLElement)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(scrolled).not.toHaveBeenCalled()
})

test('a question that is on its way into view stops under a finger', async () => {
  const tall = document.createElement('div')
  tall.style.height = '6000px'
  document.body.prepend(tall)
  try {
    scrollTo({ top: 0, behavior: 'instant' })
    await renderInPortal(<AnswerArea wizard={wizard} conversation={conversation} moveFocus={false} />)
    const [button] = await screen.findAllByRole('button')
    await waitFor(() => expect(scrollY).toBeGreaterThan(100), { interval: 10 })
    fireEvent.pointerDown(button as HTMLElement)
    await new Promise((resolve) => setTimeout(resolve, 600))
    // the whole way is over 5,000 px
    expect(scrollY).toBeLessThan(2_000)
  } finally {
    tall.remove()
  }
})

test('a submission without a connection says so beside the button', async () => {
  const failure = { error: new ApiError(0), byItself: true, retry: () => undefined }
  await renderInPortal(<FailureBanner wizard={{ failure, busy: false } as never} />)
  expect(await screen.findByText(en.asking.sentAgain)).toBeDefined()
})

test.each([
  ['ahead', en.reading.write.beforeCall],
  ['over', en.reading.write.afterCall],
] as const)('what an expert writes around a call is a note: %s', async (state, title) => {
  await signInFully('expert@consilium.test')
  const engagement = { status: 'claimed', bookedAt: '2027-01-01T00:00:00.000Z', answeredAt: null, pay: null }
  const call = { minutes: 30, state, booked: 1 }
  const discussion = asked({ viewer: 'csr', call, engagement: engagement as never, meetingTime: 1_900_000_000 })
  await renderInPortal(<ExpertEditor discussion={discussion} draftKey={`note.${state}`} />)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
})

describe('without an answer', () => {
  // what one test was told would lie over the next
  afterEach(() => Array.from({ length: 99 }, (_, id) => dismiss(id)))
  let id = ''
  beforeAll(async () => ({ id } = await signInFully('member@consilium.test')))

  test('a text that was posted and never answered says on return that it may not have been sent; one that was stopped does not', async () => {
    const key = `response.${id}.CQ-AAAAAA`
    const sending = { key: 'k1', body: '{}' }
    const discussion = asked({ askerAction: 'clarify' } as never)
    saveDraft(key, { text: 'Which dose?', clarify: true, sending })
    const { unmount } = await renderInPortal(<AskerEditor discussion={discussion} draftKey={key} />)
    expect(await screen.findByText(en.reading.write.unconfirmed)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en.reading.write.post }).disabled).toBe(false)
    unmount()
    saveDraft(key, { text: 'Which dose?', clarify: true, sending: { ...sending, stopped: true } })
    await renderInPortal(<AskerEditor discussion={discussion} draftKey={key} />)
    await screen.findByRole('button', { name: en.reading.write.post })
    expect(screen.queryByText(en.reading.write.unconfirmed)).toBeNull()
    discardDraft(key)
  })

  test('a text that waits for a connection and is not to be sent is not called unconfirmed', async () => {
    const key = `response.${id}.CQ-AAAAAA`
    const sent = vi.spyOn(api, 'call')
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    await renderInPortal(<AskerEditor discussion={asked({ askerAction: 'clarify' } as never)} draftKey={key} />)
    await userEvent.fill(await screen.findByRole('textbox', { name: en.reading.write.label }), 'Which dose?')
    await userEvent.click(screen.getByRole('button', { name: en.reading.write.post }))
    await screen.findByText(en.asking.sentAgain)
    await userEvent.click(screen.getByRole('button', { name: en.reading.write.dontSend }))
    await expect.poll(() => screen.queryByText(en.asking.sentAgain)).toBeNull()
    expect(screen.queryByText(en.reading.write.unconfirmed)).toBeNull()
    expect(sent.mock.calls.filter(([method]) => method === 'post')).toEqual([])
    discardDraft(key)
  })

  test('giving up a seat that fails says so in its dialog, which stays', async () => {
    vi.spyOn(api, 'call').mockRejectedValue(new ApiError(500))
    const engagement = { bookedAt: '2027-01-01T00:00:00.000Z', allowed: ['giveBack'], confirmBy: null }
    const call = { minutes: 30, state: 'ahead', booked: 1 }
    const discussion = asked({ viewer: 'expert', call, engagement: engagement as never } as never)
    await renderInPortal(<BookedCall discussion={discussion} />)
    await userEvent.click(await screen.findByRole('button', { name: en.calls.giveBack }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.fill(within(dialog).getByRole('textbox'), 'On leave.')
    await userEvent.click(within(dialog).getByRole('button', { name: en.calls.giveBackButton }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(en.errors.internal)
  })
})

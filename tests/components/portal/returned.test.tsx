import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import Returned from '#portal/discussions/detail/editor/returned.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

beforeAll(async () => {
  await signInFully('member@consilium.test')
})

const texts = en.reading.returned
test.each([
  ['csrhold', texts.csrhold],
  ['open', texts.open],
  ['pending_charge', texts.done],
] as const)('resubmitted, a question that is then %s is told so', async (status, said) => {
  const text = 'Is adjuvant chemotherapy advisable after lumpectomy with one positive node?'
  const returned = { queryId: 'q1', key: status, text, history: '', staffNote: null, version: 1 } as Discussion
  vi.spyOn(api, 'call').mockResolvedValue({ status: 200, headers: new Headers(), json: { ...returned, status } })
  await renderInPortal(<Returned discussion={returned} />)
  await userEvent.click(await screen.findByRole('button', { name: texts.resubmit }))
  expect(await screen.findByText(said)).toBeDefined()
  // the next note waits for this one
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
})

test('a medical history that was given is not sent empty', async () => {
  const text = 'Is adjuvant chemotherapy advisable after lumpectomy with one positive node?'
  const history = 'Lumpectomy in May, margins clear.'
  const returned = { queryId: 'q2', key: 'emptied', text, history, staffNote: null, version: 1 } as Discussion
  await renderInPortal(<Returned discussion={returned} />)
  const resubmit = await screen.findByRole<HTMLButtonElement>('button', { name: texts.resubmit })
  expect(resubmit.disabled).toBe(false)
  await userEvent.clear(screen.getByRole('textbox', { name: en.discussion.wizard.history.name }))
  await screen.findByText(en.errors.required)
  expect(resubmit.disabled).toBe(true)
})

test('resubmitted without a connection, it says that it is sent later', async () => {
  const text = 'Is adjuvant chemotherapy advisable after lumpectomy with one positive node?'
  const returned = { queryId: 'q3', key: 'offline', text, history: '', staffNote: null, version: 1 } as Discussion
  const sent = vi.spyOn(api, 'call').mockResolvedValue({ status: 200, headers: new Headers(), json: returned })
  await renderInPortal(<Returned discussion={returned} />)
  onlineManager.setOnline(false)
  await userEvent.click(await screen.findByRole('button', { name: texts.resubmit }))
  await screen.findByText(en.asking.sentAgain)
  expect(sent).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  expect(await screen.findByText(texts.done)).toBeDefined()
  expect(screen.queryByText(en.asking.sentAgain)).toBeNull()
})

test('what waits for a connection is sent as it stands on the page, or not at all', async () => {
  const text = 'Is adjuvant chemotherapy advisable after lumpectomy with one positive node?'
  const returned = { queryId: 'q4', key: 'waiting', text, history: '', staffNote: null, version: 1 } as Discussion
  const sent = vi.spyOn(api, 'call').mockResolvedValue({ status: 200, headers: new Headers(), json: returned })
  await renderInPortal(<Returned discussion={returned} />)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await userEvent.click(await screen.findByRole('button', { name: texts.resubmit }))
  const stop = await screen.findByRole('button', { name: en.reading.write.dontSend })
  const [question] = screen.getAllByRole<HTMLTextAreaElement>('textbox')
  expect(question?.matches(':disabled')).toBe(true)

  await userEvent.click(stop)
  await expect.poll(() => question?.matches(':disabled')).toBe(false)
  expect(screen.queryByText(en.asking.sentAgain)).toBeNull()
  await userEvent.fill(question!, `${text} And radiotherapy?`)
  onlineManager.setOnline(true)
  await userEvent.click(screen.getByRole('button', { name: texts.resubmit }))
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ body: { text: `${text} And radiotherapy?` } })
})

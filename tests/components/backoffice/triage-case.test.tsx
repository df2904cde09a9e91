import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Task } from '#model/discussions/tasks.ts'
import { en } from '#model/texts/en.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { ResponseCard } from '#backoffice/discussions/responses/response-card.tsx'
import type { Discussion, QueryRow, ResponseRow } from '#backoffice/discussions/row.ts'
import { TriageCase } from '#backoffice/discussions/triage/triage-case.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const patient = { timeout: 30_000 }
const taskOf = async (kind: Task['kind']) => {
  const filter = encodeURIComponent(JSON.stringify({ kind, state: 'open' }))
  const [task] = (await api.call('GET', `/rest/tasks?range=[0,0]&filter=${filter}`)).json as Task[]
  if (!task) throw new Error(`The demo has no task of the kind ${kind}`)
  return task
}

test('the answer that waits is shown with its decisions, a question with its checklist', async () => {
  await page.viewport(1366, 900)
  const task = await taskOf('answer')
  const { json } = await api.call('GET', `/rest/queryResponses/${task.responseId}`)
  const { text } = json as { text: string }
  const { unmount } = await renderInBackOffice(<TriageCase task={task} />)
  const answer = within(await screen.findByRole('region', { name: 'Answer to review' }, patient))
  await answer.findByRole('listitem', {}, patient)
  expect(answer.getByRole('listitem')).toHaveTextContent(text.split('\n')[0]?.slice(0, 60) ?? '')
  expect(answer.getByRole('button', { name: 'Send back' })).toBeVisible()
  await userEvent.click(answer.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByRole('dialog', { name: /^Accept · / })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Review', hidden: true })).toBeNull()
  unmount()

  await renderInBackOffice(<TriageCase task={await taskOf('review')} />)
  expect(await screen.findByRole('heading', { name: 'Review' }, patient)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Answer to review' })).toBeNull()
})

test('an answer to a closed discussion is rejected, not sent back', async () => {
  const task = await taskOf('answer')
  const { json: response } = await api.call('GET', `/rest/queryResponses/${task.responseId}`)
  const { json: query } = await api.call('GET', `/rest/queries/${task.queryId}`)
  await renderInBackOffice(
    <ResponseCard query={{ ...(query as QueryRow), status: 'closed' }} response={response as ResponseRow} />,
  )
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }, patient))
  const dialog = await screen.findByRole('dialog', { name: /^Reject · / }, patient)
  expect(dialog).toHaveTextContent('The discussion is closed: this answer is neither shown nor paid.')
  expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toBeRequired()
})

test('whether a rejection takes the seat and the pay is what the server will do', async () => {
  const { json } = await api.call('GET', '/rest/queryResponses?range=[0,249]')
  const lines = json as ResponseRow[]
  const answers = (await api.call('GET', '/rest/queryExperts?range=[0,249]&filter={"status":"answered"}')).json as {
    id: string
  }[]
  const seats = new Set(answers.map(({ id }) => id))
  const mayReject = { allowed: ['rejectAnswer'] } as unknown as Discussion
  const ofSeat = ({ type, queryExpertId }: ResponseRow) => type === 'response' && seats.has(queryExpertId ?? '')
  const cases = [
    [lines.find((line) => ofSeat(line) && line.subtype === 'clarify'), 'keeps the seat and the pay for any earlier'],
    [lines.find((line) => ofSeat(line) && line.subtype !== 'clarify'), 'no longer shown or paid'],
  ] as const
  for (const [response, says] of cases) {
    if (!response) throw new Error('The demo has no such line')
    const { json: query } = await api.call('GET', `/rest/queries/${response.queryId}`)
    const open = { ...(query as QueryRow), status: 'open' as const }
    const { unmount } = await renderInBackOffice(<ResponseCard query={open} view={mayReject} response={response} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }, patient))
    const dialog = await screen.findByRole('dialog', { name: /^Reject · / }, patient)
    await waitFor(() => expect(dialog).toHaveTextContent(says), patient)
    unmount()
  }
})

test('the clocks say what ends and whether it has', async () => {
  const task = await taskOf('review')
  const at = (hours: number) => new Date(serverNow() + hours * 3_600_000).toISOString()
  for (const [hours, said] of [
    [-22, /^Overdue since /],
    [2, /^Due in /],
  ] as const) {
    const { unmount } = await renderInBackOffice(<TriageCase task={{ ...task, dueAt: at(hours) }} />)
    const clocks = within(await screen.findByRole('region', { name: en.triage.clocks }, patient))
    expect(clocks.getByText('Task due').nextElementSibling).toHaveTextContent(said)
    expect(clocks.getByText('Discussion closes')).toBeVisible()
    unmount()
  }
})

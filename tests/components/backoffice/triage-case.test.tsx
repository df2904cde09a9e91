import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Task } from '#model/discussions/tasks.ts'
import { en } from '#model/texts/en.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { TriageCase } from '#backoffice/discussions/triage/triage-case.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const patient = { timeout: 10_000 }
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

import { screen, within } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { RecordContextProvider } from 'ra-core'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuditDetail } from '#backoffice/audit/audit-detail.tsx'
import { Rows } from '#backoffice/kit/list/rows/table.tsx'
import { auditColumns } from '#backoffice/kit/record/history/audit-columns.tsx'
import { ValueInWords } from '#backoffice/kit/record/history/audit-values.tsx'
import { History } from '#backoffice/kit/record/history/history.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})

interface Plan {
  id: string
  version: number
  sponsorName: string
  panelSize: number
}
const patient = { timeout: 30_000 }
const read = async (path: string) => (await (await api.send('get', path, {})).json()) as unknown

test('the lines of one act stand together, and the version before it comes back', async () => {
  await page.viewport(1366, 900)
  const [plan] = (await read('/rest/plans?range=[0,0]')) as Plan[]
  const { id, version, panelSize } = plan!
  await api.put('/rest/plans/{id}', { params: { id }, body: { version, sponsorName: 'Before' } })
  const both = { sponsorName: 'Changed', panelSize: panelSize + 1 }
  await api.put('/rest/plans/{id}', { params: { id }, body: { version: version + 1, ...both } })

  await renderInBackOffice(
    <RecordContextProvider value={plan}>
      <History refTable="membership_plan" resource="plans" />
    </RecordContextProvider>,
  )
  const lines = () => screen.queryAllByRole('row').map((row) => row.textContent ?? '')
  await expect.poll(() => lines().filter((line) => line.includes('2 fields changed')).length, patient).toBe(1)
  expect(lines().filter((line) => line.includes('Changed'))).toHaveLength(1)

  await userEvent.click(screen.getAllByRole('button', { name: /^Version after/ })[0]!)
  const dialog = await screen.findByRole('dialog')
  const restore = await within(dialog).findByRole('button', { name: 'Restore' })
  expect(
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
  ).toEqual(
    expect.arrayContaining([
      ['Changed', 'Before'],
      [String(panelSize + 1), String(panelSize)],
    ]),
  )
  await userEvent.click(restore)
  await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  expect(await read(`/rest/plans/${id}`)).toMatchObject({ sponsorName: 'Before', panelSize })
  await expect.poll(() => lines().filter((line) => line.includes('2 fields changed')).length, patient).toBe(2)
})

interface Owned {
  id: string
  userId: string
  personId: string | null
  queryId: string | null
  key: string | null
}

test('a line about the ledger or a task names whom it concerns, and an assignee by name', async () => {
  const [[entry], [task], [expert]] = (await Promise.all([
    read('/rest/transactions?range=[0,0]'),
    read('/rest/tasks?range=[0,0]&filter={"kind":"review"}'),
    read('/rest/users?range=[0,0]&filter={"userType":2}'),
  ])) as [Owned[], Owned[], { id: string; resolvedDisplayName: string }[]]
  const owner = (await read(`/rest/users/${entry!.userId}`)) as { resolvedDisplayName: string }
  const line = { event: 'field_change', refField: 'assignedTo', oldVal: null, newVal: expert!.id } as const
  await api.post('/server/logging/lfc', { body: { ...line, refTable: 'csr_task', refId: task!.id } })
  await api.post('/server/logging/lfc', {
    body: { event: 'create', refTable: 'transaction_ledger', refId: entry!.id, text: 'Adjustment -10750: Twice' },
  })
  await renderInBackOffice(
    <ListBase resource="auditEvents" sort={{ field: 'createdAt', order: 'DESC' }} exporter={false}>
      <Rows columns={auditColumns({})} />
    </ListBase>,
  )
  const lines = () => screen.queryAllByRole('row').map((row) => row.textContent ?? '')
  const holds = (...words: string[]) => lines().some((one) => words.every((word) => one.includes(word)))
  await expect.poll(() => holds(owner.resolvedDisplayName, 'Adjustment -$107.50: Twice'), patient).toBe(true)
  await expect.poll(() => holds('Staff task', task!.key!, expert!.resolvedDisplayName), patient).toBe(true)
  expect(lines().some((one) => one.includes(expert!.id))).toBe(false)
})

test('an expanded line and the preview of a version name what is referenced, in the language of the reader', async () => {
  const [[pool], [plan], [staff]] = (await Promise.all([
    read('/rest/pools?range=[0,0]'),
    read('/rest/plans?range=[0,0]'),
    read('/rest/users?range=[0,0]&filter={"userType":1}'),
  ])) as [
    { id: string; poolName: string }[],
    { id: string; name: string }[],
    { id: string; resolvedDisplayName: string }[],
  ]
  const line = {
    id: '1',
    event: 'field_change',
    refTable: 'user_invite',
    refId: 'gone',
    refField: 'poolIds',
    text: null,
  }
  const lines = [
    { ...line, oldVal: null, newVal: JSON.stringify([pool!.id]) },
    { ...line, id: '2', refField: 'planId', oldVal: plan!.id, newVal: null },
    { ...line, id: '3', refTable: 'csr_task', refField: 'csrHandler', oldVal: 'unassigned', newVal: 'assigned' },
    {
      ...line,
      id: '4',
      refTable: 'query_header',
      refField: null,
      oldVal: null,
      newVal: null,
      text: `team + ${staff!.id}`,
    },
    {
      ...line,
      id: '5',
      refTable: 'report_schedule',
      refField: null,
      oldVal: null,
      newVal: null,
      text: 'planId no longer exists',
    },
  ]
  const { container } = await renderInBackOffice(
    <>
      {lines.map((one) => (
        <RecordContextProvider key={one.id} value={one}>
          <AuditDetail />
        </RecordContextProvider>
      ))}
      <p>
        <ValueInWords row={{ refTable: 'csr_task', refField: 'assignedTo' }} value={staff!.id} />
      </p>
    </>,
    { locale: 'zh' },
  )
  const said = () => container.textContent ?? ''
  const words = [
    pool!.poolName,
    plan!.name,
    `加入团队：${staff!.resolvedDisplayName}`,
    '未分配',
    '已停止：所属计划已不存在。',
  ]
  await expect.poll(() => words.filter((word) => !said().includes(word)), patient).toEqual([])
  await expect.poll(() => said().endsWith(staff!.resolvedDisplayName), patient).toBe(true)
  for (const { id } of [pool!, plan!, staff!]) expect(said()).not.toContain(id)
})

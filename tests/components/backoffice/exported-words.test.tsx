import type { ReactElement } from 'react'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuditList } from '#backoffice/audit/audit-list.tsx'
import { DiscussionMoves, EngagementMoves } from '#backoffice/audit/moves.tsx'
import { CustomFieldList } from '#backoffice/classification/custom-field-list.tsx'
import { DefinitionList } from '#backoffice/classification/definition-pages.tsx'
import { TagList } from '#backoffice/classification/tag-list.tsx'
import { DocumentList } from '#backoffice/content/documents/document-list.tsx'
import { QueryList } from '#backoffice/discussions/list/query-list.tsx'
import { TaskList } from '#backoffice/discussions/tasks/task-list.tsx'
import { InvitationList } from '#backoffice/identity/invitations/invitation-list.tsx'
import { UserList } from '#backoffice/identity/user-list.tsx'
import { formats } from '#backoffice/kit/hooks/use-format.ts'
import {
  DiagnosisDomainList,
  DiagnosisGroupList,
  DiagnosisList,
} from '#backoffice/panels/diagnoses/hierarchy-lists.tsx'
import { GrantList } from '#backoffice/panels/grants/grant-list.tsx'
import { PlanList } from '#backoffice/panels/plans/plan-list.tsx'
import { PoolList } from '#backoffice/panels/pools/pool-list.tsx'
import { TransactionList } from '#backoffice/payments/transaction-list.tsx'
import { api } from '#backoffice/providers/client.ts'
import { TaxFormList } from '#backoffice/tax/tax-list.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

const patient = { timeout: 30_000 }

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  const invited = { email: `${Date.now()}@example.test`, firstName: 'Ada', lastName: 'Keller', userType: 1 }
  await api.post('/rest/invitations', { body: { ...invited, sendNow: false } as never })
  const grants = await (await api.send('get', '/rest/grants', {})).json()
  const { id, version } = (grants as { id: string; version: number; regionCodes: string | null }[]).find(
    ({ regionCodes }) => regionCodes,
  )!
  await api.put('/rest/grants/{id}', { params: { id }, body: { version, countryCodes: 'JP,BR' } })
})
beforeEach(() => page.viewport(1600, 900))

/** Days, times and amounts as the list writes them; the file's are plain, to be counted with. */
const asListed = (value: string, head: string, format: ReturnType<typeof formats>) =>
  /^\d{4}-\d\d-\d\d$/.test(value)
    ? format.day(value)
    : /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? format.moment(value)
      : / \(USD\)$|（美元）$/.test(head) && value
        ? format.money(Math.round(Number(value) * 100))
        : value
/** A list of words without what divides them, which is the file's own; no dash for nothing. */
const bare = (text: string) => text.replace(/^–$/, '').replace(/\b(and|or)\b|[,;·、，和\s]/g, '')

const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

async function fileOf(): Promise<string[][]> {
  const made = vi.spyOn(URL, 'createObjectURL')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: /^(Export|导出)$/ }, patient))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await expect.poll(() => made.mock.calls.length, patient).toBe(1)
  const text = await (made.mock.calls[0]![0] as Blob).text()
  made.mockRestore()
  saved.mockRestore()
  return cellsOf(text.replace(/^\uFEFF/, '').trim())
}

const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-list-row]')].map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? ''),
  )

interface Case {
  list: ReactElement
  resource: string
  /** columns in which the list says more: how many lines one act has, a caption that is a column of its own */
  more?: RegExp
}
/** Columns that are not compared: buttons, and how much time is left. */
const apart = /^(Actions|操作|Due|截止时间)$/
const cases: readonly Case[] = [
  { resource: 'auditEvents', list: <AuditList />, more: /^(Event|事件)$/ },
  { resource: 'stateTransitions', list: <DiscussionMoves /> },
  { resource: 'engagementMoves', list: <EngagementMoves /> },
  { resource: 'transactions', list: <TransactionList /> },
  { resource: 'taxForms', list: <TaxFormList /> },
  { resource: 'invitations', list: <InvitationList /> },
  { resource: 'tasks', list: <TaskList /> },
  { resource: 'users', list: <UserList /> },
  { resource: 'queries', list: <QueryList /> },
  { resource: 'contentDocuments', list: <DocumentList /> },
  { resource: 'customFields', list: <CustomFieldList /> },
  { resource: 'tags', list: <TagList /> },
  { resource: 'tagDefinitions', list: <DefinitionList /> },
  { resource: 'plans', list: <PlanList /> },
  { resource: 'pools', list: <PoolList /> },
  { resource: 'grants', list: <GrantList />, more: /^(Name|名称)$/ },
  { resource: 'diagnoses', list: <DiagnosisList /> },
  { resource: 'diagnosisGroups', list: <DiagnosisGroupList /> },
  { resource: 'diagnosisDomains', list: <DiagnosisDomainList /> },
]

describe.each(['en', 'zh'] as const)('in %s', (locale) => {
  test.each(cases)('a file of $resource says what the list says', async ({ list, resource, more }) => {
    // every column is in sight
    await renderInBackOffice(list, { locale, kept: { [`${resource}.datatable`]: [] } })
    await expect.poll(() => shownRows().length, patient).toBeGreaterThan(0)
    const [head = [], ...lines] = await fileOf()
    expect(new Set(head).size).toBe(head.length)
    const heads = screen.getAllByRole('columnheader').map((one) => (one.textContent ?? '').replace(apart, ''))
    const format = formats(locale === 'zh' ? 'zh-CN' : 'en-US')
    const compared = heads.flatMap((name, at) => {
      const place = head.findIndex((one) => [name, `${name} (USD)`, `${name}（美元）`].includes(one))
      return name && place >= 0 ? [{ name, at, place }] : []
    })
    expect(compared.map(({ name }) => name)).toEqual(heads.filter(Boolean))
    const written = lines.map((line) =>
      compared.map(({ name, place }) => [name, bare(asListed(line[place] ?? '', head[place] ?? '', format))] as const),
    )
    const listed = () =>
      shownRows().map((row, nth) =>
        compared.map(({ name, at }, place) => {
          const said = written[nth]?.[place]?.[1] ?? ''
          const shown = bare(row[at] ?? '')
          return [name, more?.test(name) && said && shown.includes(said) ? said : shown] as const
        }),
      )
    await expect.poll(listed, patient).toEqual(written.slice(0, shownRows().length))
  })
})

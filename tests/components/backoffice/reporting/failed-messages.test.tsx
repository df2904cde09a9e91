import { screen, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SideQueues } from '#backoffice/discussions/triage/side-queues.tsx'
import { InvitesSection } from '#backoffice/discussions/invites-section.tsx'
import { LogSection } from '#backoffice/discussions/log-section.tsx'
import type { QueryRow } from '#backoffice/discussions/row.ts'
import { InvitationList } from '#backoffice/identity/invitations/invitation-list.tsx'
import { CommLogTab } from '#backoffice/identity/tabs/comm-log.tsx'
import { api } from '#backoffice/providers/client.ts'
import { OverviewPage } from '#backoffice/reporting/overview-page.tsx'
import type { TriageQueues } from '#model/discussions/triage.ts'
import type { ReportRowWire } from '#model/reporting/report-wire.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
const refused = '550 5.1.1 no such box'
const inWords = /This address doesn’t exist/
const places = [
  ['Ada Asker', { resource: 'users', id: 'u1' }, '/users/u1/commLog?status=error'],
  ['invited@example.test', { resource: 'invitations', id: 'i1' }, '/invitations/i1/deliveries'],
  ['guest@example.test', { resource: 'queries', id: 'q1' }, '/queries/q1#invites'],
  ['support@example.test', null, null],
] as const
const at = '2026-01-15T09:30:00.000Z'

beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 900)
})
/** Answers to addresses with these words; all others are the server's. */
function answering(answers: Record<string, unknown>, headers?: Record<string, string>) {
  const asked: string[] = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : String(input))
    asked.push(url)
    const found = Object.entries(answers).find(([part]) => url.includes(part))
    return found ? Promise.resolve(Response.json(found[1], { headers })) : fetch(input, init)
  })
  return asked
}

test('in triage each failed message says why in words, and leads to where it is sent again', async () => {
  const queues = (await (await api.send('get', '/server/report/triage', {})).json()) as TriageQueues
  const data = places.map(([name, place], index) => {
    const rest = { id: `m${index}`, queryId: 'q1', count: 1, since: at, why: refused }
    return { ...rest, name, title: `Mail ${index}`, place }
  })
  answering({ '/report/triage': { ...queues, messages: { total: data.length, data } } })
  await renderInBackOffice(<SideQueues />)
  await userEvent.click(await screen.findByRole('button', { name: /^Failed messages/ }, patient))
  const rows = within(await screen.findByRole('list', { name: 'Failed messages' })).getAllByRole('listitem')
  for (const [index, [name, , path]] of places.entries()) {
    const row = rows[index]!
    expect(row).toHaveTextContent(inWords)
    expect(row).toHaveTextContent(name)
    expect(row).not.toHaveTextContent('550')
    expect(within(row).queryByRole('link')?.getAttribute('href') ?? null).toBe(path)
  }
})

test('so does the list of the overview', async () => {
  const data = places.map(([label, place], index): ReportRowWire => {
    const cells = [`Mail ${index}`, refused, at]
    return { resource: place?.resource ?? '', id: place?.id ?? `m${index}`, label, cells, value: 1, changed: false }
  })
  answering({ '/overview/rows': { data, total: data.length, page: 1, pageSize: 25 } })
  await renderInBackOffice(<OverviewPage />, { at: '/overview?list=messageFailures' })
  const dialog = within(await screen.findByRole('dialog', {}, patient))
  for (const [label, , path] of places) {
    const row = (await dialog.findByText(label)).closest('tr')!
    expect(row).toHaveTextContent(inWords)
    expect(within(row).queryByRole('link')?.getAttribute('href') ?? null).toBe(path)
  }
})

test('a person’s messages begin with those that failed where the link says so, and show all once asked', async () => {
  const asked = answering({ '/commlog': { data: [], total: 0, page: 1, pageSize: 25 } })
  const lists = () => asked.filter((url) => url.includes('/commlog'))
  await renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={{ id: 'u1' }}>
        <CommLogTab />
      </RecordContextProvider>
    </ResourceContextProvider>,
    { at: '/users/u1/commLog?status=error' },
  )
  await expect.poll(() => lists().length, patient).toBe(1)
  expect(lists()[0]).toContain('status=error')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Status' }))
  await expect.poll(() => lists().length, patient).toBe(2)
  expect(lists()[1]).not.toContain('status=error')
})

test('the log of a discussion names the address of a guest, who has no account', async () => {
  const row = { id: 'm1', userId: null, queryId: 'q1', to: 'guest@example.test', type: 'email', purpose: 'guest' }
  const rest = {
    ordinal: 1,
    status: 'error',
    subject: 'A call',
    text: '***',
    error: refused,
    attempts: 1,
    createdAt: at,
    sentAt: null,
  }
  answering({ '/rest/notifications': [{ ...row, ...rest }] }, { 'content-range': 'items 0-0/1' })
  await renderInBackOffice(<LogSection query={{ id: 'q1' } as QueryRow} />)
  const line = (await screen.findByRole('cell', { name: 'guest@example.test' }, patient)).closest('tr')!
  expect(line).toHaveTextContent(inWords)
})

test('the log of a discussion resends a failed message; for a guest it leads to the list that sends a new link', async () => {
  const row = { queryId: 'q1', type: 'email', ordinal: 1, status: 'error', error: refused, attempts: 1, createdAt: at }
  const rows = [
    {
      ...row,
      id: 'm1',
      userId: 'u1',
      to: 'u1',
      purpose: 'closed',
      subject: 'It is closed',
      text: 'A text',
      sentAt: null,
    },
    { ...row, id: 'm2', userId: 'u1', to: 'u1', purpose: 'guest', subject: 'A code', text: '***', sentAt: null },
    { ...row, id: 'm3', userId: null, to: 'g@x.test', purpose: 'guest', subject: 'A call', text: '***', sentAt: null },
    {
      ...row,
      id: 'm4',
      userId: null,
      to: 'h@x.test',
      purpose: 'x',
      subject: 'Sent',
      text: '',
      sentAt: at,
      status: 'sent',
    },
  ]
  const asked = answering(
    { '/notification/m1/resend': { id: 'm1', status: 'new' }, '/rest/notifications': rows },
    { 'content-range': 'items 0-3/4' },
  )
  await renderInBackOffice(<LogSection query={{ id: 'q1' } as QueryRow} />)
  const again = await screen.findByRole('button', { name: 'Send again: It is closed' }, patient)
  expect(screen.getByRole('button', { name: 'Send again: A code' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'A call: Send again' })).toHaveAttribute('href', '/queries/q1#invites')
  expect(screen.queryByRole('button', { name: 'Send again: Sent' })).toBeNull()
  await userEvent.click(again)
  await expect.poll(() => asked.filter((url) => url.includes('/notification/m1/resend')).length, patient).toBe(1)
})

test('a guest whose link did not arrive says so in the list of guests', async () => {
  const guest = {
    queryId: 'q1',
    participantType: 'lovedone',
    phone: null,
    status: 'inactive',
    action: 'invited',
    url: null,
    sentAt: at,
    joinedAt: null,
    version: 1,
  }
  const data = [
    { ...guest, id: 'g1', name: 'Robin Reed', email: 'robin@guests.test', undelivered: true },
    { ...guest, id: 'g2', name: 'Lee Lane', email: 'lee@guests.test', undelivered: false },
  ]
  answering({ '/server/query/invite/list': { data, total: 2, page: 1, pageSize: 250 } })
  const query = { id: 'q1', status: 'open', mediaType: 'video', type: 'open' } as unknown as QueryRow
  await renderInBackOffice(<InvitesSection query={query} />)
  const rowOf = async (name: string) => (await screen.findByRole('cell', { name }, patient)).closest('tr')!
  expect(within(await rowOf('Robin Reed')).getByText('Delivery failed')).toBeVisible()
  expect(within(await rowOf('Lee Lane')).queryByText('Delivery failed')).toBeNull()
})

test('an invitation whose mail did not arrive says so in the list instead of Sent', async () => {
  const [one] = (await api.call('GET', '/rest/invitations?range=[0,0]')).json as object[]
  const row = { ...one, id: 'i1', email: 'invited@example.test', status: 'sent', hindrance: 'undelivered' }
  const arrived = { ...row, id: 'i2', email: 'known@example.test', hindrance: null }
  answering({ '/rest/invitations': [row, arrived] }, { 'content-range': 'items 0-1/2' })
  await renderInBackOffice(
    <ResourceContextProvider value="invitations">
      <InvitationList />
    </ResourceContextProvider>,
  )
  const rowOf = async (email: string) => (await screen.findByRole('link', { name: email }, patient)).closest('tr')!
  expect(within(await rowOf('invited@example.test')).getByText('Delivery failed')).toBeVisible()
  expect(within(await rowOf('invited@example.test')).queryByText('Sent')).toBeNull()
  expect(within(await rowOf('known@example.test')).getByText('Sent')).toBeVisible()
})

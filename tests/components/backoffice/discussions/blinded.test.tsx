import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestDialog } from '#backoffice/discussions/guest-dialog.tsx'
import { InvitesSection } from '#backoffice/discussions/invites-section.tsx'
import { MeetingLinks } from '#backoffice/discussions/meeting/meeting-links.tsx'
import type { QueryRow } from '#backoffice/discussions/row.ts'
import { EditSettings } from '#backoffice/discussions/settings/edit-settings.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(() => signInFully('csr.super@consilium.test'))

const patient = { timeout: 30_000 }
const [anyQuery] = await (async () => {
  await signInFully('csr.super@consilium.test')
  return (await (await api.send('get', '/rest/queries?range=[0,0]', {})).json()) as QueryRow[]
})()
const blinded = {
  ...anyQuery!,
  type: 'blinded',
  openTypes: ['blinded'],
  status: 'open',
  mediaType: 'audio',
} as QueryRow

/** Answers these paths; all others reach the product. */
function answering(answers: Record<string, unknown>) {
  const sent: unknown[] = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const path = Object.keys(answers).find((one) => new URL(request.url).pathname.endsWith(one))
    if (path === undefined) return fetch(input, init)
    if (request.method !== 'GET') sent.push(await request.json())
    const rows = answers[path]
    return Response.json(rows, { headers: Array.isArray(rows) ? { 'Content-Range': `rows 0-0/${rows.length}` } : {} })
  })
  return sent
}

test('the types on offer are those that the API names', async () => {
  const offered = async (openTypes: QueryRow['openTypes']) => {
    const { unmount } = await renderInBackOffice(
      <EditSettings query={{ ...anyQuery!, type: 'blinded', openTypes }} onClose={() => undefined} />,
    )
    await userEvent.click(await screen.findByRole('combobox', { name: /^Type/ }, patient))
    const names = within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map((one) => one.textContent)
    unmount()
    return names
  }
  expect(await offered(['blinded'])).toEqual(['Blinded'])
  expect(await offered(['normal', 'blinded'])).toEqual(['Normal', 'Blinded'])
})

test('a blinded call says why no expert has a link, and offers no field for one', async () => {
  const part = {
    id: 'p1',
    queryId: 'q1',
    displayName: 'Dr. Ada Park',
    status: 'claimed',
    mtgUrl: 'https://meet.test/ada',
  }
  answering({ '/rest/queryExperts': [part] })
  const { unmount } = await renderInBackOffice(<MeetingLinks query={blinded} />)
  expect(await screen.findByText('Dr. Ada Park', {}, patient)).toBeVisible()
  expect(screen.getByText(/takes place in the discussion’s own room/)).toBeVisible()
  expect(screen.getByText('Discussion room')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change link of Dr. Ada Park' })).toBeNull()
  unmount()
  await renderInBackOffice(<MeetingLinks query={{ ...blinded, type: 'normal' }} />)
  expect(await screen.findByRole('button', { name: 'Change link of Dr. Ada Park' }, patient)).toBeVisible()
})

test('an undisguised voice asks for a reason, which goes along and is in the list', async () => {
  const sent = answering({ '/server/query/invite': {} })
  await renderInBackOffice(<GuestDialog query={blinded} reload={[]} onClose={() => undefined} />)
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }, patient), 'Robin')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-?mail/ }), 'robin@guests.test')
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'No change' }))
  const reason = await screen.findByRole('textbox', { name: /^Reason/ })
  expect(screen.getByText(/will hear this guest’s own voice/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Say why this guest’s voice isn’t disguised.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(reason, 'An interpreter')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({ participantType: 'blinded_voice_none', name: 'Robin', reason: 'An interpreter' }),
    ])
})

test('the fields of a guest are named in the language of the page', async () => {
  await renderInBackOffice(<GuestDialog query={blinded} reload={[]} onClose={() => undefined} />, { locale: 'zh' })
  expect(await screen.findByRole('textbox', { name: /^姓名/ }, patient)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^类型/ })).toBeVisible()
})

test('the list of guests says why a voice was left as it is', async () => {
  const guest = {
    id: 'g1',
    queryId: 'q1',
    participantType: 'blinded_voice_none',
    name: 'Robin',
    email: 'robin@guests.test',
    phone: null,
    status: 'inactive',
    action: 'invited',
    url: null,
    sentAt: null,
    joinedAt: null,
    undelivered: false,
    version: 1,
    voiceReason: 'An interpreter',
  }
  answering({ '/server/query/invite/list': { data: [guest], total: 1, page: 1, pageSize: 250 } })
  await renderInBackOffice(<InvitesSection query={blinded} />)
  expect(await screen.findByText('Reason: An interpreter', {}, patient)).toBeVisible()
})

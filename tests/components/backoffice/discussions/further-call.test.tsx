import { screen, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Attendance } from '#backoffice/discussions/meeting/attendance.tsx'
import MeetingSection from '#backoffice/discussions/meeting/meeting-section.tsx'
import type { Discussion, QueryRow } from '#backoffice/discussions/row.ts'
import { api } from '#backoffice/providers/client.ts'
import { en } from '#model/texts/en.ts'
import { callAttendance } from '../call-attendance.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const texts = en.queryMeeting
beforeAll(() => signInFully('csr.super@consilium.test'))

test('a time for a further call is asked about once the first has taken place', async () => {
  const [row] = (await (await api.send('get', '/rest/queries?range=[0,0]', {})).json()) as QueryRow[]
  const at = 1_900_000_000
  const query = { ...row!, mediaType: 'video', status: 'answered', meetingTime: at - 864_000, meetingMinutes: 30 }
  const view = { proposedTimes: [at], allowed: ['schedule', 'proposeTimes'], refused: {} }
  const { fetch } = window
  const sent: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') sent.push(pathname)
    if (pathname.endsWith('/sessionStatus')) return Response.json({ status: 'ended', minutes: 30 })
    if (pathname.endsWith('/bestTimes'))
      return Response.json({ times: [{ at, possible: true, people: [], can: 1, of: 1 }] })
    return pathname.endsWith('/updateMeetingTime') ? Response.json({}) : fetch(input, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await renderInBackOffice(<MeetingSection query={query as QueryRow} view={view as unknown as Discussion} />)
  await screen.findByText(texts.state.ended)
  await userEvent.click(await screen.findByRole('button', { name: texts.choose }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(texts.tookPlace)
  expect(sent.filter((path) => path.endsWith('/updateMeetingTime'))).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: texts.again }))
  await expect.poll(() => sent.filter((path) => path.endsWith('/updateMeetingTime')).length).toBe(1)
})

test('reopening a call is asked about, for it writes to everyone in it', async () => {
  const [row] = (await (await api.send('get', '/rest/queries?range=[0,0]', {})).json()) as QueryRow[]
  const at = Math.floor(Date.now() / 1000) - 600
  const query = { ...row!, mediaType: 'video', status: 'open', meetingTime: at, meetingMinutes: 30 }
  const view = { proposedTimes: [], allowed: ['reopenCall'], refused: {} }
  const { fetch } = window
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/sessionStatus'))
      return Response.json({ status: 'ended', minutes: 30, latestEnd: at + 2700 })
    if (!pathname.endsWith('/updateLiveSessionStatus')) return fetch(input, init)
    sent.push(await request.json())
    return Response.json({})
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await renderInBackOffice(<MeetingSection query={query as QueryRow} view={view as unknown as Discussion} />)
  const { reopen, reopenText } = en.callAttendance
  await userEvent.click(await screen.findByRole('button', { name: reopen }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(reopenText.split('%{time}')[0])
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: reopen }))
  await expect.poll(() => sent.length).toBe(1)
})

test('who was in an earlier call, and what was measured next to what is paid, stays in view', async () => {
  const [row] = (await (await api.send('get', '/rest/queries?range=[0,0]', {})).json()) as QueryRow[]
  const [ada] = callAttendance.people
  const interval = { from: '2030-01-01T12:00:00.000Z', until: '2030-01-01T12:03:00.000Z' }
  const earlier = [{ meetingTime: 1_893_499_200, people: [{ name: 'Ben Ito', minutes: 3, intervals: [interval] }] }]
  const answer = {
    ...callAttendance,
    settledAt: '2030-01-02T12:00:00.000Z',
    people: [{ ...ada, present: true, measuredMinutes: 3, paidMinutes: 15 }],
    earlier,
  }
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    new URL(new Request(input, init).url).pathname.endsWith('/attendance') ? Response.json(answer) : fetch(input, init),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const shown = (meetingTime: number | null) => (
    <Attendance query={{ ...row!, mediaType: 'video', meetingTime } as QueryRow} />
  )
  const { unmount } = await renderInBackOffice(shown(1_893_499_200))
  await screen.findByText(/^Ben Ito: 3 minutes in the room/)
  expect(screen.getByText('15 minutes paid (measured: 3)')).toBeTruthy()
  unmount()
  await renderInBackOffice(shown(null))
  await screen.findByText(/^Ben Ito: 3 minutes in the room/)
  expect(screen.queryByRole('button', { name: en.callAttendance.correct })).toBeNull()
})

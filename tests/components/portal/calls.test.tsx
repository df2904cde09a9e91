import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { NoeticSession } from '#model/payments/session-wire.ts'
import { en } from '#model/texts/en.ts'
import { zoneName } from '#model/zone-name.ts'
import { api } from '#portal/client.ts'
import { MoreActions } from '#portal/discussions/detail/more-actions.tsx'
import { Schedule } from '#portal/discussions/wizard/answers/schedule.tsx'
import Calls from '#portal/identity/account/activity/calls.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

// always on New York's winter time: the same clock in January, an hour behind in July
let zone = 'America/Cancun'
vi.mock(import('#portal/ui/time.tsx'), async (original) => ({ ...(await original()), readerZone: () => zone }))

const seconds = (iso: string) => Date.parse(iso) / 1000
const session = (key: string, at: string, more: Partial<NoeticSession> = {}): NoeticSession => ({
  queryId: key,
  key,
  title: 'Triple-negative cancer with a BRCA1 mutation',
  diagnosis: 'Breast cancer',
  mediaType: 'video',
  meetingTime: seconds(at),
  endsAt: seconds(at) + 1800,
  status: 'early',
  minutes: null,
  amount: null,
  currency: 'USD',
  ...more,
})

test('the calendar file of a call is the server’s: the RefId and nothing clinical, with its sequence and status', async () => {
  const { id } = await signInFully('expert@consilium.test')
  const sessions = await api.get('/server/user/{id}/noeticSessions', { params: { id }, query: { pageSize: 100 } })
  const call = sessions.data.find(({ meetingTime, status }) => meetingTime !== null && status !== 'ended')!
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:call'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await renderInPortal(<Calls userId={id} />)
  const line = (await screen.findByText((text) => text.startsWith(call.key))).closest('li')!
  await userEvent.click(within(line).getByRole('button', { name: en.account.calls.calendar }))
  await expect.poll(() => saved).toHaveLength(1)
  const text = (await saved[0]!.text()).replace(/\r\n[ \t]/g, '')
  expect(text).toMatch(new RegExp(`^SUMMARY:.*${call.key}\r?$`, 'm'))
  expect(text).toMatch(/^SEQUENCE:\d+\r?$/m)
  expect(text).toMatch(/^STATUS:CONFIRMED\r?$/m)
  expect(text).not.toContain(call.title)
  expect(text).not.toContain(call.diagnosis)
})

test.each([
  ['ahead', 1],
  ['over', 0],
  ['settled', 0],
] as const)('a call that is %s is offered to calendars by %i button', async (state, buttons) => {
  const discussion = { queryId: 'q1', key: 'CQ-AAAAAA', text: 'What now?', viewer: 'csr', mediaType: 'video' }
  const call = { minutes: 30, state, booked: 1 }
  const more = { engagement: null, frontMatter: null, releasedAt: null, displayStatus: 'open', meetingTime: 1 }
  await renderInPortal(<MoreActions discussion={{ ...discussion, ...more, call } as never} />)
  await screen.findByRole('button', { name: en.beside.export.button })
  expect(screen.queryAllByRole('button', { name: en.beside.calendar })).toHaveLength(buttons)
})

test('coming calls are listed soonest first, with their weekday and both clocks', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({
    json: {
      data: [session('CQ-LATER1', '2027-07-06T13:00:00Z'), session('CQ-SOONER', '2027-01-05T14:00:00Z')],
      total: 2,
      page: 1,
      pageSize: 25,
    },
  } as never)
  await renderInPortal(<Calls userId="u1" />)
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('time')?.textContent)).toEqual([
    'Tue, Jan 5, 9:00 AM EST',
    'Tue, Jul 6, 9:00 AM EDT (Tue, Jul 6, 8:00 AM EST)',
  ])
})

test.each([
  ['America/Cancun', 'zones'],
  ['America/Toronto', 'zoneNewYork'],
] as const)('times to propose, read in %s: their own clock is shown below each one that differs', async (own, says) => {
  zone = own
  const day = (date: string, at: string) => ({ value: { date, times: [{ ts: seconds(at) }] } })
  const choices = [day('2027-03-12', '2027-03-12T14:00:00Z'), day('2027-03-15', '2027-03-15T13:00:00Z')]
  await renderInPortal(
    <Schedule
      step={{ choices } as never}
      question="When?"
      problem={undefined}
      data={{} as never}
      busy={false}
      draftKey={`times.${own}`}
      onAnswer={() => undefined}
    />,
  )
  await screen.findByText(en.asking[says].replace('%{zone}', zoneName(own, 'en-US')))
  expect(screen.getByRole('button', { name: '9:00 AM' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /Mar 15/ }))
  expect(screen.getByRole('button', { name: own === 'America/Cancun' ? '9:00 AM 8:00 AM' : '9:00 AM' })).toBeDefined()
})

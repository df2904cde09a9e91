import { screen, within } from '@testing-library/react'
import { Notification } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import ExpertTimeDialog from '#backoffice/discussions/panel/expert-time-dialog.tsx'
import { PanelSize } from '#backoffice/discussions/panel/panel-size.tsx'
import { Attendance } from '#backoffice/discussions/meeting/attendance.tsx'
import type { Discussion, ParticipantRow, QueryRow } from '#backoffice/discussions/row.ts'
import { RevealNumber } from '#backoffice/kit/reveal-number.tsx'
import { refusalText } from '#backoffice/kit/hooks/use-action-mutation.ts'
import { api } from '#backoffice/providers/client.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import { en } from '#model/texts/en.ts'
import type { LimitKey } from '#model/limits.ts'
import { signInFully } from '../sign-in.ts'
import { callAttendance } from './call-attendance.ts'
import { renderInBackOffice } from './page.tsx'

/** A call whose minutes may be entered as the server says, from what is set. */
const attendance = { ...callAttendance, windowMinutes: 40, leastMinutes: 4, mostMinutes: 40 }
let where: object = {}
const limits: Partial<Record<LimitKey, number>> = {
  'money.minMinutes': 20,
  'money.maxMinutes': 50,
  'money.minutesStep': 10,
  'money.revealFor': 30,
  'discussion.maxPanelSize': 7,
  'live.maxPanelSize': 2,
}

beforeEach(async () => {
  await signInFully('csr.super@consilium.test')
  const values = Object.fromEntries(Object.entries(limits).map(([key, value]) => [key, { value }]))
  const get = api.get.bind(api) as (path: string, ...rest: unknown[]) => Promise<unknown>
  const call = api.call.bind(api)
  vi.spyOn(api, 'get').mockImplementation(((path: string, ...rest: unknown[]) =>
    path === '/server/limits'
      ? Promise.resolve(values)
      : path === '/csradmin/interaction/{key}/attendance'
        ? Promise.resolve({ ...attendance, ...where })
        : get(path, ...rest)) as never)
  vi.spyOn(api, 'call').mockImplementation(((...all: unknown[]) =>
    all.includes('/server/limits')
      ? Promise.resolve({ json: values })
      : (call as (...all: unknown[]) => unknown)(...all)) as never)
})

const query = { key: 'CQ-AAAAAA', mediaType: 'messenger', panelSize: 3 } as unknown as QueryRow

test('the time of an expert is chosen from what may be stated now, and what was stated before stays among it', async () => {
  const row = {
    queryExpertId: 'e1',
    displayName: 'Dr. Blum',
    minutes: 15,
    measuredSeconds: 1500,
    rate: 40_000,
    surgeMultiple: 1,
  } as unknown as ParticipantRow
  await renderInBackOffice(<ExpertTimeDialog query={query} row={row} onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('combobox', { name: en.expertTime.choose }))
  const offered = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => Number(option.dataset.value))
  await expect.poll(offered).toEqual([15, 20, 30, 40, 50])
  expect(screen.getByText('25 min, rounded up to 30 min')).toBeDefined()
})

test.each([
  ['messenger', '7'],
  ['video', '2'],
])('a panel in %s grows to what is set', async (mediaType, most) => {
  const view = { panelSize: 2, allowed: ['setPanelSize'] } as unknown as Discussion
  await renderInBackOffice(<PanelSize query={{ ...query, mediaType } as QueryRow} view={view} />)
  await userEvent.click(screen.getByRole('button', { name: en.queries.command.setPanelSize }))
  await expect.poll(() => screen.getByRole('spinbutton').getAttribute('max')).toBe(most)
})

test('a panel size that a colleague has changed is said, and replaced only on a second press', async () => {
  const view = { panelSize: 2, allowed: ['setPanelSize'] } as unknown as Discussion
  await renderInBackOffice(
    <>
      <PanelSize query={query} view={view} />
      <Notification />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: en.queries.command.setPanelSize }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.fill(dialog.getByRole('spinbutton'), '5')
  const post = vi
    .spyOn(api, 'call')
    .mockRejectedValueOnce(new ApiError(409, { errorKey: 'conflict', current: { panelSize: 4 } }))
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: en.queries.command.setPanelSize }))
  await confirm()
  expect(await screen.findByText(en.queries.ask.changedTo.replace('%{value}', '4'))).toBeDefined()
  vi.mocked(console.error).mockClear()
  post.mockResolvedValueOnce({ json: { panelSize: 5, seatsUsed: 0 } } as never)
  await confirm()
  const bodies = post.mock.calls
    .map((sent) => JSON.stringify(sent))
    .filter((sent) => sent.includes('updatePanelSize'))
    .map((sent) => /"body":(\{[^}]*\})/.exec(sent)?.[1])
  expect(bodies).toEqual(['{"panelSize":5,"from":2}', '{"panelSize":5,"from":4}'])
})

test.each([
  ['here', {}, 'It’s paid in steps of 10 min, rounded up, and for at least 20 min.'],
  ['elsewhere', { elsewhere: true, statedMinutes: 30 }, '4 to 40 minutes, paid in steps of 10.'],
  ['elsewhere, without a length', { elsewhere: true }, '4 to 40 minutes, paid in steps of 10.'],
])('who attended a call %s is entered by the numbers that are set', async (_, changes, said) => {
  where = changes
  await renderInBackOffice(<Attendance query={{ ...query, mediaType: 'video', version: 1 } as QueryRow} />)
  await userEvent.click(await screen.findByRole('button', { name: en.callAttendance.enter }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(said, { exact: false })).toBeDefined()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ada Keller attended' }))
  const minutes = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes of Ada Keller' })
  expect([minutes.min, minutes.max]).toEqual(['4', '40'])
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: en.callAttendance.save })
  for (const [entered, refused] of [
    ['3', true],
    ['40', false],
    ['41', true],
  ] as const) {
    await userEvent.fill(minutes, entered)
    expect(save.disabled).toBe(refused)
  }
})

test('a revealed number is shown as long as is set', async () => {
  const verb = () => ({}) as never
  await renderInBackOffice(<RevealNumber verb={verb} numbers={[{ field: 'ssn', label: 'SSN' }]} />)
  const button = screen.getByRole<HTMLButtonElement>('button')
  await expect.poll(() => button.disabled).toBe(false)
  await userEvent.click(button)
  expect(await screen.findByText(/shown for 30 seconds/)).toBeDefined()
})

test('a refusal says the numbers that the server answers', async () => {
  const { translate } = await createI18n('en')
  await loadRestOfTexts()
  const fields = { minutes: 'errors.minutesRange' }
  const refused = new ApiError(422, { errorKey: 'errors.invalidParameters', fields, least: 20, most: 50 })
  expect(refusalText(refused, translate)).toBe('Enter 20 to 50 minutes.')
})

test('a refusal names the rule, where there is one that a person can act on', async () => {
  const { translate } = await createI18n('en')
  await loadRestOfTexts()
  const said = (reason: string) =>
    refusalText(new ApiError(409, { errorKey: 'discussion.transition', message: 'Refused.', reason }), translate)
  expect(said('engagement.refused.frozen')).toBe(en.engagement.refused.frozen)
  expect(said('discussion.refused.callAhead')).toBe(en.discussion.refused.callAhead)
  expect(said('engagement.refused.status')).toBe(en.discussion.transition)
  expect(said('not.a.text')).toBe(en.discussion.transition)
})

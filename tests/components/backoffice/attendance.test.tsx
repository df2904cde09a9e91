import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { AttendanceDialog } from '#backoffice/discussions/meeting/attendance-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const attendance: CallAttendance = {
  settledAt: null,
  endedAt: '2030-01-01T12:20:00.000Z',
  over: true,
  windowMinutes: 20,
  elsewhere: false,
  statedMinutes: null,
  leastMinutes: 3,
  mostMinutes: 20,
  askerCame: true,
  people: [
    {
      queryExpertId: 'seat',
      userId: 'ada',
      displayName: 'Ada Keller',
      status: 'claimed',
      present: null,
      minutes: 9,
      measuredMinutes: 9,
      paidMinutes: null,
      frozen: false,
      intervals: [{ from: '2030-01-01T12:00:00.000Z', until: '2030-01-01T12:08:30.000Z' }],
    },
  ],
  version: 1,
}
const show = async (given: CallAttendance) => {
  await page.viewport(1366, 900)
  const confirmed = vi.fn()
  const shown = await renderInBackOffice(
    <AttendanceDialog
      title="Attendance"
      attendance={given}
      busy={false}
      onClose={() => undefined}
      onConfirm={confirmed}
    />,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Keller attended' }, { timeout: 10_000 }))
  return { confirmed, ...shown }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const entered = (minutes: number) => [{ queryExpertId: 'seat', present: true, minutes }]

test('minutes beyond those measured ask for a reason, and are not sent without one', async () => {
  const { confirmed } = await show(attendance)
  expect(screen.queryByRole('textbox', { name: /Why longer than measured/ })).toBeNull()
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Minutes of Ada Keller' }), '15')
  const reason = screen.getByRole('textbox', { name: /Why longer than measured/ })
  await save()
  expect(confirmed).not.toHaveBeenCalled()
  expect(reason).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(reason, 'Their line broke.')
  await save()
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({
    askerCame: true,
    people: entered(15),
    reason: 'Their line broke.',
  })
})

test('what was measured needs no reason, nor does a call in which nothing was', async () => {
  const measured = await show(attendance)
  await save()
  expect(measured.confirmed).toHaveBeenCalledExactlyOnceWith({ askerCame: true, people: entered(9) })
  measured.unmount()
  const people = attendance.people.map((person) => ({ ...person, measuredMinutes: null, minutes: 20, intervals: [] }))
  const { confirmed } = await show({ ...attendance, people })
  await save()
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ askerCame: true, people: entered(20) })
})

import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { AttendanceDialog } from '#backoffice/discussions/meeting/attendance-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { callAttendance as attendance } from './call-attendance.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
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
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Keller attended' }, { timeout: 30_000 }))
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

test('an asker who was not measured, entered as come, asks for a reason; not come does not', async () => {
  const { confirmed } = await show({ ...attendance, askerCame: false, askerMeasured: false })
  const came = screen.getByRole('checkbox', { name: 'The patient or a guest attended' })
  expect(came).not.toBeChecked()
  expect(screen.getByText(/^Neither the patient nor a guest was in the room/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Why/ })).toBeNull()
  await userEvent.click(came)
  const reason = screen.getByRole('textbox', { name: /^Why the patient or a guest attended/ })
  await save()
  expect(confirmed).not.toHaveBeenCalled()
  await userEvent.fill(reason, 'They dialed in by phone.')
  await save()
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({
    askerCame: true,
    people: entered(9),
    reason: 'They dialed in by phone.',
  })
})

import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../support/at-api.ts'
import { expect, test } from '../../support/browser.ts'
import { expectUsable, phone } from '../../support/hands.ts'

test('a booked call: expert, asker and staff see it; the expert gives the seat back, and everyone sees that', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [expert] = await csr.get<{ id: string }[]>(filtered('users', { email: 'expert@consilium.test' }))
  const parts = await csr.get<{ queryId: string; status: string; bookedAt: string | null }[]>(
    filtered('queryExperts', { userId: expert?.id, status: 'claimed' }),
  )
  const calls = await csr.get<{ id: string; userId: string; meetingTime: number | null }[]>(
    filtered('queries', { id: parts.filter((part) => part.bookedAt).map((part) => part.queryId), status: 'open' }),
  )
  const call = calls.find((one) => one.meetingTime !== null)
  const [asker] = await csr.get<{ email: string }[]>(filtered('users', { id: [call?.userId] }))

  const desk = await person('expert@consilium.test', { viewport: phone, at: `/discussion/${call?.id}` })
  await expect(desk.getByText(en.calls.booked)).toBeVisible()
  await expect(desk.getByText(en.calls.expertNext)).toBeVisible()
  // one way into the calendar, not two
  await expect(desk.getByRole('button', { name: en.calls.calendar })).toHaveCount(1)
  const entry = desk.waitForEvent('download')
  await desk.getByRole('button', { name: en.calls.calendar }).click()
  expect((await entry).suggestedFilename()).toMatch(/^CQ-\w+\.ics$/)
  await expectUsable(desk)

  const seat = await person(asker?.email, { at: `/member/discussion/${call?.id}` })
  await expect(seat.getByText(en.calls.askerNext)).toBeVisible()
  await expectUsable(seat)

  const office = await person('csr@consilium.test', { at: `/admin/queries/${call?.id}` })
  await office.getByRole('link', { name: en.queryMeeting.section, exact: true }).click()
  await expect(office.getByRole('button', { name: en.callAttendance.giveBack })).toBeVisible()

  await desk.getByRole('button', { name: en.calls.giveBack }).click()
  const dialog = desk.getByRole('alertdialog', { name: en.calls.giveBackTitle })
  const confirm = dialog.getByRole('button', { name: en.calls.giveBackButton })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(en.calls.reason).fill('I am called to the operating theatre that afternoon.')
  await confirm.click()
  await expect(desk.getByText(en.calls.givenBack)).toBeVisible()
  await expect(desk.getByText(en.calls.booked)).toBeHidden()
  await expect(seat.getByText(en.calls.askerNext)).toBeHidden()
  await expect(office.getByRole('button', { name: en.callAttendance.giveBack })).toBeHidden({ timeout: 40_000 })
})

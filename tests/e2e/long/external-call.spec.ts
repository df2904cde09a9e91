import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../support/at-api.ts'
import { expect, test } from '../../support/browser.ts'
import { expectUsable, phone } from '../../support/hands.ts'
import { soonCall } from '../../support/live-call.ts'

const texts = en.room
const address = 'https://meetings.example.test/tumor-board'

test('a call on another site: who has joined, chat, its end with minutes, and staff confirm them', async ({
  person,
  request,
}) => {
  const call = await soonCall(request, 20)
  const [expert] = await call.csr.get<{ id: string }[]>(filtered('users', { email: call.expertEmail }))
  const [part] = await call.csr.get<{ id: string }[]>(
    filtered('queryExperts', { queryId: call.id, userId: expert?.id, status: 'claimed' }),
  )
  const set = await call.csr.put(`/csradmin/interaction/${call.key}/updateParticipantMtgUrl`, {
    queryExpertId: part?.id,
    mtgUrl: address,
  })
  expect(set.status(), await set.text()).toBe(200)

  const asker = await signedIn(request, call.askerEmail)
  const invited = await asker.post(`/user/interaction/${call.key}/invites`, {
    participantType: 'lovedone',
    name: 'Robin',
    email: 'robin@guests.test',
  })
  const { url } = (await invited.json()) as { url: string }
  const guest = await person()
  await guest.goto(`/invitee/${url.split('/').at(-1)}`)
  await expect(guest.getByRole('button', { name: en.invitee.accept })).toBeVisible()

  const seat = await person(call.askerEmail, { viewport: phone })
  await seat.context().route(`${address}**`, (route) => route.fulfill({ body: 'The other site' }))
  await seat.goto(`/member/discussion/${call.id}#live`)
  await expect(seat.getByText(address)).toBeVisible()
  // nothing is asked of camera and microphone here
  await expect(seat.getByText(texts.devices)).toBeHidden()
  await expectUsable(seat)
  await expect(seat.getByText(texts.externalWaits)).toBeVisible()
  const opened = seat.waitForEvent('popup')
  await seat.getByRole('button', { name: texts.externalOpen }).click()
  await expect((await opened).getByText('The other site')).toBeVisible()
  await expect(seat.getByText(texts.externalJoining)).toBeVisible()

  const desk = await person(call.expertEmail)
  // the browser opens no window
  await desk.addInitScript(() => (window.open = () => null))
  await desk.goto(`/discussion/${call.id}#live`)
  await desk.getByRole('button', { name: texts.externalOpen }).click()
  await expect(desk.getByText(en.discussion.popupFailed)).toBeVisible()
  await expect(desk.getByRole('button', { name: texts.leave })).toBeVisible()
  // the patient is counted as joined as soon as the expert is
  await expect(seat.getByRole('button', { name: texts.leave })).toBeVisible()
  await expect(desk.getByRole('region', { name: texts.who }).getByRole('listitem')).toHaveCount(2)
  await seat.getByLabel(texts.write).fill('I am on the page now.')
  await seat.getByRole('button', { name: texts.send }).click()
  await expect(desk.getByText('I am on the page now.')).toBeVisible()
  await expectUsable(desk)
  await expectUsable(seat)

  // only this page was closed: what happens on the other site is not known
  await desk.getByRole('button', { name: texts.leave }).click()
  await expect(seat.getByText(texts.externalHostLeft)).toBeVisible()
  await expect(seat.getByText(/The expert has left/)).toBeHidden()
  await desk.getByRole('button', { name: texts.rejoin }).click()
  await desk.getByRole('button', { name: texts.externalOpen }).click()
  await expect(seat.getByText(texts.externalHostLeft)).toBeHidden()

  await desk.getByLabel(texts.externalMinutes).selectOption('25')
  await desk.getByRole('button', { name: texts.end }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: texts.end }).click()
  for (const page of [desk, seat]) await expect(page.getByText(texts.endedTitle)).toBeVisible()
  // a guest who never came is told as well, without asking again
  await expect(guest.getByText(en.discussion.live.ended)).toBeVisible({ timeout: 30_000 })
  await expect(guest.getByRole('button', { name: en.invitee.accept })).toBeHidden()
  await expectUsable(guest)
  // the expert writes what was agreed; the minutes are those that were reported
  await desk.reload()
  await expect(desk.getByText('25 minutes')).toBeVisible()

  const office = await person('csr@consilium.test', { at: `/admin/queries/${call.id}` })
  await office.getByRole('link', { name: en.queryMeeting.section, exact: true }).click()
  await office.getByRole('button', { name: en.callAttendance.enter }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText(/Reported when it ended: 25 minutes/)).toBeVisible()
  await dialog.getByRole('checkbox').last().check()
  await expect(dialog.getByRole('spinbutton')).toHaveValue('25')
  await dialog.getByRole('button', { name: en.callAttendance.save }).click()
  await expect(office.getByText('25 minutes paid')).toBeVisible()
})

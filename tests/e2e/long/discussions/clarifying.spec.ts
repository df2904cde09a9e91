import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable, phone } from '../../../support/hands.ts'

interface Part {
  queryId: string
  userId: string
}
interface Query {
  id: string
  key: string
}
interface User {
  id: string
  email: string
}

const back = 'Was the estrogen receptor tested again in the new lesion, and with which result?'
const reply = 'It was tested again in May: ninety percent of the cells are positive.'
const clock = (page: Page) => page.getByRole('timer')
const timeLeft = (page: Page) => clock(page).locator('.numbers')

test('an expert asks back: the clock of the seat stands and says why, runs on after the reply, and who loses the seat is told the way back', async ({
  person,
  request,
  product,
  expectConsole,
}) => {
  // six hours later the sessions of the open pages are over
  expectConsole(/status of 401/)
  const csr = await signedIn(request, 'csr@consilium.test')
  // the filter finds any part of an address
  const members = await csr.get<User[]>(filtered('users', { email: 'member@consilium.test' }))
  const member = members.find((one) => one.email === 'member@consilium.test')
  const open = { userId: member?.id, status: 'open', mediaType: 'messenger', type: 'normal' }
  const queries = await csr.get<Query[]>(filtered('queries', open))
  const parts = await csr.get<Part[]>(
    filtered('queryExperts', { queryId: queries.map((one) => one.id), status: 'invited' }),
  )
  const people = await csr.get<User[]>(filtered('users', { id: parts.map((one) => one.userId) }))

  // the first who is invited and gets a seat
  let found: { query: Query; expert: string } | undefined
  for (const part of parts) {
    const query = queries.find((one) => one.id === part.queryId)
    const expert = people.find((one) => one.id === part.userId)?.email
    if (found || !query || !expert) continue
    const invited = await signedIn(request, expert)
    const accepted = await invited.post(`/user/interaction/${query.key}/accept`, { termsAccepted: true })
    if (accepted.ok()) found = { query, expert }
  }
  if (!found) throw new Error('The demo has no free seat in a discussion of the member')
  const { query, expert } = found
  // what is reviewed reaches the asker later
  expect((await csr.put(`/csradmin/interaction/${query.key}/setCSRReview`, { csrReview: 'no' })).ok()).toBe(true)

  const desk = await person(expert, { viewport: phone })
  const seat = await person('member@consilium.test')
  const office = await person('csr@consilium.test')

  await test.step('the question pauses the clock, for the expert, for staff, and in words for the asker', async () => {
    await desk.goto(`/discussion/${query.id}`)
    await expect(clock(desk)).toContainText('min left')
    await expect(clock(desk)).not.toContainText('Paused')
    await desk.getByLabel(en.reading.write.clarify).check()
    await desk.getByRole('textbox', { name: en.reading.write.clarifyLabel }).fill(back)
    await desk.getByRole('button', { name: en.reading.write.post, exact: true }).click()
    await expect(clock(desk)).toContainText(en.reading.seat.pausedFor.clarify)
    await expect(desk.getByText(/Your deadline resumes when the patient replies/)).toBeVisible()
    await expectUsable(desk)

    await seat.goto(`/member/discussion/${query.id}`)
    await expect(seat.getByText(en.reading.state.clarify.title, { exact: true })).toBeVisible()
    await expect(seat.getByText(/The expert’s deadline is paused for up to 72 hours/)).toBeVisible()
    await expect(seat.getByText(back)).toBeVisible()
    await expectUsable(seat)

    await office.goto(`/admin/queries/${query.id}#participants`)
    await expect(office.getByText(en.expertTime.pausedFor.clarify)).toBeVisible()
  })

  await test.step('while the asker thinks, nothing of it is used up', async () => {
    const before = await timeLeft(desk).textContent()
    await product.pass(20 * 60)
    await desk.reload()
    await expect(clock(desk)).toContainText(en.reading.seat.pausedFor.clarify)
    expect(await timeLeft(desk).textContent()).toBe(before)
  })

  await test.step('the reply sets it running on every page', async () => {
    await seat.getByRole('textbox', { name: en.reading.write.label }).fill(reply)
    await seat.getByRole('button', { name: en.reading.write.post, exact: true }).click()
    await expect(desk.getByText(reply)).toBeVisible()
    await expect(clock(desk)).not.toContainText('Paused')
    await expect(desk.getByText(en.reading.seat.text)).toBeVisible()
    await expect(seat.getByText(en.reading.state.clarify.title, { exact: true })).toBeHidden()
    await expect(office.getByText(en.expertTime.pausedFor.clarify)).toBeHidden({ timeout: 40_000 })
  })

  await test.step('when the time is over the expert is told at once, and may take a free seat again', async () => {
    await product.pass(6 * 3600)
    const told = await product.inbox(expert)
    const lost = told.find((message) => message.subject.startsWith(`Your seat in ${query.key} `))
    expect(lost?.text).toContain('If a seat is still open, you can claim it and be paid.')
    expect(lost?.text).toContain(`/invitation/${query.key}`)
    const again = await person(expert, { at: `/discussion/${query.id}` })
    await expect(again.getByText(en.reading.part.timedout)).toBeVisible()
    await again.getByRole('button', { name: en.reading.part.claimAgain }).click()
    await expect(clock(again)).toContainText('5 h 59 min left')
  })
})

import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../support/at-api.ts'
import { expect, test } from '../../support/browser.ts'
import { expectUsable, phone } from '../../support/hands.ts'

interface Query {
  id: string
  key: string
  meetingTime: number | null
  testQuery: boolean
}
interface Part {
  id: string
  queryId: string
  userId: string
  status: string
  bookedAt: string | null
}
interface User {
  id: string
  email: string
}

const day = 86_400
/** A day as its input takes it. */
const typed = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

test('an expert with a call is refused a second one at that time in words, takes it at another, and confirms when it moves; staff are asked about booked calls in time off', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const csr = await signedIn(request, 'csr@consilium.test')
  // test users and their discussions keep to themselves
  const live = (await csr.get<Query[]>(filtered('queries', { status: 'open', mediaType: 'video' })))
    .filter((one) => one.meetingTime !== null && !one.testQuery)
    .sort((a, b) => a.key.localeCompare(b.key))
  const parts = await csr.get<Part[]>(filtered('queryExperts', { queryId: live.map((one) => one.id) }))
  const booked = parts.find((part) => part.status === 'claimed' && part.bookedAt !== null)
  const first = live.find((one) => one.id === booked?.queryId)
  const takes = (query: Query) => parts.some((part) => part.queryId === query.id && part.userId === booked?.userId)
  const [expert] = await csr.get<User[]>(filtered('users', { id: [booked?.userId] }))
  if (!first?.meetingTime || !expert) throw new Error('The demo has no booked call')
  const at = first.meetingTime
  const move = (query: Query, meetingTime: number) =>
    csr.post(`/csradmin/interaction/${query.key}/updateMeetingTime`, { meetingTime })

  // another discussion gets the same time: one whose own people are free then
  let second: Query | undefined
  for (const one of live.filter((other) => !takes(other)))
    if (!second && (one.meetingTime === at || (await move(one, at)).ok())) second = one
  if (!second) throw new Error('No other call can be at that time')
  const invited = await csr.post(`/csradmin/interaction/${second.key}/inviteParticipant`, { userId: expert.id })
  expect(invited.status(), await invited.text()).toBe(200)

  /** The next hour at which everyone of the second call is free. */
  const moveAway = async (from: number) => {
    for (let hours = 1; hours < 12; hours++) {
      const answer = await move(second, from + hours * 3600)
      if (answer.ok()) return from + hours * 3600
    }
    throw new Error('Nobody is free')
  }
  let moved = at

  const desk = await person(expert.email, { viewport: phone })
  const acceptInvitation = async () => {
    await desk.getByRole('button', { name: en.reading.terms.read }).click()
    const terms = desk.getByRole('dialog', { name: en.login.termsOfUse })
    await terms.getByRole('region').evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await terms.getByRole('button', { name: en.reading.terms.accept, exact: true }).click()
    await desk.getByRole('button', { name: en.invite.action.accept, exact: true }).click()
  }
  await test.step('the clash names the own call and no one else’s', async () => {
    await desk.goto(`/invitation/${second.id}`)
    await acceptInvitation()
    await expect(desk.getByText(new RegExp(`You have another call at that time \\(${first.key}`))).toBeVisible()
    await expect(desk.getByText('Choose another time')).toBeHidden()
    await expectUsable(desk)
  })

  await test.step('staff set another time: it shows by itself, and the seat is booked', async () => {
    moved = await moveAway(at)
    await desk.reload()
    await acceptInvitation()
    await expect(desk.getByText(en.calls.booked)).toBeVisible()
    await expect(desk.getByText(en.calls.moved)).toBeHidden()
  })

  await test.step('the call moves: the new time waits to be confirmed', async () => {
    await desk.goto(`/discussion/${second.id}`)
    const before = await desk.getByText(en.calls.booked).locator('..').textContent()
    moved = await moveAway(moved)
    await expect(desk.getByText(en.calls.moved)).toBeVisible()
    await expect(desk.getByText(/Your seat is reserved until the call either way/)).toBeVisible()
    expect(await desk.getByText(en.calls.booked).locator('..').textContent()).not.toBe(before)
    await expectUsable(desk)
    await desk.getByRole('button', { name: en.calls.confirm }).click()
    await expect(desk.getByText(en.calls.moved)).toBeHidden()
    await expect(desk.getByText(en.calls.booked)).toBeVisible()
  })

  const office = await person('csr@consilium.test')
  const add = async () => {
    await office.getByRole('button', { name: en.account.vacations.add }).click()
    const dialog = office.getByRole('dialog', { name: en.account.vacations.newTitle })
    await dialog.locator('input[name=start]').fill(typed(at - day))
    await dialog.locator('input[name=end]').fill(typed(at + day))
    await dialog.getByRole('button', { name: 'Save' }).click()
    return office.getByRole('dialog', { name: '2 calls are booked on these days' })
  }
  await test.step('staff enter time off: they are asked about each booked call, and keep them first', async () => {
    await office.goto(`/admin/users/${expert.id}/upcomingVacations`)
    const asked = await add()
    await expect(asked.getByRole('link', { name: first.key })).toBeVisible()
    await expect(asked.getByRole('link', { name: second.key })).toBeVisible()
    await expectUsable(office)
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(office.getByRole('dialog')).toHaveCount(0)
    // both stand in the list, with the times of their calls
    const row = office.getByRole('row').filter({ hasText: second.key })
    await expect(row).toContainText(/Call\s+\S/)
    await expect(row.locator('time').last()).toHaveAttribute('datetime', new Date(moved * 1000).toISOString())
  })

  await test.step('or give the seats back, for good', async () => {
    await office
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    const asked = await add()
    const giveBack = asked.getByRole('radio', { name: en.users.callsGiveBack })
    await expect(giveBack).toHaveCount(2)
    for (const choice of await giveBack.all()) await choice.check()
    await asked.getByRole('button', { name: 'Save and give up 2 seats' }).click()
    await expect(office.getByRole('dialog')).toHaveCount(0)
    await expect(desk.getByText(en.reading.part.givenBack)).toBeVisible()
    const after = await csr.get<Part[]>(filtered('queryExperts', { userId: expert.id, queryId: [first.id, second.id] }))
    expect(after.map((part) => part.status)).toEqual(['cancelled', 'cancelled'])
  })
})

import { en } from '#model/texts/en.ts'
import { expect, test } from '../../support/browser.ts'
import { decoded, soonCall, watchConnections } from '../../support/live-call.ts'

const texts = en.room

test('a call that staff move by minutes while people are in it goes on at its new time', async ({
  person,
  request,
  expectConsole,
}) => {
  // the place of the old time has ended
  expectConsole(/status of 404 .*\/live\//)
  const call = await soonCall(request, 60)
  const [desk, seat] = [await person(call.expertEmail), await person(call.askerEmail)]
  for (const page of [desk, seat]) await watchConnections(page)
  await desk.goto(`/discussion/${call.id}#live`)
  await desk.getByRole('button', { name: texts.join, exact: true }).click()
  await seat.goto(`/member/discussion/${call.id}#live`)
  await seat.getByRole('button', { name: new RegExp(`^(${texts.join}|${texts.joinWaiting})$`) }).click()
  const seeOneAnother = async (timeout: number) => {
    for (const page of [desk, seat])
      await expect.poll(async () => (await decoded(page)).some(({ frames }) => frames > 2), { timeout }).toBe(true)
  }
  await seeOneAnother(60_000)

  let asked = 0
  for (const page of [desk, seat]) {
    // what was seen before does not count
    await page.evaluate(() => void ((window as unknown as { connections: unknown[] }).connections.length = 0))
    page.on('request', (one) => {
      if (one.url().endsWith('/live/events')) asked += 1
    })
  }
  const moved = await call.csr.post(`/csradmin/interaction/${call.key}/updateMeetingTime`, {
    meetingTime: Math.ceil(Date.now() / 1000) + 180,
  })
  expect(moved.status(), await moved.text()).toBe(200)
  await seeOneAnother(20_000)
  expect(asked).toBeLessThanOrEqual(6)
  await expect(desk.getByText(texts.reconnecting)).toHaveCount(0)
})

import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable, phone } from '../../../support/hands.ts'
import { held } from '../../../support/held.ts'

interface Query {
  id: string
  key: string
}
interface Preview {
  total: number
  data: { userId: string; displayName: string }[]
}

test('who was previewed is who is invited: when the list changes meanwhile no one is, and staff see who left it and why', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const open = await csr.get<Query[]>(filtered('queries', { status: 'open', mediaType: 'messenger', type: 'normal' }))
  const previewed = async (query: Query) =>
    (await (
      await csr.post(`/csradmin/interaction/${query.key}/listApplicableExperts`, {
        includeExcluded: false,
        pageSize: 25,
      })
    ).json()) as Preview
  let query: Query | undefined
  for (const one of open) if (!query && (await previewed(one)).total > 2) query = one
  if (!query) throw new Error('The demo has no open discussion with experts left to invite')

  const office = await person('csr@consilium.test', {
    viewport: { width: 1440, height: 900 },
    at: `/admin/queries/${query.id}#participants`,
  })
  await office.getByRole('button', { name: en.queries.command.runSelection }).click()
  const dialog = office.getByRole('dialog', { name: new RegExp(query.key) })
  const [first] = (await previewed(query)).data
  const name = first?.displayName ?? ''
  await expect(dialog.getByRole('row').filter({ hasText: name })).toBeVisible()
  const invite = dialog.getByRole('button', { name: /^Invite/ })
  await expect(invite).toBeEnabled()

  await test.step('a colleague invites the first of the list: this run is refused, in words', async () => {
    // the page hears of it at once and previews again: its run is on its way before
    const run = await held(office, '**/runExpertSelection', { method: 'POST' })
    await invite.click()
    await expect.poll(() => run.asked.length).toBe(1)
    const invited = await csr.post(`/csradmin/interaction/${query.key}/inviteParticipant`, { userId: first?.userId })
    expect(invited.ok()).toBe(true)
    run.letGo()
    await expect(dialog.getByText(en.queries.panel.changed.nothing)).toBeVisible()
    await run.release()
    await expect(dialog.getByRole('heading', { name: en.queries.panel.changed.left })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(': ')
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).not.toContainText('selection.')
    await expectUsable(office)
    await office.screenshot({ path: test.info().outputPath('changed-1440.png') })
    await office.setViewportSize(phone)
    await expectUsable(office)
    await office.screenshot({ path: test.info().outputPath('changed-390.png') })
    await office.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('previewed again it names others, and invites exactly those', async () => {
    await dialog.getByRole('button', { name: en.queries.panel.changed.again }).click()
    await expect(dialog.getByText(en.queries.panel.changed.nothing)).toBeHidden()
    await expect(dialog.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    await expect(invite).toBeEnabled()
    const rows = dialog.getByRole('row')
    const named = await rows.allTextContents()
    await invite.click()
    await expect(dialog).toBeHidden()
    const after = await csr.get<{ userId: string; status: string; side: string }[]>(
      filtered('queryExperts', { queryId: query.id, status: 'invited' }),
    )
    const people = await csr.get<{ id: string; lastName: string }[]>(
      filtered('users', { id: after.map((part) => part.userId) }),
    )
    const body = named.slice(1)
    expect(body.length).toBeGreaterThan(0)
    for (const row of body) expect(people.some((one) => row.includes(one.lastName))).toBe(true)
  })
})

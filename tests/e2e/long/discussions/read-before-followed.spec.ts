import type { Page } from '@playwright/test'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

/** The page's stream of changes is opened when this is called, as on a slow line. */
async function holdStream(page: Page) {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/api/user/changes*', async (route) => {
    await opened
    await route.continue()
  })
  return open
}

test('what is written between a page’s reading and its stream’s opening shows by itself, to the asker and to staff', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const member = await signedIn(request, 'member@consilium.test')
  const [query] = await csr.get<{ id: string }[]>(filtered('queries', { status: 'open', userId: member.id }))
  if (!query) throw new Error('The member has no open discussion')
  const write = async (text: string) =>
    expect((await csr.post('/server/query/response', { queryId: query.id, type: 'info', text })).status()).toBe(201)
  await write('Written before.')

  for (const [email, at] of [
    ['member@consilium.test', `/member/discussion/${query.id}`],
    ['csr@consilium.test', `/admin/queries/${query.id}#responses`],
  ] as const)
    await test.step(at, async () => {
      const page = await person(email)
      const open = await holdStream(page)
      await page.goto(at)
      await expect(page.getByText('Written before.').first()).toBeVisible()
      const between = `Written between, for ${email}.`
      await write(between)
      open()
      await expect(page.getByText(between).first()).toBeVisible()
    })
})

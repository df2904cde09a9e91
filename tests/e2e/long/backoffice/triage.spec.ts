import { barriers } from '../../../support/accessibility.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

interface Row {
  id: string
  status: string
}

test('a routine release by keyboard: two keys, and ten seconds in which it can be undone', async ({
  person,
  request,
}, info) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const statusOf = async (id: string) => (await csr.get<Row>(`/rest/queries/${id}`)).status
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/**')
  await page.goto('/admin/triage')
  const actions = page.getByRole('toolbar', { name: 'Task actions' })
  const current = page.locator('nav [aria-current="true"]')
  await expect(actions).toBeVisible()
  // the most urgent tasks may be of other kinds: they are passed until one can be released
  const release = actions.getByRole('button', { name: 'Release' })
  await expect(async () => {
    const answer = page.waitForResponse('**/csradmin/task/next')
    await page.keyboard.press('n')
    const { data } = (await (await answer).json()) as { data: Row[] }
    // the key is heard again once the task that came is the one in front
    await expect(page).toHaveURL(new RegExp(`task=${data[0]?.id}`))
    await expect(current).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Clocks' })).toBeVisible({ timeout: 3000 })
    await expect(release).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1500 })
  }).toPass({ timeout: 60_000 })
  expect(await barriers(page)).toEqual([])
  const query = (await page.getByRole('link', { name: 'Open discussion' }).getAttribute('href')) ?? ''
  const id = /queries\/([^/#]+)/.exec(query)?.[1] ?? ''

  const before = await statusOf(id)
  const began = Date.now()
  await page.keyboard.press('r')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible()
  info.annotations.push({ type: 'routine release', description: `2 keys (n, r), ${Date.now() - began} ms after r` })
  expect(await statusOf(id)).toBe(before)
  await page.keyboard.press('u')
  await expect(page.getByText('Undone. No messages were sent.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await statusOf(id)).toBe(before)

  const tasks = await csr.get<{ id: string; queryId: string; kind: string }[]>(
    `/rest/tasks?filter=${encodeURIComponent(JSON.stringify({ queryId: id, state: 'open' }))}&range=[0,9]`,
  )
  // on the page of the discussion as well
  await page.goto(query)
  const commands = page.getByRole('toolbar', { name: 'Commands' })
  await commands.getByRole('button', { name: 'Release', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click()
  await expect(undo).toBeVisible()
  await expect(commands.getByRole('button', { name: 'Release', exact: true })).toHaveAttribute('aria-disabled', 'true')
  expect(await barriers(page)).toEqual([])
  await undo.click()
  await expect(page.getByText('Undone. No messages were sent.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await statusOf(id)).toBe(before)

  await page.goto(`/admin/triage?task=${tasks.find(({ kind }) => kind === 'review')?.id}`)
  await expect(release).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('r')
  await expect(undo).toBeVisible()
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('open')
})

test('a macro decides with one key: its text is read before, and it is counted once it has taken effect', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/**')
  const actions = page.getByRole('toolbar', { name: 'Task actions' })
  const undo = page.getByRole('button', { name: /^Undo/ })
  const reviews = await csr.get<{ id: string; queryId: string; status: string }[]>(
    `/rest/tasks?filter=${encodeURIComponent(JSON.stringify({ kind: ['review'], state: 'open' }))}&range=[0,49]`,
  )
  const inReview = reviews.find(({ status }) => status === 'csrhold')
  const returned = inReview?.queryId ?? ''
  await page.goto(`/admin/triage?task=${inReview?.id}`)
  await page.getByRole('button', { name: 'Macros…' }).click()
  const list = page.getByRole('dialog', { name: 'Macros' })
  await list.getByRole('button', { name: 'Add macro' }).click()
  const form = page.getByRole('dialog', { name: 'Macro', exact: true })
  await form.getByLabel('Name').fill('Missing report')
  await form.getByLabel('Text').fill('Dear {patient}, please add your report.')
  expect(await barriers(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(list.getByText('Missing report')).toBeVisible()
  await expect(list.getByText(/used 0 times · Dear \{patient\}/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await list.getByRole('button', { name: 'Close' }).click()
  const missing = actions.getByRole('button', { name: 'Missing report' })
  await expect(missing).toHaveAttribute('title', /^Dear (?!\{).+, please add your report\.$/)
  await page.keyboard.press('3')
  await expect(undo).toBeVisible()
  await expect
    .poll(async () => (await csr.get<Row>(`/rest/queries/${returned}`)).status, { timeout: 60_000 })
    .toBe('create')
  const [macro] = (await csr.get<{ name: string; used: number }[]>('/rest/macros')).filter(
    ({ name }) => name === 'Missing report',
  )
  expect(macro?.used).toBe(1)
})

test('the task that J and K choose has the focus, with its title, its key and when it is due', async ({ person }) => {
  const page = await person('csr@consilium.test', { at: '/admin/triage' })
  const queue = page.getByRole('navigation', { name: 'Open tasks' }).getByRole('button')
  await expect(queue.nth(2)).toBeVisible()
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(queue.nth(at)).toBeFocused()
    await expect(queue.nth(at)).toHaveAttribute('aria-current', 'true')
    const [title, about] = [queue.nth(at).locator('p').first(), queue.nth(at).getByText(/CQ-[A-Z\d]{6}/)]
    await expect(queue.nth(at)).toHaveAccessibleName(new RegExp(`^${escaped(await title.innerText())}.*`))
    await expect(queue.nth(at)).toHaveAccessibleName(new RegExp(await about.innerText()))
    await expect(queue.nth(at).locator('time').first()).toBeVisible()
  }
  // from a button of the toolbar as well
  await page.getByRole('toolbar').getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('j')
  await expect(queue.nth(1)).toBeFocused()
})

function escaped(words: string) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

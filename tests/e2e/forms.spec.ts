import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { field, open, save, saved } from '../support/account-pages.ts'
import { signedIn } from '../support/at-api.ts'
import { expect, signIn, test } from '../support/browser.ts'
import { held } from '../support/held.ts'

interface User {
  id: string
  version: number
  firstName: string
  lastName: string
}
interface Plan {
  id: string
  version: number
  displayTitle: string
  sponsorName: string | null
}

/** A page of the back office, once staff have been handed over. */
async function desk(person: (email: string) => Promise<Page>, path: string): Promise<Page> {
  const page = await person('csr.admin@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Save' }).first()).toBeVisible()
  return page
}

/** The line is gone for a moment; afterwards everything that is open is read again. */
async function lostLine(page: Page, path: RegExp) {
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && path.test(response.url()) && response.ok(),
  )
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.context().setOffline(false)
  await read
}

/** Holds what is written back until it is let go; then waits for what is said of it. */
async function heldBack(page: Page, method: 'PUT' | 'POST', done: string | RegExp) {
  const { letGo, release } = await held(page, '**/api/**', { method })
  return async () => {
    letGo()
    await expect(page.getByText(done)).toBeVisible()
    await release()
  }
}

test('what is typed stays when the record comes again, and is saved as a change of its own', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [user] = await csr.get<User[]>('/rest/users?range=[0,0]&filter={"q":"newmember@consilium.test"}')
  if (!user) throw new Error('The demo has no new member')
  const page = await desk(person, `/admin/users/${user.id}/account`)
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  await first.fill('Typed')
  await csr.put(`/rest/users/${user.id}`, { lastName: 'Elsewhere', version: user.version })
  const anew = async () => {
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elsewhere')
  }
  await anew()
  await expect(first).toHaveValue('Typed')
  await expect(last).toHaveValue(user.lastName)

  await page.getByRole('button', { name: 'Save' }).first().click()
  const merge = page.getByRole('dialog', { name: 'This record has changed' })
  await expect(merge).toContainText('Elsewhere')
  await merge.getByRole('button', { name: 'Save merged version' }).click()
  await expect(merge).toBeHidden()
  await expect(last).toHaveValue('Elsewhere')
  expect(await csr.get<User>(`/rest/users/${user.id}`)).toMatchObject({
    firstName: 'Typed',
    lastName: 'Elsewhere',
    version: user.version + 2,
  })

  // a form in which nothing is typed shows the newest
  await csr.put(`/rest/users/${user.id}`, { lastName: 'Elsewhere again', version: user.version + 2 })
  await anew()
  await expect(last).toHaveValue('Elsewhere again')
})

test('what is typed while a save is on its way stays, and is asked about before it is left', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [plan] = await csr.get<Plan[]>('/rest/plans?range=[1,1]&sort=["name","ASC"]')
  if (!plan) throw new Error('The demo has one plan only')
  const page = await desk(person, `/admin/plans/${plan.id}/details`)
  const [sponsor, title] = [page.getByLabel('Sponsor'), page.getByLabel('Display title')]
  await sponsor.fill('A sponsor')
  const arrives = await heldBack(page, 'PUT', /^Saved\.?$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await sponsor.fill('A sponsor and a friend')
  await title.fill('Title of the meantime')
  await arrives()
  await expect(sponsor).toHaveValue('A sponsor and a friend')
  await expect(title).toHaveValue('Title of the meantime')
  expect(await csr.get<Plan>(`/rest/plans/${plan.id}`)).toMatchObject({
    displayTitle: plan.displayTitle,
    sponsorName: 'A sponsor',
  })

  await page.getByRole('main').getByRole('link', { name: 'Expert Pools' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => csr.get<Plan>(`/rest/plans/${plan.id}`))
    .toMatchObject({
      displayTitle: 'Title of the meantime',
      sponsorName: 'A sponsor and a friend',
      version: plan.version + 2,
    })
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

test('a part of a record keeps what is typed, too', async ({ person, request, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|status of 409/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [user] = await csr.get<{ id: string }[]>('/rest/users?range=[0,0]&filter={"q":"member@consilium.test"}')
  if (!user) throw new Error('The demo has no member')
  const page = await desk(person, `/admin/users/${user.id}/address`)
  const [street, city] = [page.getByLabel('Address', { exact: true }), page.getByLabel('City')]
  await street.fill('1 Typed Lane')
  const arrives = await heldBack(page, 'PUT', /^Saved\.?$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await city.fill('Meantime')
  await arrives()
  await expect(city).toHaveValue('Meantime')
  await lostLine(page, new RegExp(`/user/${user.id}/address$`))
  await expect(city).toHaveValue('Meantime')
  await expect(street).toHaveValue('1 Typed Lane')
})

test('anyone who goes on typing in the own account while it is saved loses nothing', async ({ person }) => {
  const page = await person('newmember@consilium.test')
  await open(page, 'account')
  const title = en.account.details.title
  const [first, last] = [field(page, en.account.details.firstName), field(page, en.account.details.lastName)]
  await first.fill('Morgan-Lee')
  const arrives = await heldBack(page, 'PUT', /^Saved\.?$/)
  await save(page, title).click()
  await last.fill('Meantime')
  await arrives()
  await expect(last).toHaveValue('Meantime')
  await page.reload()
  await expect(first).toHaveValue('Morgan-Lee')
  await expect(last).toHaveValue('Meantime')
  await saved(page, title)
  await page.reload()
  await expect(last).toHaveValue('Meantime')
})

test('a note that is being written outlives a look elsewhere, and what is added while it is sent; too much is kept and told', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [query] = await csr.get<{ id: string }[]>('/rest/queries?range=[0,0]&sort=["createdAt","ASC"]')
  if (!query) throw new Error('The demo has no discussion')
  const page = await person('csr@consilium.test', { at: `/admin/queries/${query.id}#notes` })
  const [note, add] = [page.getByLabel('Note for staff'), page.getByRole('button', { name: 'Add note' })]
  await note.fill('Called the asker')
  await page.goto('/admin/plans')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/admin/queries/${query.id}#notes`)
  await expect(note).toHaveValue('Called the asker')

  const arrives = await heldBack(page, 'POST', 'Note added')
  await add.click()
  await note.fill('Called the asker and left word')
  await arrives()
  await expect(page.getByRole('listitem').filter({ hasText: 'Called the asker' })).toBeVisible()
  await expect(note).toHaveValue('and left word')

  const pasted = 'x'.repeat(20_003)
  await note.fill(pasted)
  await expect(note).toHaveAccessibleDescription('3 characters over the limit')
  await expect(note).toHaveValue(pasted)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await note.fill('')
  await page.reload()
  await expect(note).toHaveValue('')
})

test('what staff have typed outlives a session that ends, and only they see it again', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = 'csr.admin@consilium.test'
  const csr = await signedIn(request, 'csr@consilium.test')
  const [user] = await csr.get<User[]>('/rest/users?range=[0,0]&filter={"q":"physician@consilium.test"}')
  if (!user) throw new Error('The demo has no physician')
  const path = `/admin/users/${user.id}/account`
  const page = await desk(person, path)
  const name = page.getByLabel('First name')
  const reason = page.getByRole('dialog').getByRole('textbox')
  const disable = page.getByRole('main').getByRole('button', { name: 'Disable', exact: true })
  await name.fill('Typed')
  await disable.click()
  await reason.fill('Asked for it')
  const elsewhere = await signedIn(request, email)
  await elsewhere.post('/auth/sessions/endOthers')
  await expect(page).toHaveURL('/login', { timeout: 30_000 })

  await signIn(page, 'csr@consilium.test')
  await page.goto(path)
  await expect(name).toHaveValue(user.firstName)
  await disable.click()
  await expect(reason).toHaveValue('')

  await page.evaluate(() => localStorage.clear())
  await signIn(page, email)
  await expect(page).toHaveURL(path)
  await expect(name).toHaveValue('Typed')
  await expect(page.getByText('Open the dialog again to continue.')).toBeVisible()
  await disable.click()
  await expect(reason).toHaveValue('Asked for it')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect.poll(() => csr.get<User>(`/rest/users/${user.id}`)).toMatchObject({ firstName: 'Typed' })
  await page.reload()
  await disable.click()
  await expect(reason).toHaveValue('')
})

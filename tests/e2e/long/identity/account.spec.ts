import sharp from 'sharp'
import { en } from '#model/texts/en.ts'
import { button, field, form, idOf, menu, middleOf, open, said, save, saved } from '../../../support/account-pages.ts'
import { expect, test } from '../../../support/browser.ts'

test('members find four pages, physicians twelve; /account leads to the first', async ({ person }) => {
  const member = await person('newmember@consilium.test', { at: '/account' })
  await expect(member).toHaveURL(/\/account\/[\w-]+\/account$/)
  const { account, address, contact, notificationPrefs } = en.account.page
  await expect(menu(member).getByRole('link')).toHaveText([account, address, contact, notificationPrefs])
  await member.goto('/user/profile')
  await expect(member).toHaveURL(/\/account\/[\w-]+\/account$/)
  await member.goto(`/account/${await idOf(member)}/bankTransactions`)
  await expect(member.getByText(en.errors.notFound)).toBeVisible()

  const expert = await person('expert5@consilium.test')
  await open(expert, 'bio')
  await expect(menu(expert).getByRole('link')).toHaveText(Object.values(en.account.page))
})

test('a changed name is saved, shown at the top at once, and refused when empty', async ({ person }) => {
  const page = await person('newmember@consilium.test')
  await open(page, 'account')
  const title = en.account.details.title
  await expect(save(page, title)).toBeDisabled()
  await field(page, en.account.details.firstName).fill(' ')
  await field(page, en.account.details.firstName).blur()
  await expect(form(page, title).getByText(en.errors.required)).toBeVisible()
  await expect(save(page, title)).toBeDisabled()
  await field(page, en.account.details.firstName).fill('Wilhelmina')
  await saved(page, title)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wilhelmina')
  await expect(page.getByRole('button', { name: /^Menu of .*Wilhelmina/ })).toBeVisible()
  await page.reload()
  await expect(field(page, en.account.details.firstName)).toHaveValue('Wilhelmina')
})

test('anyone who leaves with something unsaved is asked: staying keeps it, discarding lets it go', async ({
  person,
}) => {
  const page = await person('newmember@consilium.test')
  await open(page, 'address')
  const city = field(page, en.account.address.city)
  const before = await city.inputValue()
  await city.fill('Saint-Jean-Cap-Ferrat')
  const dialog = page.getByRole('alertdialog', { name: en.account.form.leaveTitle })

  await menu(page).getByRole('link', { name: en.account.page.contact, exact: true }).click()
  await expect(dialog).toContainText(en.messages.unsavedChanges)
  expect((await dialog.boundingBox())?.width).toBe(500)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(city).toHaveValue('Saint-Jean-Cap-Ferrat')

  // signing out is a way of leaving, too
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: en.menu.signOut }).click()
  await button(page, en.messages.stay).click()
  await expect(city).toHaveValue('Saint-Jean-Cap-Ferrat')

  // what was not saved when the tab was closed is there again
  await page.reload()
  await expect(page.getByText(en.account.form.keptTitle)).toBeVisible()
  await expect(city).toHaveValue('Saint-Jean-Cap-Ferrat')

  await menu(page).getByRole('link', { name: en.account.page.contact, exact: true }).click()
  await button(page, en.messages.discard).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(city).toHaveValue(before)
})

test('telephone numbers are checked while they are typed, and differ from one another', async ({
  person,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  const page = await person('member@consilium.test')
  await open(page, 'contact')
  const title = en.account.contact.title
  const { mobile, office } = en.account.contact.kind
  await field(page, mobile).fill('12345678')
  await expect(form(page, title).getByText(`The ${mobile} number is not valid.`)).toBeVisible()
  await expect(save(page, title)).toBeDisabled()
  await field(page, mobile).fill('212 555 0147')
  await expect(form(page, title).getByText(/^Will be saved as/)).toBeVisible()
  await field(page, office).fill('(212) 555-0147')
  await field(page, office).blur()
  await expect(form(page, title).getByText(en.errors.dupContact).first()).toBeVisible()
  await expect(save(page, title)).toBeDisabled()
  await field(page, office).fill('+44 20 7946 0958')
  await expect(form(page, title).getByText(/^Will be saved as/)).toHaveCount(1)
  await saved(page, title)
  await page.reload()
  await expect(field(page, mobile)).toHaveValue('(212) 555-0147')
  await expect(field(page, office)).toHaveValue('+44 20 7946 0958')
  await expect(page.getByText(en.account.contact.notConfirmed)).toBeVisible()
})

test('the mobile number is confirmed by a code, and text messages then follow the quiet hours', async ({
  person,
  product,
}) => {
  const page = await person('expert5@consilium.test')
  await open(page, 'contact')
  await field(page, en.account.contact.kind.mobile).fill('212-555-0168')
  await expect(page.getByText('Will be saved as (212) 555-0168')).toBeVisible()
  await saved(page, en.account.contact.title)
  await button(page, en.account.contact.confirm).click()
  const dialog = page.getByRole('dialog', { name: en.account.contact.confirmTitle })
  await dialog.getByRole('button', { name: en.account.contact.sendCode, exact: true }).click()
  await expect(dialog.getByText('Code sent. It’s valid for 5 minutes.')).toBeVisible()
  let code = ''
  await expect
    .poll(async () => (code = /\b\d{6}\b/.exec((await product.inbox('+12125550168'))[0]?.text ?? '')?.[0] ?? ''))
    .toMatch(/^\d{6}$/)
  await dialog.getByLabel(en.account.contact.code, { exact: true }).fill(code)
  await dialog.getByRole('button', { name: en.account.contact.verify, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(en.account.contact.confirmed, { exact: true })).toBeVisible()

  await open(page, 'notificationPrefs')
  const title = en.account.page.notificationPrefs
  await form(page, title)
    .getByRole('checkbox', { name: `${en.account.notify.channel.sms} To your` })
    .check()
  await form(page, title).getByRole('checkbox', { name: en.account.notify.quietOn }).check()
  await field(page, en.account.notify.quietFrom).fill('21:30')
  await field(page, en.account.notify.quietUntil).fill('06:45')
  await expect(page.getByText('Until 06:45 the next day.')).toBeVisible()
  await field(page, en.account.notify.quietUntil).fill('21:30')
  await field(page, en.account.notify.quietUntil).blur()
  await expect(save(page, title)).toBeDisabled()
  await field(page, en.account.notify.quietUntil).fill('06:45')
  await saved(page, title)
  await page.reload()
  await expect(field(page, en.account.notify.quietFrom)).toHaveValue('21:30')
  await expect(
    form(page, title).getByRole('checkbox', { name: `${en.account.notify.channel.sms} To your` }),
  ).toBeChecked()
})

test('a picture is cropped by keyboard, seen everywhere at once, and removed again', async ({ person }) => {
  const page = await person('expert6@consilium.test')
  await open(page, 'profilePicture')
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText(en.account.picture.wrongType)).toBeVisible()
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText(en.account.picture.unreadable)).toBeVisible()

  const half = { width: 300, height: 400, channels: 3 } as const
  const right = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { ...half, width: 600, background: '#f00' } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer()
  await input.setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer })
  const cropper = page.getByRole('group', { name: en.account.picture.crop })
  await cropper.focus()
  await page.keyboard.press('+')
  await expect(page.getByRole('slider', { name: en.account.picture.zoom })).toHaveValue('1.1')
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft')
  await button(page, en.account.form.save).click()
  await expect(said(page, en.account.form.saved)).toBeVisible()
  const shown = page.getByRole('button', { name: /^Menu of/ }).locator('img')
  await expect(shown).toBeVisible()
  // it was pushed to the left: its blue half is in the middle now
  const { width, height, red, blue } = await middleOf(shown)
  expect(width).toBe(height)
  expect(blue).toBeGreaterThan(200)
  expect(red).toBeLessThan(60)

  await button(page, en.account.picture.remove).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.account.picture.remove }).click()
  await expect(page.getByText(en.account.picture.none)).toBeVisible()
  await expect(shown).toBeHidden()
})

test('a vacation is added, changed and deleted; it does not end before it starts', async ({ person }) => {
  const page = await person('expert6@consilium.test')
  await open(page, 'upcomingVacations')
  await button(page, en.account.vacations.add).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.account.vacations.start).fill('08/10/2031')
  await dialog.getByLabel(en.account.vacations.end).fill('08/09/2031')
  await expect(dialog.getByText(en.errors.endBeforeStart)).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.account.form.save })).toBeDisabled()
  await dialog.getByLabel(en.account.vacations.end).fill('08/23/2031')
  await expect(dialog.getByText('14 days')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, en.messages.stay).click()
  await dialog.getByRole('button', { name: en.account.form.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '14 days' })).toContainText('Aug 10, 2031')

  await page.getByRole('button', { name: /^Edit the vacation from/ }).click()
  await dialog.getByLabel(en.account.vacations.end).fill('08/10/2031')
  await dialog.getByRole('button', { name: en.account.form.save }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '1 day' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete the vacation from/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.account.vacations.remove }).click()
  await expect(page.getByText(en.account.vacations.empty)).toBeVisible()
})

test('another person cannot be looked at; staff can look at anybody and change what is there', async ({ person }) => {
  const member = await person('newmember@consilium.test')
  const memberId = await idOf(member)
  const expert = await person('expert6@consilium.test')
  const expertId = await idOf(expert)
  for (const child of Object.keys(en.account.page)) {
    await expert.goto(`/account/${memberId}/${child}`)
    await expect(expert.getByRole('heading', { name: en.errors.notFoundTitle })).toBeVisible()
  }

  const staff = await person('csr@consilium.test')
  await staff.waitForURL('**/admin/**')
  await open(staff, 'bio', expertId)
  await expect(menu(staff).getByRole('link')).toHaveCount(Object.keys(en.account.page).length)
  await field(staff, en.account.bio.consumer).fill('Looks after people with lung cancer.')
  await saved(staff, en.account.other.bio.title)
  await open(staff, 'account', expertId)
  await expect(staff.getByRole('link', { name: en.account.email.toBackOffice })).toHaveAttribute(
    'href',
    `/admin/users/${expertId}/account`,
  )
  await open(expert, 'bio')
  await expect(field(expert, en.account.bio.consumer)).toHaveValue('Looks after people with lung cancer.')

  const viewer = await person('csr.view@consilium.test')
  await viewer.waitForURL('**/admin/**')
  await open(viewer, 'address', memberId)
  await field(viewer, en.account.address.city).fill('Elsewhere')
  await expect(save(viewer, en.account.address.title)).toBeDisabled()
})

test('of two windows the slower one is asked what to keep', async ({ person, expectConsole }) => {
  expectConsole(/status of 409/)
  const page = await person('expert7@consilium.test')
  await open(page, 'address')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await field(other, en.account.address.city).fill('Bergen')
  await field(page, en.account.address.city).fill('Tromsø')
  await saved(other, en.account.address.title)
  await save(page, en.account.address.title).click()
  const dialog = page.getByRole('alertdialog', { name: en.account.conflict.title })
  await expect(dialog).toContainText('Bergen')
  await expect(dialog).toContainText('Tromsø')
  await dialog.getByRole('button', { name: en.account.conflict.keep }).click()
  await saved(page, en.account.address.title)
  await page.reload()
  await expect(field(page, en.account.address.city)).toHaveValue('Tromsø')
})

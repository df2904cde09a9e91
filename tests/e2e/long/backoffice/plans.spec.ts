import type { Locator, Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { press } from '../../../support/wizard.ts'

/** The tabs of the record in front. */
const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true })
/** An entry of the drawer. */
const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Query Setup' }).getByRole('link', { name, exact: true })
const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const row = (page: Page, words: string) => page.getByRole('main').getByRole('row').filter({ hasText: words })

/** Adds a record to the list of the tab: found by typing, taken from what is offered. */
async function add(page: Page, label: string, typed: string, option: string | RegExp = typed) {
  await button(page, label).click()
  const dialog = page.getByRole('dialog', { name: label })
  await field(dialog, 'Search').fill(typed)
  await page.getByRole('option', { name: option }).first().click()
  await dialog.getByRole('button', { name: 'Add 1', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a plan from nothing to a registered member who can ask', async ({ page, person, product, expectConsole }) => {
  await startSignedIn(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/**')

  await test.step('a funding source that pays for two diagnoses', async () => {
    await entry(page, 'Funding Sources').click()
    await button(page, 'Create funding source').click()
    await field(page, 'Name *').fill('Lantern Research Fund')
    await field(page, 'Display title *').fill('Lantern Fund')
    await button(page, 'Create').click()
    // the texts that the spec requires are asked for at their fields, and what was typed stays
    await expect(page.getByText(en.errors.required, { exact: true })).toHaveCount(2)
    await field(page, 'Short description *').fill('<p>Pays for questions on breast cancer.</p>')
    await field(page, 'Front matter *').fill('cms:beacon-front-matter')
    await button(page, 'Create').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Research Fund')
    await tab(page, 'Expert Pools').click()
    await add(page, 'Add pool', 'Breast cancer panel')
    await expect(row(page, 'Breast cancer panel')).toBeVisible()
    await tab(page, 'Diagnoses').click()
    await add(page, 'Add diagnosis', 'C50.9', /C50\.9/)
    await add(page, 'Add diagnosis', 'C53.9', /C53\.9/)
    await expect(page.getByText('2 effective diagnoses')).toBeVisible()
  })

  await test.step('a plan with that source, a pool and one of the diagnoses', async () => {
    await entry(page, 'Plans').click()
    await button(page, 'Create plan').click()
    await field(page, 'Name *').fill('Lantern Works Health Plan')
    await field(page, 'Display title *').fill('Lantern Works')
    // an alias stands for one plan only
    expectConsole(/status of 409/)
    await field(page, 'Alias *').fill('northfield')
    await button(page, 'Create').click()
    await expect(field(page, 'Alias *')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Alias *').fill('lantern-works')
    await button(page, 'Create').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Works')
    // what the browser would refuse in words of its own is shown like every other problem
    await tab(page, 'Details').click()
    await field(page, 'First reminder (h)').fill('-1')
    await button(page, 'Save').click()
    await expect(field(page, 'First reminder (h)')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'First reminder (h)')).toHaveAccessibleDescription(/This value is out of range/)
    await expect(page.getByRole('status').filter({ hasText: en.errors.form })).toBeVisible()
    await button(page, 'Cancel').click()
    await tab(page, 'Funding Sources').click()
    await add(page, 'Add funding source', 'Lantern Research')
    await tab(page, 'Expert Pools').click()
    await add(page, 'Add pool', 'Great Lakes')
    await tab(page, 'Diagnoses').click()
    await add(page, 'Add diagnosis', 'C50.9', /C50\.9/)
    await expect(page.getByText('Lantern Research Fund 1')).toBeVisible()
  })

  let link = ''
  await test.step('a registration link', async () => {
    await tab(page, 'Links').click()
    await button(page, 'Add link').click()
    const dialog = page.getByRole('dialog', { name: 'Registration link' })
    await field(dialog, 'Slug *').fill('lantern-works')
    await field(dialog, 'Description *').fill('Letter to all employees')
    await field(dialog, 'User type').click()
    await page.getByRole('option', { name: 'Client', exact: true }).click()
    await button(dialog, 'Save').click()
    await expect(dialog).toBeHidden()
    link = (await row(page, 'lantern-works').getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? ''
    expect(link).toMatch(/\/register\/lantern-works$/)
  })

  const email = 'ivo.belmont@members.test'
  const member = await person()
  await test.step('somebody registers by it, and the mailed link signs in', async () => {
    const words = en.register
    await member.goto(new URL(link).pathname)
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Register for Lantern Works')
    await field(member, words.email).fill(email)
    await field(member, words.firstName).fill('Ivo')
    await field(member, words.lastName).fill('Belmont')
    await field(member, words.dateOfBirth).fill('05/05/1971')
    await field(member, en.security.newPassword).fill('Violet-Harbor-72-Lantern')
    await field(member, en.security.repeatPassword).fill('Violet-Harbor-72-Lantern')
    await member.getByRole('checkbox', { name: words.termsAccept }).click()
    const terms = member.getByRole('dialog', { name: words.termsTitle })
    await expect(terms.getByRole('heading').nth(1)).toBeVisible()
    await button(terms, en.dialog.close).last().click()
    await member.getByRole('checkbox', { name: words.termsAccept }).check()
    await button(member, words.create).click()
    await expect(member.getByRole('heading', { name: words.sent.title })).toBeVisible()
    let mailed = ''
    await expect
      .poll(
        async () =>
          (mailed =
            /\/register\/verify\/\S+/.exec((await product.inbox(email)).map(({ text }) => text).join('\n'))?.[0] ?? ''),
      )
      .not.toBe('')
    await member.goto(mailed)
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ivo')
  })

  await test.step('the wizard offers what plan and source have in common, and goes on with it', async () => {
    await member.getByRole('link', { name: 'Ask Question' }).click()
    const diagnosis = member.getByRole('main').getByRole('combobox')
    // the source covers it, the plan does not
    await diagnosis.fill('C53.9')
    await expect(member.getByRole('option', { name: /C53\.9/ })).toHaveCount(0)
    await diagnosis.fill('C50.9')
    await member
      .getByRole('option', { name: /C50\.9/ })
      .first()
      .click()
    await press(member, 'Continue')
    await expect(member.getByRole('region').last()).toBeVisible()
    await expect(button(member, 'I have read this and accept')).toBeVisible()
  })

  await test.step('staff see whom the link brought, and what the plan would do with the question', async () => {
    await page.reload()
    await expect(row(page, 'Letter to all employees').getByRole('cell', { name: '1', exact: true })).toBeVisible()
    await tab(page, 'Members').click()
    await expect(row(page, email)).toContainText('lantern-works')
    await page.getByRole('link', { name: 'Simulation' }).click()
    await page.getByRole('tab', { name: 'As a person' }).click()
    await field(page, en.simulator.who).fill('Ivo')
    await page.getByRole('option', { name: /Ivo Belmont/ }).click()
    await field(page, en.simulator.diagnosis).fill('C50.9')
    await page.getByRole('option', { name: / C50\.9( |$)/ }).click()
    const asks = page.getByRole('main').locator('section').filter({ hasText: en.simulator.mayAsk })
    await expect(asks).toContainText(en.simulator.yes)
    await expect(page.getByText(en.simulator.paidBy).getByRole('link', { name: 'Lantern Research Fund' })).toBeVisible()
    await expect(page.getByRole('heading', { name: en.simulator.draw })).toBeVisible()
  })
})

test('view-only staff read every page of a plan, and each control says why it stays as it is', async ({ page }) => {
  await startSignedIn(page, 'csr.view@consilium.test')
  await page.waitForURL('**/admin/**')
  await entry(page, 'Plans').click()
  await row(page, 'Northfield').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northfield Cancer Care')
  await expect(page.getByRole('heading', { name: en.panels.effectiveSettings })).toBeVisible()
  const closed = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(closed('Delete')).toHaveAccessibleDescription(new RegExp(en.rules.viewOnly))

  const pages = [
    ['Expert Pools', 'Great Lakes', ['Add pool']],
    ['Funding Sources', 'Beacon Fund', ['Add funding source']],
    ['Links', 'northfield-families', ['Add link']],
    ['Surge payments', 'Launch month', ['Add surge payment']],
    ['Managers', 'planmanager@', ['Add manager']],
    ['Members', 'Yolanda', ['Add member', 'Import from CSV']],
    ['Domains', '', ['Add domain', 'Add group']],
  ] as const
  for (const [name, seen, controls] of pages) {
    await tab(page, name).click()
    if (seen) await expect(row(page, seen).first()).toBeVisible()
    for (const control of controls) {
      await expect(closed(control)).toHaveAttribute('aria-disabled', 'true')
      await expect(closed(control)).toHaveAccessibleDescription(new RegExp(en.rules.viewOnly))
      await closed(control).click({ force: true })
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  await tab(page, 'Details').click()
  await expect(field(page, 'Display title *')).not.toBeEditable()
  await expect(closed('Save')).toHaveAttribute('aria-disabled', 'true')
})

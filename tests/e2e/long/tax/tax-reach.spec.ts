import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { perjuryWording } from '#model/tax/certification.ts'
import { barriers } from '../../../support/accessibility.ts'
import { expect, test } from '../../../support/browser.ts'
import { tabTo, shot } from '../../../support/hands.ts'

const { field } = en.tax
const dialog = (page: Page) => page.getByRole('dialog').first()
const here = (page: Page) => page.locator(':focus')
const type = (page: Page, text: string) => page.keyboard.type(text)
const press = (page: Page, key: string) => page.keyboard.press(key)

/** To a field of the dialog by Tab, with its words as a screen reader has them. */
async function fill(page: Page, label: string, text: string, description?: string | RegExp) {
  await tabTo(page, label)
  await expect(here(page)).toHaveAccessibleName(label)
  if (description) await expect(here(page)).toHaveAccessibleDescription(description)
  await type(page, text)
}

test('a W-9 by keyboard alone: each field has its name and its help, what is wrong is heard, the cursor comes back', async ({
  person,
}) => {
  const page = await person('harlan.stokes@three-creeks.test', { reducedMotion: 'reduce', at: '/dashboard' })
  await tabTo(page, en.tax.addNow)
  await press(page, 'Enter')
  await expect(dialog(page)).toHaveAccessibleName(en.tax.title)
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(here(page)).toHaveAccessibleName(en.tax.addNow)
  await press(page, 'Enter')
  await tabTo(page, en.tax.advice.yes)
  await press(page, 'Space')
  await tabTo(page, en.tax.advice.begin.w9)
  await press(page, 'Enter')
  await expect(dialog(page)).toHaveAccessibleName(en.tax.formType.w9)

  await fill(page, field.legalName, 'Ada Keller', en.tax.help.legalName)
  await tabTo(page, field.entityType)
  await type(page, 'Indi')
  await expect(here(page)).toHaveValue('individual')
  await fill(page, field.address, '1 Main Street')
  await fill(page, field.city, 'Albany')
  await tabTo(page, field.stateId)
  await type(page, 'New Y')
  await expect(page.getByRole('option')).toHaveText(['New York'])
  await press(page, 'Enter')
  await expect(here(page)).toHaveValue('New York')
  await fill(page, field.zipCode, '12207')
  await fill(page, field.ssn, '2190', en.tax.help.ssn)
  await press(page, 'Tab')
  const ssn = dialog(page).getByRole('textbox', { name: field.ssn })
  await expect(ssn).toHaveAccessibleDescription(new RegExp(en.tax.problem.ssnDigits))
  await expect(ssn).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByRole('button', { name: en.tax.review })).toBeDisabled()
  await expect(dialog(page).getByRole('status')).toHaveText(/^Saved at/)

  // "Show" takes the cursor to what is wrong
  await tabTo(page, en.tax.showMissing)
  await press(page, 'Enter')
  await expect(here(page)).toHaveAccessibleName(field.ssn)
  await press(page, 'Control+a')
  await type(page, '219099999')
  await expect(here(page)).toHaveValue('219-09-9999')
  await expect(ssn).toHaveAccessibleDescription(en.tax.help.ssn)
  await tabTo(page, en.tax.review)
  await press(page, 'Enter')

  await expect(dialog(page).getByRole('region', { name: en.tax.perjury })).toMatchAriaSnapshot(`
    - region "${en.tax.perjury}":
      - heading "${en.tax.perjury}" [level=3]
      - paragraph: A form must be resubmitted within 30 days if its certification becomes incorrect.
      - paragraph: ${JSON.stringify(perjuryWording['W-9'].lead)}
      - list:
        - listitem
        - listitem
        - listitem
        - listitem
  `)
  await tabTo(page, `Edit ${field.city}`)
  await press(page, 'Enter')
  await expect(here(page)).toHaveAccessibleName(field.city)
  await tabTo(page, en.tax.review)
  await press(page, 'Enter')
  await fill(page, en.tax.signature, 'ada keller')
  await expect(dialog(page).getByRole('status').filter({ hasText: en.tax.nameDiffers })).toBeVisible()
  await tabTo(page, en.tax.certify)
  await press(page, 'Enter')
  await expect(dialog(page).getByRole('status').filter({ hasText: en.tax.submitted.w9 })).toBeVisible()
  await tabTo(page, en.tax.finish)
  await press(page, 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // what opened the form has gone with its reason: the page has the cursor
  await expect(page.getByRole('button', { name: en.tax.addNow })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

/** Nothing has to be scrolled sideways, and nothing that can be pressed lies outside of the screen. */
async function expectToFit(page: Page, name: string) {
  await shot(page, name)
  expect(await barriers(page, { within: '[role="dialog"]' }), name).toEqual([])
  const outside = await page.evaluate(() => {
    const wide = [document.scrollingElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')].filter(
      (element) =>
        element &&
        element.scrollWidth > element.clientWidth + 1 &&
        (element === document.scrollingElement || getComputedStyle(element).overflowX === 'auto'),
    )
    const pressed = [...document.querySelectorAll('[role="dialog"] :is(button, input, select)')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < 0 || right > innerWidth)
    })
    return [...wide, ...pressed].map((element) => element?.outerHTML.slice(0, 120))
  })
  expect(outside, name).toEqual([])
}

/** Each with nothing filed yet. */
for (const [name, screen, texts, email] of [
  ['a window of 640 px at 200 %', { width: 320, height: 400 }, en, 'test.expert2@consilium.test'],
  ['1280 px at 200 %', { width: 640, height: 400 }, en, 'test.expert@consilium.test'],
  ['a phone in Chinese', { width: 390, height: 844 }, zh, 'expert@consilium.test'],
] as const)
  test(`both forms fit ${name}, in each step`, async ({ person }) => {
    const page = await person(email, { reducedMotion: 'reduce', viewport: screen })
    const { tax } = texts
    const at = `${screen.width}-${texts === zh ? 'zh' : 'en'}`
    await page.evaluate((locale) => localStorage.setItem('portal-language', locale), texts === zh ? 'zh' : 'en')
    await page.goto('/dashboard')
    await page.getByRole('complementary', { name: texts.menu.fillOutTaxForms }).getByRole('button').first().click()
    await dialog(page).getByRole('radio', { name: tax.advice.no }).first().check()
    await expectToFit(page, `${at}-advice`)
    await dialog(page).getByRole('button', { name: tax.advice.begin.w8ben }).click()
    await dialog(page).getByRole('checkbox', { name: tax.noPaypal }).check()
    await dialog(page).getByRole('button', { name: tax.showMissing, exact: true }).click()
    await expectToFit(page, `${at}-w8`)
    await dialog(page).getByRole('button', { name: tax.changeForm }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: tax.changeForm }).click()
    const entity = dialog(page).getByRole('combobox', { name: tax.field.entityType })
    await expect(entity).toBeVisible()
    await entity.selectOption('individual')
    for (const [name, text] of [
      ['legalName', '王小明 Wang'],
      ['address', '12345 A very long name of a street that goes on and on, Building 7'],
      ['city', 'Albany'],
      ['zipCode', '12207'],
      ['ein', '12-3456789'],
    ] as const)
      await dialog(page).getByRole('textbox', { name: tax.field[name] }).fill(text)
    await dialog(page).getByRole('combobox', { name: tax.field.stateId }).fill('New York')
    await page.getByRole('option', { name: 'New York', exact: true }).click()
    await expectToFit(page, `${at}-w9`)
    await dialog(page).getByRole('button', { name: tax.review }).click()
    await expect(dialog(page).locator('[lang="en"]')).toContainText(perjuryWording['W-9'].lead)
    if (texts === zh) await expect(dialog(page).getByText(zh.tax.wordingHelp.w9)).toBeVisible()
    await expectToFit(page, `${at}-review`)
  })

test('two tabs of one browser: what each typed is kept, and neither writes over the other', async ({
  person,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const one = await person('expert2@consilium.test', { reducedMotion: 'reduce' })
  const two = await one.context().newPage()
  const open = async (page: Page) => {
    await page.goto('/dashboard')
    await page
      .getByRole('complementary', { name: en.menu.fillOutTaxForms })
      .getByRole('button', { name: en.tax.addNow })
      .click()
    const begin = dialog(page).getByRole('button', { name: en.tax.advice.begin.w9 })
    await expect(begin.or(dialog(page).getByRole('textbox', { name: field.legalName }))).toBeVisible()
    if (await begin.isVisible()) await begin.click()
  }
  const input = (page: Page, name: 'legalName' | 'city' | 'zipCode') =>
    dialog(page).getByRole('textbox', { name: field[name] })
  await open(one)
  await open(two)
  await input(one, 'legalName').fill('Ada Keller')
  await expect(dialog(one).getByText(/^Saved at/)).toBeVisible()
  await input(two, 'city').fill('Albany')
  await expect(dialog(two).getByText(/^Saved at/)).toBeVisible()
  await expect(input(two, 'legalName')).toHaveValue('Ada Keller')
  await input(one, 'zipCode').fill('12207')
  await expect(input(one, 'city')).toHaveValue('Albany')
  await expect(dialog(one).getByText(/^Saved at/)).toBeVisible()
  await one.reload()
  await open(one)
  for (const [name, text] of [
    ['legalName', 'Ada Keller'],
    ['city', 'Albany'],
    ['zipCode', '12207'],
  ] as const)
    await expect(input(one, name)).toHaveValue(text)
})

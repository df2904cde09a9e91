/** What people do with the wizard's page, question by question. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

export const caseSummary =
  'Sixty-one years old, breast cancer with two liver metastases, ER positive, HER2 negative, ECOG 1, no earlier treatment.'
export const caseQuestion = 'Would the panel operate first, or give chemotherapy before an operation?'

export const main = (page: Page) => page.getByRole('main')
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const written = (page: Page, question: RegExp) => main(page).getByRole('textbox', { name: question })
/** Presses a button by its name once it stands still. */
export const press = (page: Page, name: string | RegExp) =>
  pressAtRest(main(page).getByRole('button', { name, exact: typeof name === 'string' }))

/** Presses what stands still: a question glides into view 200 ms after it has come. */
export async function pressAtRest(button: Locator) {
  await button.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    let top = NaN
    for (let since = performance.now(); performance.now() - since < 400; await frame()) {
      const now = element.getBoundingClientRect().top
      if (now !== top) since = performance.now()
      top = now
    }
  })
  await button.click()
}

/** Waits for the question that is asked last. */
export const asked = (page: Page, question: RegExp) =>
  expect(conversation(page).getByText(question).last()).toBeVisible()

/** Opens the wizard; when there are drafts, a new one is begun. */
export async function beginAsking(page: Page, path: string) {
  await page.goto(path)
  await beginNew(page)
}

/** At the wizard: when there are drafts, a new one is begun. */
export async function beginNew(page: Page) {
  const start = page.getByRole('button', { name: 'Start a new discussion' })
  await expect(start.or(conversation(page))).toBeVisible()
  if (await start.isVisible()) await pressAtRest(start)
  await expect(conversation(page)).toBeVisible()
}

/** Reads a text to its end, which is what makes it acceptable. */
export async function readAndAccept(page: Page) {
  await page
    .getByRole('region')
    .last()
    .evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await press(page, 'I have read this and accept')
}

export async function chooseDiagnosis(page: Page, code: string) {
  await main(page).getByRole('combobox').fill(code)
  await page.getByRole('option').first().click()
  await press(page, 'Continue')
  await readAndAccept(page)
}

/** Summarizes the case. What experts look for opens above the button, and would move it while it is pressed. */
export async function summarizeCase(page: Page, text = caseSummary) {
  await written(page, /Summarize the case/).fill(text)
  await expect(main(page).getByRole('region', { name: 'What experts will want to know' })).toBeVisible()
  await press(page, 'Send')
}

export async function send(page: Page, question: RegExp, text: string) {
  await written(page, question).fill(text)
  await press(page, 'Send')
}

/** Submits, and closes what says that it was. */
export async function submitted(page: Page) {
  await press(page, 'Submit discussion')
  await page.waitForURL(/\/discussion\//)
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(caseQuestion).first()).toBeVisible()
}

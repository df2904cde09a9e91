import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable, moveByKeys, rows, tabTo } from '../../../support/hands.ts'
import { asked, beginAsking, caseQuestion, caseSummary, conversation, main } from '../../../support/wizard.ts'

/** What has the cursor. */
const here = (page: Page) => page.locator(':focus')
const type = (page: Page, text: string) => page.keyboard.type(text)
const key = (page: Page, name: string) => page.keyboard.press(name)

/** The question is asked, its field has the cursor and its name, and no one is shut out. */
async function meets(page: Page, question: RegExp) {
  await asked(page, question)
  await expect(here(page)).toHaveAccessibleName(question)
  await expectUsable(page)
}

/** The same where buttons answer: the cursor is on the first, in a group that has the question's name. */
async function meetsChoice(page: Page, question: RegExp) {
  await asked(page, question)
  await expect(main(page).getByRole('group', { name: question }).getByRole('button').first()).toBeFocused()
  await expectUsable(page)
}

/** The cursor goes to a choice and presses it. */
async function choose(page: Page, name: string) {
  await tabTo(page, name)
  await key(page, 'Enter')
}

async function findDiagnosis(page: Page, code: string) {
  await type(page, code)
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered.first()).toContainText(code)
  await expect(offered.first()).toHaveAttribute('data-highlighted')
  await key(page, 'Enter')
  await expect(offered).toHaveCount(0)
  await choose(page, 'Continue')
}

/** A text in a box of its own: read to its end with the arrow keys, then accepted. */
async function readAndAcceptByKeys(page: Page, question: RegExp) {
  await meets(page, question)
  const accept = main(page).getByRole('button', { name: 'I have read this and accept' })
  await key(page, 'End')
  await expect(accept).toBeEnabled()
  await choose(page, 'I have read this and accept')
}

test('a physician asks by keyboard alone: every step, questions with fixed answers, times, an earlier answer changed', async ({
  person,
}) => {
  const page = await person('network@consilium.test', { reducedMotion: 'reduce' })
  await beginAsking(page, '/newQuery')
  await asked(page, /Which plan is this/)
  await choose(page, 'Westbrook Consult')
  await meets(page, /What is the diagnosis/)
  await findDiagnosis(page, 'C50.9')
  await readAndAcceptByKeys(page, /Please read and confirm/)
  await meetsChoice(page, /choose your experts/)
  await key(page, 'Enter')
  await meets(page, /experts should focus on/)
  await type(page, 'Order of treatments')
  await key(page, 'Enter')
  await meetsChoice(page, /patient’s gender/)
  await choose(page, 'Male')
  await asked(page, /How old/)
  await expect(here(page)).toHaveAccessibleName('Age')
  await expectUsable(page)
  await type(page, '61')
  await key(page, 'Enter')
  await meets(page, /Summarize the case/)
  await type(page, caseSummary)
  await choose(page, 'Send')
  await meets(page, /like to ask/)
  await type(page, 'Too short')
  await tabTo(page, 'Writing help')
  await expect(main(page).getByText('Please write at least 15 characters.').last()).toBeAttached()
  await written(page).focus()
  await key(page, 'Control+A')
  await type(page, caseQuestion)
  await choose(page, 'Send')

  const builder = page.getByRole('dialog', { name: 'Questions for the panel' })
  const list = builder.getByRole('list', { name: 'Questions' })
  await test.step('two questions are built: type, choices, settings, order, undo and redo, preview', async () => {
    await expect(builder.getByLabel('Question text')).toBeFocused()
    await expectUsable(page)
    await type(page, 'Which treatment would you begin with?')
    await tabTo(page, 'Question type')
    await type(page, 'Multiple')
    await tabTo(page, 'Option 1')
    await type(page, 'Operation')
    await key(page, 'Enter')
    await type(page, 'Chemotherapy')
    await choose(page, 'Preview')
    await expect(builder.getByRole('group', { name: /Which treatment/ })).toBeVisible()
    await expectUsable(page)
    await choose(page, 'Back to editing')
    await choose(page, 'Add question')
    await expect(rows(list)).toHaveCount(1)
    await expect(builder.getByLabel('Question text')).toBeFocused()
    await type(page, 'How sure are you of this?')
    await tabTo(page, 'Question type')
    await type(page, 'Rating')
    await choose(page, 'Add question')
    await expect(rows(list)).toHaveText([/Which treatment/, /How sure/])
    await tabTo(page, 'Drag to reorder: Question 2')
    await moveByKeys(page, 'ArrowUp', {
      pickedUp: 'Picked up Question 2. Position 2 of 2.',
      movedTo: 'Question 2 is now at position 1 of 2.',
    })
    await expect(rows(list)).toHaveText([/How sure/, /Which treatment/])
    await choose(page, 'Undo')
    await expect(rows(list)).toHaveText([/Which treatment/, /How sure/])
    await choose(page, 'Redo')
    await expect(rows(list)).toHaveText([/How sure/, /Which treatment/])
    await expectUsable(page)
    await choose(page, 'FINISH QUESTIONS')
    await expect(builder).toBeHidden()
  })
  await meetsChoice(page, /talk with the experts/)
  await choose(page, 'Video')
  await test.step('a day and two of its half hours', async () => {
    await asked(page, /When are you available/)
    await expect(page.getByRole('group', { name: 'Days' }).getByRole('button').first()).toBeFocused()
    await expectUsable(page)
    await page.keyboard.press('Tab')
    await key(page, 'Space')
    await expect(page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1)).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await tabTo(page, '9:00 AM')
    await key(page, 'Space')
    await tabTo(page, '9:30 AM')
    await key(page, 'Space')
    await choose(page, 'Send 2 times')
  })
  await readAndAcceptByKeys(page, /read and accept the terms/)
  await asked(page, /almost done/)
  await expect(main(page).getByRole('button', { name: 'Submit discussion' })).toBeFocused()
  await expectUsable(page)

  await test.step('an earlier answer is looked at and left as it was, then changed; what it clears is told', async () => {
    await backTo(page, 'Change: Gender')
    await meetsChoice(page, /patient’s gender/)
    await choose(page, 'Keep previous answer')
    await expect(main(page).getByRole('button', { name: 'Submit discussion' })).toBeFocused()
    await backTo(page, 'Change: Plan')
    await meetsChoice(page, /Which plan is this/)
    await choose(page, 'Standard')
    // a log reads out what is added to it
    await expect(
      conversation(page).getByText(/These answers no longer fit and were cleared: .*Expert selection/),
    ).toBeVisible()
    await meetsChoice(page, /ask anonymously/)
    await choose(page, 'No')
  })
  await expect(main(page).getByRole('button', { name: 'Submit discussion' })).toBeFocused()
  await key(page, 'Enter')
  await page.waitForURL(/\/discussion\//)
  await expect(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }),
  ).toBeFocused()
  await expectUsable(page)
})

test('a member asks by keyboard alone: a date of birth, anonymously, in writing', async ({ person }) => {
  const page = await person('member@consilium.test', { reducedMotion: 'reduce' })
  await beginAsking(page, '/member/ask')
  await asked(page, /Which plan is this/)
  await choose(page, 'Standard')
  await meets(page, /What is the diagnosis/)
  await findDiagnosis(page, 'C50.9')
  await readAndAcceptByKeys(page, /Please read and confirm/)
  await meets(page, /experts should focus on/)
  await choose(page, 'Skip')
  await meetsChoice(page, /your gender/)
  await choose(page, 'Female')
  await meets(page, /date of birth/)
  await type(page, '13/45/2090')
  await key(page, 'Enter')
  await expect(here(page)).toHaveAccessibleDescription(/between 1910 and today/)
  await key(page, 'Control+A')
  await type(page, '04/18/1971')
  await key(page, 'Enter')
  await meets(page, /medical history/)
  await type(page, caseSummary)
  await choose(page, 'Send')
  await meets(page, /like to ask/)
  await type(page, caseQuestion)
  await choose(page, 'Send')
  await meetsChoice(page, /ask anonymously/)
  await choose(page, 'Yes')
  await meetsChoice(page, /talk with the experts/)
  await choose(page, 'Messenger')
  await readAndAcceptByKeys(page, /read and accept the terms/)
  await expect(main(page).getByRole('button', { name: 'Submit discussion' })).toBeFocused()
  await expectUsable(page)
  await key(page, 'Enter')
  await page.waitForURL(/\/member\/discussion\//)
  await key(page, 'Enter')
  await expect(page.getByText(caseQuestion).first()).toBeVisible()
})

const written = (page: Page) => main(page).getByRole('textbox').last()

/** Back through the page until the pencil of an earlier answer has the cursor, then presses it. */
async function backTo(page: Page, name: string) {
  await expect(async () => {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (at !== name) await page.keyboard.press('Shift+Tab')
    expect(at).toBe(name)
  }).toPass({ intervals: [20], timeout: 40_000 })
  await key(page, 'Enter')
}

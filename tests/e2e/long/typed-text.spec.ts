import type { Page } from '@playwright/test'
import { filtered, signedIn } from '../../support/at-api.ts'
import { claimedSeat } from '../../support/claimed-seat.ts'
import { expect, passCode, test } from '../../support/browser.ts'
import { expectUsable, idOf, phone } from '../../support/hands.ts'
import {
  asked,
  beginAsking,
  beginNew,
  caseQuestion,
  chooseDiagnosis,
  main,
  press,
  pressAtRest,
  summarizeCase,
  written,
} from '../../support/wizard.ts'

/** Goes on within the page: without a connection nothing can be loaded again. */
const walk = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 99 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

test('an answer that waits for a connection arrives once, wherever its writer has gone meanwhile; nothing pasted is cut', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { queryId, email } = await claimedSeat(request)
  const seat = await person(email)
  const words =
    'Before anything else I would repeat the biopsy, since the receptor status may have changed after so many years.'
  await seat.goto('/discussions')
  await expect(seat.getByRole('tab').first()).toBeVisible()
  await walk(seat, `/discussion/${queryId}`)
  const editor = seat.getByRole('textbox', { name: 'Message' })
  const post = seat.getByRole('button', { name: 'Post', exact: true })
  await test.step('a whole report is pasted', async () => {
    const report = `${words} 肿瘤😀 `.repeat(180)
    await editor.fill(report)
    expect(await editor.inputValue()).toBe(report)
    await expect(seat.getByText('Nothing is cut off.')).toBeVisible()
    await expect(post).toBeDisabled()
  })
  await test.step('it waits, and so it says after a look elsewhere', async () => {
    await editor.fill(words)
    await seat.context().setOffline(true)
    await post.click()
    await expect(seat.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await walk(seat, '/discussions')
    await expect(editor).toBeHidden()
    await walk(seat, `/discussion/${queryId}`)
    await expect(editor).toHaveValue(words)
    await expect(seat.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await walk(seat, '/discussions')
    await expect(editor).toBeHidden()
  })
  await test.step('it is sent from another page, and is no longer in the editor', async () => {
    await seat.context().setOffline(false)
    await expect(seat.getByText('Answer posted.').first()).toBeVisible()
    await walk(seat, `/discussion/${queryId}`)
    await expect(main(seat).getByRole('listitem').filter({ hasText: words })).toHaveCount(1)
    await expect(editor).toHaveValue('')
    await seat.reload()
    await expect(main(seat).getByRole('listitem').filter({ hasText: words })).toHaveCount(1)
    await expect(editor).toHaveValue('')
  })
})

test('a survey that is answered without a connection in two windows arrives whole', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const one = await person('network@consilium.test')
  const [waiting] = await csr.get<{ id: string }[]>(
    filtered('queries', { status: 'pending_survey', userId: await idOf(one) }),
  )
  const path = `/discussion/${waiting?.id}`
  const other = await one.context().newPage()
  for (const window of [one, other]) {
    await window.goto(path)
    await expect(window.getByLabel('Surgery')).toBeVisible()
  }
  await one.context().setOffline(true)
  await one.getByLabel('Surgery').check()
  await other.getByRole('textbox', { name: /certain day/ }).fill('The fourth of March')
  await expect(other.getByText('Not sent yet').first()).toBeVisible()
  await one.close()
  await other.close()
  const later = await other.context().newPage()
  await later.context().setOffline(false)
  await later.goto(path)
  await expect(later.getByLabel('Surgery')).toBeChecked()
  await expect(later.getByRole('textbox', { name: /certain day/ })).toHaveValue('The fourth of March')
  await expect(later.locator('#survey').getByText('2 of 2')).toBeVisible()
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('survey.'))))
    .toEqual([])
  await later.reload()
  await expect(later.getByLabel('Surgery')).toBeChecked()
  await expect(later.getByRole('textbox', { name: /certain day/ })).toHaveValue('The fourth of March')
})

test('a session that ends at any step comes back to that step, with what was typed', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const seat = await person('planmanager@consilium.test', { viewport: { width: 390, height: 600 } })
  const end = async () => {
    const token = await seat.evaluate(
      () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { token: string }).token,
    )
    expect(
      (await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })).status(),
    ).toBeLessThan(300)
  }
  /** Presses a button of a session that has just ended, unless the page has heard of the end before; signs in again. */
  const endAt = async (name: string | RegExp) => {
    const button = main(seat).getByRole('button', { name, exact: typeof name === 'string' })
    await expect(button).toBeEnabled()
    await end()
    await button.evaluateAll(([still]) => still instanceof HTMLElement && still.click())
    await back()
  }
  const back = async () => {
    await seat.waitForURL(/\/login/)
    await seat
      .getByLabel('Email', { exact: true })
      .or(seat.getByLabel('E-mail', { exact: true }))
      .fill('planmanager@consilium.test')
    await seat.getByLabel('Password', { exact: true }).fill('Consilium-Demo-7')
    await seat.getByRole('button', { name: 'Login', exact: true }).click()
    await passCode(seat, 'planmanager@consilium.test')
    await seat.waitForURL(/newQuery/)
    await beginNew(seat)
  }
  await beginAsking(seat, '/newQuery')
  await test.step('the first answer', async () => {
    await main(seat).getByRole('combobox').fill('C50.9')
    await seat.getByRole('option').first().click()
    await endAt('Continue')
    await asked(seat, /What is the diagnosis/)
    await chooseDiagnosis(seat, 'C50.9')
  })
  await test.step('a line', async () => {
    await written(seat, /experts should focus on/).fill('بعد العملية الجراحية')
    await endAt('Send')
    await expect(written(seat, /experts should focus on/)).toHaveValue('بعد العملية الجراحية')
    await press(seat, 'Send')
  })
  await press(seat, 'No')
  await test.step('a choice, and a number', async () => {
    await asked(seat, /gender/)
    await endAt('Female')
    await asked(seat, /patient’s gender/)
    await press(seat, 'Female')
    await seat.getByLabel('Age', { exact: true }).fill('61')
    await seat.getByLabel('Unit').selectOption('month')
    await endAt('Send')
    await expect(seat.getByLabel('Age', { exact: true })).toHaveValue('61')
    await expect(seat.getByLabel('Unit')).toHaveValue('month')
    await press(seat, 'Send')
  })
  await test.step('a history of 19,900 characters in all scripts, with a word that never ends', async () => {
    const long = `${'x1'.repeat(300)} ${'肿瘤😀 كتلة and text '.repeat(1_100)}`.slice(0, 19_900)
    await summarizeCase(seat, long)
    await asked(seat, /like to ask/)
    await expectUsable(seat)
    await written(seat, /like to ask/).fill(caseQuestion)
    await expect(main(seat).getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    await main(seat).getByRole('button', { name: 'Send', exact: true }).scrollIntoViewIfNeeded()
    await press(seat, 'Send')
  })
  await press(seat, /without additional questions/)
  await press(seat, /Video/)
  await test.step('times', async () => {
    await pressAtRest(main(seat).locator('form [aria-pressed=false]').last())
    await endAt(/Send 1 time/)
    await expect(main(seat).getByRole('button', { name: /Send 1 time/ })).toBeVisible()
    await press(seat, /Send 1 time/)
    await asked(seat, /accept the terms/)
  })

  await test.step('the draft is a card among the discussions', async () => {
    seat.once('dialog', (dialog) => void dialog.accept())
    await seat.goto('/discussions#ongoing')
    const card = seat.getByRole('list', { name: 'Drafts' }).getByRole('listitem').first()
    await expect(card).toContainText('draft')
    await expect(main(seat).getByText(/^\d+ ongoing or closed discussions?$/)).toBeVisible()
    await expectUsable(seat)
    await card.getByRole('link', { name: /^Open/ }).click()
    await seat.waitForURL(/newQuery\?draftId=/)
    await asked(seat, /accept the terms/)
  })
})

test('a message to support outlives its page, whole, until it is sent', async ({ person, product }) => {
  const seat = await person('newmember@consilium.test')
  const dialog = seat.getByRole('dialog', { name: 'Contact Us' })
  const field = dialog.getByRole('textbox')
  const open = async () => {
    await seat.getByRole('button', { name: /^Menu of/ }).click()
    await seat.getByRole('menuitem', { name: 'Contact Us' }).click()
  }
  await open()
  const words = 'The report of my scan cannot be opened. 😀 '
  await field.fill(words.repeat(300))
  await expect(dialog.getByText('This is too long. Please shorten it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(field).toBeFocused()
  expect(await field.inputValue()).toBe(words.repeat(300))
  await field.fill(words)
  await seat.reload()
  await open()
  await expect(field).toHaveValue(words)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await product.inbox('support@consilium.test')).some(({ text }) => text.includes(words.trim())))
    .toBe(true)
  await open()
  await expect(field).toHaveValue('')
})

test('staff are helped with their wording: of a question they reword, and of questions they add', async ({
  person,
  request,
  expectConsole,
}) => {
  // the discussion has no survey yet
  expectConsole(/status of 404.*survey\/header/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [held] = await csr.get<{ id: string }[]>(filtered('queries', { status: 'csrhold' }))
  const desk = await person('csr@consilium.test', { viewport: phone })
  await desk.waitForURL('**/admin/**')
  await desk.goto(`/admin/queries/${held?.id}`)
  const wrong = 'Should the the operation come first? She have new pain.'
  const right = 'Should the operation come first? She has new pain.'
  await test.step('a rewording', async () => {
    await desk.getByRole('button', { name: 'Propose rewording' }).click()
    const dialog = desk.getByRole('dialog')
    const field = dialog.getByRole('textbox').first()
    await field.fill(wrong)
    await dialog
      .getByRole('button', { name: /^Writing help/ })
      .first()
      .click()
    const panel = dialog.getByRole('region', { name: 'Suggested wording' })
    await expect(panel.locator('ins').first()).toBeVisible({ timeout: 45_000 })
    await expect(dialog.getByRole('button', { name: /^Writing help/ }).first()).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    await expectUsable(desk)
    await panel.getByRole('button', { name: 'Use This' }).click()
    await expect(field).toHaveValue(right)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(field).toHaveValue(wrong)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('a question of a survey', async () => {
    await desk.goto(`/admin/queries/${held?.id}#survey`)
    await desk
      .getByRole('button', { name: /(Edit|Write|Add) questions/ })
      .first()
      .click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Question text' }).fill(wrong)
    await dialog.getByRole('button', { name: /^Writing help/ }).click()
    await dialog
      .getByRole('region', { name: 'Suggested wording' })
      .getByRole('button', { name: 'Use This' })
      .click({ timeout: 45_000 })
    await expect(dialog.getByRole('textbox', { name: 'Question text' })).toHaveValue(right)
    await dialog.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(dialog.getByRole('textbox', { name: 'Question text' })).toHaveValue(wrong)
  })
})

test('who signs out on purpose is asked about unsent text, and then nothing of it stays, in no tab', async ({
  person,
}) => {
  const seat = await person('newmember@consilium.test')
  const words = 'Patient Jane Roe, HER2 positive.'
  const kept = (page: typeof seat) =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('Jane Roe'))
  const other = await seat.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: /^Menu of/ })).toBeVisible()
  const id = await other.evaluate(
    () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id,
  )
  await other.evaluate(
    ([userId, text]) => sessionStorage.setItem(`consilium.draft.account.${userId}.address`, JSON.stringify(text)),
    [id, words],
  )
  const choose = async (item: string) => {
    await seat.getByRole('button', { name: /^Menu of/ }).click()
    await seat.getByRole('menuitem', { name: item }).click()
  }
  await choose('Contact Us')
  await seat.getByRole('dialog', { name: 'Contact Us' }).getByRole('textbox').fill(words)
  await seat.keyboard.press('Escape')
  await choose('Sign Out')
  const question = seat.getByRole('alertdialog', { name: 'Sign out and lose what you typed?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await kept(seat)).toBe(true)
  await choose('Sign Out')
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect(seat).toHaveURL(/\/login/)
  expect(await kept(seat)).toBe(false)
  await expect.poll(() => kept(other)).toBe(false)
})

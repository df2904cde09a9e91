import { signedIn } from '../../support/at-api.ts'
import { claimedSeat } from '../../support/claimed-seat.ts'
import { expect, passCode, startSignedIn, test } from '../../support/browser.ts'
import { beginAsking, press, readAndAccept } from '../../support/wizard.ts'

const history =
  'Colon cancer at the hepatic flexure, removed in March, two of eighteen nodes positive. No other illness, ECOG 0.'
const question = 'Would three months of chemotherapy do here, or should it be six months?'

test('nothing that is written to ask is lost: reload, no connection, an ended session, a second window', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  // the cut connection, the refused token and the older window are what this is about
  expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|status of (401|404|409)|ERR_FAILED/)
  await startSignedIn(page, 'network@consilium.test')
  await beginAsking(page, '/newQuery')
  await press(page, 'Standard')
  await page.getByRole('main').locator('input[role=combobox]').fill('C18')
  await page.getByRole('option').first().click()
  await press(page, 'Continue')
  await readAndAccept(page)
  await press(page, 'Skip')
  await press(page, 'Not specified')
  await page.getByLabel('Age', { exact: true }).fill('58')
  await page.getByLabel('Unit').selectOption('year')
  await press(page, 'Send')
  const field = page.getByRole('main').getByRole('textbox').last()

  await test.step('the coach says what is there and what is missing', async () => {
    const coach = page.getByRole('region', { name: 'What experts will want to know' })
    await expect(coach.getByText(/^0 of \d+ mentioned$/).first()).toBeVisible()
    await field.fill(history)
    for (const named of ['General condition', 'Side of the colon'])
      await expect(coach.getByRole('listitem').filter({ hasText: named })).toHaveAttribute('data-present')
    await expect(coach.getByRole('listitem').filter({ hasText: 'RAS, BRAF and MSI' })).not.toHaveAttribute(
      'data-present',
    )
    await coach.getByText('Show what’s missing').click()
    await expect(coach.getByText('KRAS, NRAS, BRAF V600E, mismatch repair')).toBeVisible()
  })
  await test.step('a reload', async () => {
    await page.reload()
    await expect(field).toHaveValue(history)
  })
  await test.step('the connection is cut, and comes back', async () => {
    await context.setOffline(true)
    await press(page, 'Send')
    await expect(page.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await expect(field).toHaveValue(history)
    // what is added meanwhile is not overtaken by the older text
    await field.press('Control+End')
    await field.pressSequentially(' No pain.')
    await context.setOffline(false)
    await expect(field).toHaveValue(`${history} No pain.`)
    await context.setOffline(true)
    await press(page, 'Send')
    await expect(page.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('log').getByText('What would you like to ask the experts?')).toBeVisible()
    await expect(page.getByRole('log').getByText(`${history} No pain.`)).toBeVisible()
  })
  await test.step('fifty thousand characters are neither cut nor sent', async () => {
    const endless = '肿瘤😀 and text '.repeat(3_600)
    await field.fill(endless)
    await expect(page.getByText('Nothing is cut off.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(await field.inputValue()).toBe(endless)
  })
  await test.step('while an answer is on its way nothing can be added to it', async () => {
    await field.fill(question)
    let letGo = () => {}
    await page.route(
      '**/user/newQuery',
      async (route) => {
        await new Promise<void>((resolve) => (letGo = resolve))
        await route.abort()
      },
      { times: 1 },
    )
    await press(page, 'Send')
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    await field.focus()
    await page.keyboard.type(' and more')
    expect(await field.inputValue()).toBe(question)
    letGo()
    // the answer goes once more by itself, unless it is being changed
    await expect(page.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await field.pressSequentially(' ')
  })
  await test.step('the session ends meanwhile', async () => {
    await field.fill(question)
    const elsewhere = await signedIn(request, 'network@consilium.test')
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { token: string }).token,
    )
    expect(
      (await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })).status(),
    ).toBeLessThan(300)
    expect(elsewhere.id).not.toBe('')
    await press(page, 'Send')
    await page.waitForURL(/\/login/)
    await page
      .getByLabel('Email', { exact: true })
      .or(page.getByLabel('E-mail', { exact: true }))
      .fill('network@consilium.test')
    await page.getByLabel('Password', { exact: true }).fill('Consilium-Demo-7')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await passCode(page, 'network@consilium.test')
    await page.waitForURL(/newQuery\?draftId=/)
    await expect(field).toHaveValue(question)
  })
  await test.step('another window goes on with the same draft', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('main').getByRole('textbox').last().fill(`${question} Asked in the other window.`)
    await press(other, 'Send')
    await expect(other.getByRole('log').getByText('Asked in the other window.')).toBeVisible()
    await field.fill(`${question} Asked in the first window.`)
    await press(page, 'Send')
    const dialog = page
      .getByRole('dialog', { name: 'Edited in another window' })
      .or(page.getByRole('alertdialog', { name: 'Edited in another window' }))
    await dialog.getByRole('button', { name: /Reload/ }).click()
    await expect(page.getByRole('log').getByText('Asked in the other window.')).toBeVisible()
    // what was typed here is in sight again, after a reload too
    await expect(field).toHaveValue(`${question} Asked in the first window.`)
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(field).toHaveValue(`${question} Asked in the first window.`)
  })
  await test.step('the draft is deleted elsewhere: all of it can be kept as a new one', async () => {
    const elsewhere = await signedIn(request, 'network@consilium.test')
    expect(
      (await elsewhere.del(`/server/query/headerInput/${new URL(page.url()).searchParams.get('draftId')}`)).status(),
    ).toBe(200)
    const gone = page.url()
    await press(page, 'Send')
    await page
      .getByRole('alertdialog', { name: 'Deleted in another window' })
      .getByRole('button', { name: 'Save as new draft' })
      .click()
    await expect(page).not.toHaveURL(gone)
    await expect(page.getByRole('log').getByText(`${history} No pain.`)).toBeVisible()
    await expect(field).toHaveValue(`${question} Asked in the first window.`)
  })
})

test('an answer in the making outlives all that can happen to its window, and the end of its discussion', async ({
  person,
  request,
  expectConsole,
}) => {
  // the cut connection and the refused token are what this is about
  expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|status of (401|409)/)
  const { csr, queryId, email } = await claimedSeat(request)
  const desk = await person(email)
  const words =
    'Before anything else I would repeat the biopsy, since the receptor status may have changed after so many years.'
  const more =
    'After reading the new report I would add a scan of the chest, since the cough has lasted for six weeks now.'
  await desk.goto(`/discussion/${queryId}`)
  const editor = desk.getByRole('textbox', { name: 'Message' })
  const post = desk.getByRole('button', { name: 'Post', exact: true })
  const unsent = desk.getByRole('heading', { name: 'Your text wasn’t sent' })

  await test.step('a suggestion is used, and taken back in one step', async () => {
    await editor.fill('Before anything else I would repeat the the biopsy. She have new pain.')
    await desk.getByRole('button', { name: 'Writing help' }).click()
    const panel = desk.getByRole('region', { name: 'Suggested wording' })
    await expect(panel.locator('ins').first()).toBeVisible({ timeout: 45_000 })
    await panel.getByRole('button', { name: 'Use This' }).click()
    await expect(editor).toHaveValue('Before anything else I would repeat the biopsy. She has new pain.')
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(editor).toHaveValue('Before anything else I would repeat the the biopsy. She have new pain.')
  })
  await test.step('a reload', async () => {
    await editor.fill(words)
    await desk.reload()
    await expect(editor).toHaveValue(words)
  })
  await test.step('a second window writes the same text, none over the other', async () => {
    const other = await desk.context().newPage()
    await other.goto(desk.url())
    const field = other.getByRole('textbox', { name: 'Message' })
    await expect(field).toHaveValue(words)
    await field.fill(`${words} And the scan.`)
    await expect(editor).toHaveValue(`${words} And the scan.`)
    await editor.fill(words)
    await expect(field).toHaveValue(words)
    await other.close()
  })
  await test.step('the connection is cut when it is posted, and comes back', async () => {
    await desk.context().setOffline(true)
    await post.click()
    await expect(desk.getByText('saved on this device. We’ll send it when you’re back online')).toBeVisible()
    await expect(editor).toHaveValue(words)
    await desk.context().setOffline(false)
    await expect(editor).toHaveValue('')
    await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: words })).toHaveCount(1)
  })
  await test.step('the session has ended when it is posted', async () => {
    await editor.fill(more)
    const token = await desk.evaluate(
      () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { token: string }).token,
    )
    expect(
      (await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })).status(),
    ).toBeLessThan(300)
    // the page may hear of it first, and then there is no button to wait for
    await post.click({ timeout: 5_000 }).catch(() => undefined)
    await desk.waitForURL(/\/login/)
    await desk
      .getByLabel('Email', { exact: true })
      .or(desk.getByLabel('E-mail', { exact: true }))
      .fill(email)
    await desk.getByLabel('Password', { exact: true }).fill('Consilium-Demo-7')
    await desk.getByRole('button', { name: 'Login', exact: true }).click()
    await passCode(desk, email)
    await desk.waitForURL(/\/discussion\//)
    await expect(editor).toHaveValue(more)
  })
  await test.step('staff hold the discussion, and let it go on', async () => {
    expect(
      (await csr.post(`/csradmin/interaction/${queryId}/hold`, { reason: 'One more look at the question.' })).status(),
    ).toBe(200)
    await expect(unsent).toBeVisible()
    await expect(desk.getByText(more)).toBeVisible()
    await expect(editor).toBeHidden()
    expect((await csr.post(`/csradmin/interaction/${queryId}/releaseHold`)).status()).toBe(200)
    await expect(editor).toHaveValue(more)
  })
  await test.step('staff close it: the device keeps nothing, the window shows it until it is let go of', async () => {
    expect(
      (await csr.post(`/csradmin/interaction/${queryId}/close`, { reason: 'The asker has what they need.' })).status(),
    ).toBe(200)
    await expect(unsent).toBeVisible()
    await expect(desk.getByText(more)).toBeVisible()
    await expect(editor).toBeHidden()
    expect(await desk.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('response.')))).toEqual([])
    await desk.reload()
    await expect(desk.getByText(more)).toBeVisible()
    await desk.getByRole('button', { name: 'Discard' }).click()
    await expect(unsent).toBeHidden()
    await desk.reload()
    await expect(desk.getByText('This discussion is closed')).toBeVisible()
    await expect(unsent).toBeHidden()
  })
})

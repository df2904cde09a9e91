import { demoPassword, expect, passCode, test } from '../../../support/browser.ts'
import { en } from '#model/texts/en.ts'

const member = 'member@consilium.test'

test('the sign-in page leads on before the program of the other pages is there', async ({ page, context }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await page.getByRole('main').getByRole('button', { name: en.login.termsOfUse }).click()
  const terms = page.getByRole('dialog')
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()

  await page.getByLabel(en.login.email, { exact: true }).fill(member)
  const forgotten = page.getByRole('link', { name: en.login.forgotPassword })
  const [tab] = await Promise.all([context.waitForEvent('page'), forgotten.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL('/resetpass')
  await tab.close()
  await forgotten.click()
  await expect(page).toHaveURL('/resetpass')
  await expect(page.getByRole('textbox')).toHaveValue(member)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: en.login.button, exact: true })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('textbox')).toHaveValue(member)
})

test('a program that did not arrive is asked for again with the page that was wanted', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.goto('/discussions')
  await expect(page).toHaveURL('/login')
  await page.reload()
  let refused = 0
  let cut = true
  await page.route('**/assets/app-*.js', (route) => {
    if (!cut) return route.continue()
    refused += 1
    return route.abort()
  })
  await page.getByLabel(en.login.email, { exact: true }).fill(member)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
  // the network is back with the next page
  page.on('request', (request) => {
    if (request.isNavigationRequest()) cut = false
  })
  await page.getByRole('button', { name: en.login.button, exact: true }).click()
  await passCode(page, member)
  await expect(page).toHaveURL(/\/discussions$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

import { en } from '#model/texts/en.ts'
import { demoPassword, expect, passCode, signIn, test } from '../../../support/browser.ts'

const email = 'member@consilium.test'
const basic = `Basic ${Buffer.from('web:consilium-web').toString('base64')}`

test('tries made elsewhere lock an account, but not in the browser in which its owner has signed in before', async ({
  page,
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 4(00|29)/)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login*')

  await test.step('somebody guesses until the account is locked', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess++) {
      const answer = await request.post('/api/auth/webLogin', {
        headers: { Authorization: basic },
        data: { email, password: `Wrong-Guess-${guess}-Now`, deviceId: 'web', deviceToken: '' },
      })
      statuses.push(answer.status())
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  await test.step('a browser that was never here before is kept out, with the right password', async () => {
    const stranger = await person()
    await stranger.goto('/login')
    await stranger.getByLabel(en.login.email, { exact: true }).fill(email)
    await stranger.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
    await stranger.getByRole('button', { name: en.login.button, exact: true }).click()
    await expect(stranger.getByText('Too many tries. Please wait 15 minutes and try again.')).toBeVisible()
    await expect(stranger).toHaveURL(/\/login/)
  })

  await test.step('the owner’s own signs in as ever', async () => {
    await page.getByLabel(en.login.email, { exact: true }).fill(email)
    await page.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: en.login.button, exact: true }).click()
    await passCode(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  })
})

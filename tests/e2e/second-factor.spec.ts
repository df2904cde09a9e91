import { en } from '#model/texts/en.ts'
import { barriers } from '../support/accessibility.ts'
import { demoPassword, expect, sentCode, test } from '../support/browser.ts'

test('the only method sends its code at once, once; six digits submit; the fifth wrong code tells of the lock, also after a reload', async ({
  page,
  product,
  expectConsole,
}) => {
  const email = 'newmember@consilium.test'
  const enter = async () => {
    await page.goto('/login')
    await page.getByLabel(en.login.email, { exact: true }).fill(email)
    await page.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: en.login.button, exact: true }).click()
    await page.waitForURL('**/mfa')
  }
  const asked: string[] = []
  page.on('request', (request) => {
    const [call] = /mfa\/(requestCode|verify)/.exec(request.url()) ?? []
    if (call) asked.push(call)
  })
  await enter()
  const code = page.getByLabel(en.mfa.code, { exact: true })
  await expect(code).toBeFocused()
  expect(await barriers(page)).toEqual([])
  const right = await sentCode(page, email)
  await product.pass(90)
  await page.reload()
  await expect(code).toBeFocused()
  expect(asked).toEqual(['mfa/requestCode'])

  const wrong = right === '000000' ? '111111' : '000000'
  expectConsole(/status of 4(00|29)/)
  for (let tries = 1; tries < 5; tries++) {
    await code.fill(wrong)
    await expect.poll(() => asked.length).toBe(1 + tries)
    await expect(code).toHaveValue('')
  }
  await code.fill(wrong)
  // The announcement and the running clock are two elements; either tells of the lock.
  const lock = page.getByText(/Too many wrong codes\. This method is locked for (15 minutes|another 1[45]:)/).first()
  await expect(lock).toBeVisible()
  // with no way in, the way to our team
  await page.getByRole('button', { name: en.menu.contactUs }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(lock).toBeVisible()
  await page.getByRole('button', { name: en.mfa.returnToLogin }).click()
  await enter()
  await expect(lock).toBeVisible()
  expect(asked).toEqual(['mfa/requestCode', ...Array.from({ length: 5 }, () => 'mfa/verify')])
  await product.pass(16 * 60)
  await page.getByRole('button', { name: en.mfa.returnToLogin }).click()
  await enter()
  await code.fill(await sentCode(page, email))
  await page.waitForURL('**/member/lobby')
})

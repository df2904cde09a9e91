import { expect, test } from '../support/browser.ts'

test.describe('a journey fails', () => {
  test.fail('when the page complains on the console', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => console.error('something is wrong'))
  })

  test.fail('when the page warns', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => console.warn('something is odd'))
  })

  test.fail('when an error of the page is caught by nobody', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('lost')
        }),
    )
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  })

  test.fail('when a second person sees the complaint', async ({ person }) => {
    const page = await person()
    await page.goto('/login')
    await page.evaluate(() => console.error('something is wrong'))
  })
})

test('a complaint that belongs to the test can be named', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  await page.goto('/login')
  expect(await page.evaluate(async () => (await fetch('/api/nowhere')).status)).toBe(404)
})

import { expect, test } from '../../../support/browser.ts'

/** The screen of a common notebook. */
const notebook = { width: 1366, height: 768 }
const lists = [
  'queries',
  'tasks',
  'users',
  'invitations',
  'grants',
  'plans',
  'pools',
  'diagnoses',
  'tags',
  'transactions',
  'taxForms',
  'content',
  'audit',
]

test('the columns that a list shows at first fit a notebook', async ({ person }) => {
  const page = await person('csr.super@consilium.test', { viewport: notebook })
  for (const list of lists) {
    await page.goto(`/admin/${list}`)
    const table = page.getByRole('main').getByRole('table')
    await expect(table.getByRole('row').nth(1), list).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const over = await table.evaluate((element) => {
      let frame: Element = element
      while (frame.parentElement && getComputedStyle(frame).overflowX !== 'auto') frame = frame.parentElement
      return frame.scrollWidth - frame.clientWidth
    })
    expect(over, list).toBeLessThanOrEqual(0)
  }
})

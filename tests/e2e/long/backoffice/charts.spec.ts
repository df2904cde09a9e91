import { barriers } from '../../../support/accessibility.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'

test('charts that are drawn hold no place for the keyboard that no one is told of', async ({ page, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const begun = await csr.post('/server/report/commonExports', { reportId: 'planUsage', options: 1 })
  const { id } = (await begun.json()) as { id: string }
  const state = async () => (await csr.get<{ state: string }>(`/server/report/header/${id}`)).state
  await expect.poll(state, { timeout: 30_000 }).toBe('ready')
  await startSignedIn(page, 'csr.admin@consilium.test')
  await page.waitForURL('**/admin/**')
  const statistics = ['/admin/reports/queryStats', '/admin/reports/expertQueryStats']
  for (const address of ['/admin/overview', ...statistics, `/admin/reports/view/${id}`]) {
    await page.goto(address)
    await expect(page.locator('svg.recharts-surface').first(), address).toBeVisible({ timeout: 30_000 })
    expect(await barriers(page), address).toEqual([])
    await expect(page.locator('[aria-hidden] [tabindex="0"]'), address).toHaveCount(0)
  }
})

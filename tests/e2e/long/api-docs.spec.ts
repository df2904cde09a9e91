import { expect, test } from '../../support/browser.ts'

test('the documentation opens with the introduction, and an area’s operations load when it is chosen', async ({
  page,
  product,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/openapi.json') loaded.push(search)
  })
  await page.goto(`${product.url}/api/docs`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('/api/ping', { exact: true })).toBeVisible()
  expect(loaded).toEqual(['?tag=service'])

  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.locator('.auth-container input').fill('none')
  await page.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const areas = page.getByRole('navigation', { name: 'Areas' })
  await areas.getByRole('link', { name: 'panels' }).click()
  await expect(page.getByText('/api/user/managedPlans', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/api\/docs\?tag=panels$/)
  await expect(areas.locator('[aria-current]')).toHaveText('panels')
  expect(loaded).toEqual(['?tag=service', '?tag=panels'])
  // the token stays when another area is chosen
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('button', { name: 'Remove authorization' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()

  await page.goBack()
  await expect(page.getByText('/api/ping', { exact: true })).toBeVisible()
})

test('an address of one area opens it', async ({ page, product }) => {
  await page.goto(`${product.url}/api/docs?tag=audit`)
  await page.getByText('/api/server/logging/lfc/{id}/revert', { exact: true }).click()
  await expect(page.getByText('Idempotency-Key')).toBeVisible()
})

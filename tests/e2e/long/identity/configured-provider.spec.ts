import { en } from '#model/texts/en.ts'
import { test as base, expect, passCode } from '../../../support/browser.ts'
import { startOpenIdProvider, type TestProvider } from '../../../support/stand-ins/openid-provider.ts'
import { demoTemplate } from '../../../support/setup/demo-template.ts'
import { startServer } from '../../../support/server-process.ts'
import { freePort } from '../../../support/free-port.ts'

const client = { clientId: 'consilium', clientSecret: 'a secret of the house' }

/** The program as built, with a provider in its settings. */
const test = base.extend<{ provider: TestProvider }>({
  provider: async ({}, use) => {
    const port = await freePort()
    const provider = await startOpenIdProvider([{ ...client, redirectUri: `http://localhost:${port}/csr/callback` }])
    Object.assign(provider, { port })
    await use(provider)
    await provider.close()
  },
  product: async ({ provider }, use) => {
    const { port } = provider as TestProvider & { port: number }
    const product = await startServer({
      demoData: true,
      template: await demoTemplate(),
      settings: {
        OIDC_PROVIDERS: JSON.stringify([{ key: 'clinic', name: 'Clinic Sign-On', issuer: provider.issuer, ...client }]),
      },
      port,
    })
    await use(product)
    await product.stop()
  },
})

test('staff sign in on the page through the provider that the settings name', async ({ page, provider }) => {
  provider.somebody = { sub: 'cora', email: 'csr@consilium.test', email_verified: true }
  await page.goto('/login')
  await page.getByRole('link', { name: en.login.staff, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in with Demo Staff Directory' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in with Clinic Sign-On' }).click()
  await passCode(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/**')
  expect((await page.context().cookies(provider.issuer)).length, 'the provider was asked').toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { companyTextZh, themes } from '#db/seed/reference/content/themes.ts'
import type { EnvironmentFacts, Theme } from '#model/content/wire.ts'
import { startProduct } from '../../support/product.ts'

const product = await startProduct({ contents: 'reference' })
const { APP_ENV: _set, ...rest } = process.env
const unnamed = await startProduct({
  ports: { env: { ...readEnv({ ...rest, LOG_LEVEL: 'silent', DATABASE_URL: product.deps.env.DATABASE_URL }) } },
})
const asked = async (host: string, from = unnamed) =>
  (await from.anonymous<EnvironmentFacts>('GET', '/static/environment', undefined, { Host: host })).body

test.each([
  ['app.consilium.example', 'production'],
  ['my.harbor-care.test', 'production'],
  ['staging.consilium.example', 'staging'],
  ['dev.consilium.example:8443', 'development'],
  ['feature-7.consilium.example', 'development'],
  ['localhost:3000', 'local'],
  ['127.0.0.1', 'local'],
  ['foo.example', 'local'],
])('without APP_ENV, %s is %s', async (host, environment) => {
  expect((await asked(host)).environment).toBe(environment)
})

test('APP_ENV decides whatever the host is called', async () => {
  for (const host of ['app.consilium.example', 'foo.example', 'localhost'])
    expect((await asked(host, product)).environment).toBe('test')
})

test('the brand speaks the language of the page', async () => {
  const zh = { 'Accept-Language': 'zh-CN' }
  const environment = await product.anonymous<EnvironmentFacts>('GET', '/static/environment', undefined, {
    Host: 'my.harbor-care.test',
    ...zh,
  })
  expect(environment.body.brand).toMatchObject({ name: 'harbor', companyText: companyTextZh.harbor })
  const named = (headers: Record<string, string>) =>
    product.anonymous<Theme>('GET', '/content/theme?name=meridian', undefined, headers)
  expect((await named(zh)).body).toMatchObject({ name: 'meridian', companyText: companyTextZh.meridian })
  expect((await named({})).body).toMatchObject({ name: 'meridian', companyText: themes.meridian.companyText })
})

test('the brand is that of the host, and the clock is the server’s', async () => {
  expect((await asked('my.harbor-care.test')).brand).toMatchObject({ name: 'harbor', companyText: 'Harbor Care' })
  expect((await asked('foo.example')).brand).toMatchObject({ name: 'consilium' })
  product.clock.advance(3600)
  const before = product.now().getTime()
  const { now } = await asked('foo.example', product)
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(product.now().getTime())
})

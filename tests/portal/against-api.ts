import { vi } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'
import { standInBrowser } from './browser-like.ts'

/** A product in this process, which the portal's own calls reach. */
export async function portalOnProduct(): Promise<TestProduct> {
  const product = await startProduct()
  standInBrowser('/discussion/7?from=mail#answers')
  vi.stubGlobal('document', {
    querySelector: () => null,
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(product.fetch(new Request(`http://portal.test${path}`, init))),
  )
  return product
}

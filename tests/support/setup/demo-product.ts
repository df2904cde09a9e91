import { fillProduct } from '#api/process/fill-product.ts'
import { startProduct } from '../product.ts'

/**
 * A product that was filled with the demo data now, not copied: by the code of this moment.
 * @param later in seconds: by how much its clock is ahead when it is filled
 */
export async function startDemoProduct(later = 0) {
  const product = await startProduct()
  product.clock.advance(later)
  await fillProduct(product, { demo: true, progress: () => undefined })
  return product
}

import { fillEmpty } from '#db/seed/fill.ts'
import { demoFormSigner } from '#api/tax/sign-demo-form.ts'
import { startProduct } from '../product.ts'

/** A product that was filled with the demo data now, not copied: by the code of this moment. */
export async function startDemoProduct() {
  const product = await startProduct()
  await fillEmpty(product.db, {
    demo: true,
    now: product.now(),
    progress: () => undefined,
    signForm: demoFormSigner(product.deps),
  })
  return product
}

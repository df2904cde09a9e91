import { fillEmpty } from '#db/seed/fill.ts'
import type { Deps } from '../context.ts'
import { payDemoQuarter } from './pay-demo-quarter.ts'
import { demoFormSigner } from '../tax/sign-demo-form.ts'

/** Fills an empty database as the first start does: reference data, and the demo with its files, forms and payments when asked for. */
export async function fillProduct(
  product: { deps: Deps },
  { demo, progress }: { demo: boolean; progress: (text: string) => void },
) {
  const filled = await fillEmpty(product.deps.db, {
    demo,
    now: product.deps.clock.now(),
    progress,
    keep: (key, bytes) => product.deps.files.put(key, bytes),
    signForm: demoFormSigner(product.deps),
  })
  if (filled && demo) await payDemoQuarter(product.deps)
}

import { fillEmpty } from '#db/seed/fill.ts'
import type { Deps } from './context.ts'
import { payDemoQuarter } from './payments/pay-demo-quarter.ts'
import { demoFormSigner } from './tax/sign-demo-form.ts'

/** Fills an empty database as the first start does: reference data, and the demo with its files, forms and payments when asked for. */
export async function fillProduct(deps: Deps, { demo, progress }: { demo: boolean; progress: (text: string) => void }) {
  const filled = await fillEmpty(deps.db, {
    demo,
    now: deps.clock.now(),
    progress,
    keep: (key, bytes) => deps.files.put(key, bytes),
    signForm: demoFormSigner(deps),
  })
  if (filled && demo) await payDemoQuarter(deps)
}

import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stateTransition } from '#db/schema/all.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { demoFormSigner } from '#api/tax/sign-demo-form.ts'
import type { CommandName } from '#model/discussions/lifecycle/commands.ts'
import { startsFrom } from '#model/discussions/lifecycle/transition.ts'
import { startProduct } from '../../support/product.ts'

test('every step of a discussion of the demo is one that the product allows, with the reason that it asks for', async () => {
  const product = await startProduct()
  await fillEmpty(product.db, {
    demo: true,
    now: product.now(),
    progress: () => undefined,
    signForm: demoFormSigner(product.deps),
  })
  const steps = await product.db.select().from(stateTransition).orderBy(asc(stateTransition.id))
  expect(new Set(steps.map(({ command }) => command))).toContain('returnToAsker')
  const wrong = steps.filter(
    ({ from, to, command, reason }) =>
      !startsFrom(command as CommandName).includes((from ?? 'none') as 'none') ||
      from === to ||
      (['returnToAsker', 'hold', 'cancel'].includes(command) && !reason),
  )
  expect(wrong).toEqual([])
})

import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stateTransition } from '#db/schema/all.ts'
import type { CommandName } from '#model/discussions/lifecycle/commands.ts'
import { startsFrom } from '#model/discussions/lifecycle/transition.ts'
import { startDemoProduct } from '../../support/setup/demo-product.ts'

test('every step of a discussion of the demo is one that the product allows, with the reason that it asks for', async () => {
  const product = await startDemoProduct()
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

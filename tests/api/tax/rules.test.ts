import { describe, expect, test } from 'vitest'
import { country } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { TaxValues } from '#model/tax/values.ts'
import { bank, judgedOn, taxRules, w8, w9 } from '../../support/tax-rules.ts'
import { startTax, type FormAnswer } from './tax-people.ts'

const world = await startTax()
const { product, db, call, own, create, update, read } = world
product.clock.advance((Date.parse(`${judgedOn}T17:00:00Z`) - product.now().getTime()) / 1000)
await db
  .insert(country)
  .values([
    { id: 165, name: 'Norway', code: 'NO' },
    { id: 178, name: 'Philippines', code: 'PH' },
  ])
  .onConflictDoNothing()
const other = await makeExpert(db, product.now())
const people = {
  'W-9': [call.expert, own],
  'W-8 BEN': [await product.as(other.id), other.id],
} as const
for (const form of [w9, w8]) {
  const [who, id] = people[form.formType]
  expect((await create(form, who, id)).status).toBe(201)
}

/** What the server says of a form: of each field that it refuses, and otherwise what stands in the way of signing. */
async function judged(form: TaxValues): Promise<Record<string, string>> {
  const [who, id] = people[form.formType]
  const saved = await update(form, who, id)
  if (saved.status === 422) return (saved.body as FormAnswer & { fields: Record<string, string> }).fields
  expect(saved.status).toBe(200)
  return { ...(await read(who, id)).problems }
}

describe('each rule at its boundary, on the server', () => {
  test('complete forms have nothing that stands in the way', async () => {
    for (const form of [w9, w8, bank]) expect(await judged(form)).toEqual({})
  })
  test.each(taxRules)('%s %#', async (_rule, form, change, field, error) => {
    // a mask stands for the number that is stored
    await judged(form)
    const changed = { ...form, ...change }
    expect((await judged(changed))[field]).toBe(error)
    if (error === undefined) return
    const [who, id] = people[form.formType]
    const signed = await update({ ...changed, certificationName: changed.legalName || 'Ada Keller' }, who, id)
    expect({ status: signed.status, error: signed.body.fields?.[field] }).toEqual({ status: 422, error })
  })
})

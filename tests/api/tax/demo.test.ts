import { expect, test } from 'vitest'
import { user } from '#db/schema/all.ts'
import { systemCtx } from '#api/context.ts'
import { verifyChain } from '#api/tax/chain.ts'
import type { PayoutPreview } from '#model/payments/payout-wire.ts'
import { closedQuarters } from '#model/payments/quarters.ts'
import type { TaxStanding } from '#model/tax/standing.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { newYorkDay } from '#model/time.ts'
import { startDemoProduct } from '../../support/setup/demo-product.ts'

const product = await startDemoProduct()
const accounts = await product.db.select().from(user)
const idOf = (email: string) => accounts.find((one) => one.email === email)?.id ?? ''
const admin = await product.as(idOf('csr.admin@consilium.test'))

test('the forms of the demo are what its accounts, its list of forms and its payouts say', async () => {
  const experts = accounts.filter(({ noeticExpert }) => noeticExpert)
  const { body } = await admin<TaxStanding[]>('GET', '/rest/taxForms?range=[0,199]')
  const standings = new Map(body.map(({ id, standing }) => [id, standing]))
  const expected = { completed: 'valid', in_progress: 'started', not_started: 'missing' } as const
  for (const { id, email, taxFormStatus } of experts)
    expect([email, standings.get(id)]).toEqual([email, expected[taxFormStatus]])
  expect(new Set(standings.values())).toEqual(new Set(['valid', 'started', 'missing']))

  const quarter = closedQuarters(newYorkDay(product.now()), 1)[0] ?? ''
  const preview = await admin<PayoutPreview>('POST', '/server/payout/preview', { quarter })
  expect(preview.body.lines.length).toBeGreaterThan(5)
  expect(new Set(preview.body.lines.map(({ userId }) => standings.get(userId)))).toEqual(new Set(['valid']))
})

test('they are whole: nothing stands in the way of a signature, and the chain has no faults', async () => {
  const { forms, faults } = await verifyChain(systemCtx(product.deps), product.db)
  expect(forms).toBeGreaterThan(40)
  expect(faults).toEqual([])
  const completed = accounts.filter(({ taxFormStatus, noeticExpert }) => noeticExpert && taxFormStatus === 'completed')
  const types = new Set<string | null>()
  for (const { id } of completed) {
    const form = (await admin<TaxForm>('GET', `/server/user/${id}/taxinformation`)).body
    types.add(form.formType)
    expect([form.legalName, form.problems]).toEqual([form.legalName, {}])
  }
  expect(types).toEqual(new Set(['W-9', 'W-8 BEN']))
})

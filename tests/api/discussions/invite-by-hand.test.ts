import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queryExpert, user } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { mayBeInvitedByHand } from '#model/panels/selection/selection-filters.ts'
import { startProduct } from '../../support/product.ts'
import { startScenario } from './scenario.ts'

const product = await startProduct()

interface Row {
  userId: string
  reasonCodes: string[]
}

test('Invite is offered to exactly those whom the invitation by hand takes', async () => {
  const { db } = product
  const scenario = await startScenario(product, { csrReview: 'no', experts: 8, panelSize: 2 })
  const row = await scenario.ask()
  const [first, second] = await scenario.engagements(row.id)
  await db.update(queryExpert).set({ status: 'declined' }).where(eq(queryExpert.id, first!.id))
  await db.update(queryExpert).set({ status: 'rejected' }).where(eq(queryExpert.id, second!.id))
  const outsiders = []
  for (let n = 0; n < 4; n++) outsiders.push(await makeExpert(db, product.now()))
  const [gone, unverified, test] = outsiders
  await db.update(user).set({ enabled: false }).where(eq(user.id, gone!.id))
  await db.update(user).set({ regStatus: 'pending' }).where(eq(user.id, unverified!.id))
  await db.update(user).set({ testUser: true }).where(eq(user.id, test!.id))
  const csr = `/csradmin/interaction/${row.key}`
  const seen = new Map<string, Row>()
  // people outside the pools are found by their names
  for (const name of ['', ...outsiders.map((one) => one.lastName)]) {
    const { body } = await scenario.staff<{ data: Row[] }>('POST', `${csr}/listApplicableExperts`, {
      includeExcluded: true,
      pageSize: 100,
      ...(name && { name }),
    })
    for (const one of body.data) seen.set(one.userId, one)
  }
  const told = new Set([...seen.values()].flatMap(({ reasonCodes }) => reasonCodes))
  for (const code of ['selection.engaged', 'selection.declined', 'selection.rejected', 'selection.notInPool'])
    expect(told).toContain(code)
  for (const { userId, reasonCodes } of seen.values()) {
    const answer = await scenario.staff('POST', `${csr}/inviteParticipant`, { userId })
    expect([reasonCodes, answer.status === 200]).toEqual([reasonCodes, mayBeInvitedByHand(reasonCodes)])
  }
})

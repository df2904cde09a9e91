import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { queryExpert, queryHeader, transaction, userTimeoff } from '#db/schema/all.ts'
import { makeDiagnosis } from '#db/seed/factories.ts'
import type { UserSummary } from '#model/reporting/user-summary.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { startPeople } from '../identity/profile/people.ts'

const { product, db, people, call } = await startPeople()
const diagnosis = await makeDiagnosis(db)
const path = (id: string) => `/server/user/${id}/summary`
const read = async (who: Caller, id: string) => (await who<UserSummary>('GET', path(id))).body
const days = (count: number) => new Date(product.now().getTime() + count * 86_400_000)
const day = (count: number) => days(count).toISOString().slice(0, 10)
let nth = 0

/** A discussion of the client that began so many days ago, with a seat of the expert. */
async function seat(
  ago: number,
  part: Partial<typeof queryExpert.$inferInsert>,
  header: Partial<typeof queryHeader.$inferInsert> = {},
) {
  const id = newId()
  const then = days(-ago)
  await db.insert(queryHeader).values({
    id,
    key: `S-${++nth}`,
    userId: people.client.id,
    createdBy: people.client.id,
    status: 'open',
    title: `Case ${nth}`,
    mediaType: 'video',
    diagnosisId: diagnosis.id,
    expertSelectionMode: 'all',
    text: 'What now?',
    createdAt: then,
    updatedAt: then,
    ...header,
  })
  await db.insert(queryExpert).values({
    id: newId(),
    queryId: id,
    userId: people.expert.id,
    status: 'invited',
    inviteTime: then,
    createdAt: then,
    updatedAt: then,
    ...part,
  })
  return { id, key: `S-${nth}` }
}

test('counts look back 90 days; what is owed and what comes next stand beside them', async () => {
  expect(await read(call.csr, people.expert.id)).toEqual({
    days: 90,
    asked: 0,
    invited: 0,
    claimed: 0,
    answered: 0,
    rejected: 0,
    balance: 0,
    nextVacation: null,
    nextSession: null,
  })
  await seat(91, { status: 'answered', acceptedAt: days(-91), answeredAt: days(-89) })
  await seat(89, { status: 'answered', acceptedAt: days(-88), answeredAt: days(-87) })
  await seat(10, { status: 'rejected', acceptedAt: days(-9) })
  await seat(95, { status: 'rejected', acceptedAt: days(-94) })
  const coming = days(2)
  const call1 = await seat(1, { status: 'claimed', acceptedAt: days(-1) }, { meetingTime: coming })
  for (const amount of [12_500, -2_500]) {
    await db.insert(transaction).values({
      id: newId(),
      userId: people.expert.id,
      amount,
      transactionType: 'Earned',
      source: 'async',
      status: 'credit',
      description: 'x',
      effectiveDate: day(0),
      createdAt: product.now(),
    })
  }
  await db.insert(userTimeoff).values([
    { userId: people.expert.id, start: day(-20), end: day(-10) },
    { userId: people.expert.id, start: day(40), end: day(50) },
    { userId: people.expert.id, start: day(-1), end: day(5) },
  ])
  expect(await read(call.viewer, people.expert.id)).toEqual({
    days: 90,
    asked: 0,
    invited: 3,
    claimed: 3,
    answered: 2,
    rejected: 1,
    balance: 10_000,
    nextVacation: { start: day(-1), end: day(5) },
    nextSession: {
      queryId: call1.id,
      key: call1.key,
      title: expect.any(String) as string,
      meetingTime: toSeconds(coming),
    },
  })
  expect(await read(call.csr, people.client.id)).toMatchObject({
    asked: 3,
    invited: 0,
    nextSession: { key: call1.key },
  })
})

test('is for staff only, and of people only', async () => {
  for (const who of [call.expert, call.stranger, call.client])
    expectStatus(await who('GET', path(people.expert.id)), 403)
  expectStatus(await call.csr('GET', path('nobody')), 404)
})

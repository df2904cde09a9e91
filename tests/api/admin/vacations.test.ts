import { expect, test } from 'vitest'
import { makeDiagnosis, makeExpert, makeUser } from '#db/seed/factories.ts'
import { queryExpert, queryHeader, userTimeoff } from '#db/schema/all.ts'
import { newId } from '#db/columns.ts'
import { startProduct } from '../../support/product.ts'
import { hire, listed } from './staff.ts'

const product = await startProduct()
const { db } = product
const staff = await hire(product)
const now = product.now()
const inHours = (n: number) => new Date(now.getTime() + n * 3_600_000)
const dayIn = (days: number) =>
  inHours(days * 24)
    .toISOString()
    .slice(0, 10)
let made = 0

test('of the open invitations and seats only those that a vacation meets', async () => {
  const diagnosis = await makeDiagnosis(db)
  const asker = await makeUser(db, now)
  const expert = await makeExpert(db, now)
  const part = async (given: Partial<typeof queryExpert.$inferInsert>, meetingTime: Date | null = null) => {
    const queryId = newId()
    await db.insert(queryHeader).values({
      id: queryId,
      key: `CQ-VAC00${++made}`,
      userId: asker.id,
      createdBy: asker.id,
      status: 'open',
      type: 'normal',
      title: 'A title',
      mediaType: meetingTime ? 'video' : 'messenger',
      diagnosisId: diagnosis.id,
      expertSelectionMode: 'all',
      text: 'A question',
      history: '',
      language: 'en-us',
      meetingTime,
      searchText: '',
      createdAt: now,
      updatedAt: now,
    })
    const id = newId()
    await db
      .insert(queryExpert)
      .values({ id, queryId, userId: expert.id, status: 'invited', createdAt: now, updatedAt: now, ...given })
    return id
  }
  await db.insert(userTimeoff).values([
    { id: newId(), userId: expert.id, start: dayIn(3), end: dayIn(6) },
    { id: newId(), userId: expert.id, start: dayIn(-9), end: dayIn(-2) },
  ])
  const before = await part({ inviteExpires: inHours(24) })
  const into = await part({ inviteExpires: inHours(5 * 24) })
  const seat = await part({ status: 'claimed', reservedUntil: inHours(4 * 24), inviteExpires: inHours(1) })
  const seatBefore = await part({ status: 'claimed', reservedUntil: inHours(6), inviteExpires: inHours(5 * 24) })
  const meeting = await part({ inviteExpires: inHours(24) }, inHours(4 * 24))
  const later = await part({ inviteExpires: inHours(5 * 24) }, inHours(9 * 24))
  const over = await part({ status: 'answered', inviteExpires: inHours(5 * 24) })
  const found = (
    await listed(staff.viewer.call, 'queryExperts', { filter: { userId: expert.id, meetsVacation: true } })
  ).body.map((row) => row.id)
  expect(found.sort()).toEqual([into, seat, meeting].sort())
  expect([before, seatBefore, later, over].filter((id) => found.includes(id))).toEqual([])
})

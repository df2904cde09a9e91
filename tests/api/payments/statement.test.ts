import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction, user } from '#db/schema/all.ts'
import { quarterOf } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const person = async (email: string) =>
  (
    await db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, `${email}@consilium.test`))
  )[0]!.id
const expertId = await person('expert')

test('an expert and staff read the statement of a quarter that is over, no one else', async () => {
  const [line] = await db
    .select()
    .from(transaction)
    .where(eq(transaction.userId, expertId))
    .orderBy(asc(transaction.effectiveDate))
    .limit(1)
  const path = `/server/user/${expertId}/statement`
  const quarter = quarterOf(line!.effectiveDate)
  for (const email of ['expert', 'csr.view']) {
    const file = await (await product.as(await person(email)))<string>('GET', `${path}/${quarter}`)
    expectStatus(file, 200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(String(file.body).slice(0, 5)).toBe('%PDF-')
  }
  const expert = await product.as(expertId)
  expectStatus(await expert('GET', `${path}/${quarterOf(newYorkDay(product.now()))}`), 404)
  expectStatus(await expert('GET', `${path}/2026-Q5`), 422)
  expectStatus(await (await product.as(await person('expert2')))('GET', `${path}/${quarter}`), 404)
  const memberId = await person('member')
  expectStatus(await (await product.as(memberId))('GET', `/server/user/${memberId}/statement/${quarter}`), 403)
})

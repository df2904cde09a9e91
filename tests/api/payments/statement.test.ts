import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction, user } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { dayText } from '#api/tax/day-text.ts'
import { quarterDays, quarterOf } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { has, textOfPdf } from '../../support/office.ts'
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

test.runIf(has('pdftotext'))('a statement stays as it is when a line of its quarter is reversed later', async () => {
  const id = await person('expert4')
  const staff = await product.as(await person('csr.admin'))
  const today = newYorkDay(product.now())
  const read = async () => {
    const answer = await product.fetch(
      new Request(`http://test/api/server/user/${id}/statement/2024-Q2`, {
        headers: { Authorization: `Bearer ${await product.signIn(await person('csr.view'))}` },
      }),
    )
    return textOfPdf(Buffer.from(await answer.arrayBuffer()))
  }
  const earns = async (effectiveDate: string) => {
    const [made] = await db
      .insert(transaction)
      .values({
        userId: id,
        description: 'A question',
        amount: 43_210,
        transactionType: 'Earned',
        source: 'async',
        status: 'credit',
        effectiveDate,
        createdAt: product.now(),
      })
      .returning({ id: transaction.id })
    return made!.id
  }
  const reverse = async (line: string) => {
    const answer = await staff<{ effectiveDate: string }>('POST', `/server/transaction/${line}/reverse`, {
      reason: 'Counted twice',
    })
    expectStatus(answer, 201)
    return answer.body.effectiveDate
  }
  const line = await earns('2024-05-10')
  const before = await read()
  expect(before).toContain('432.10')
  expect(await reverse(line)).toBe(today)
  expect(await read()).toBe(before)
  const { first } = quarterDays(quarterOf(today))
  expect(await reverse(await earns(first))).toBe(first)
})

test.runIf(has('pdftotext'))(
  'a statement counts a payment once it was made, and not what took a pending one back',
  async () => {
    const id = await person('expert3')
    const day = '2024-05-10'
    const line = (more: Partial<typeof transaction.$inferInsert>) =>
      db
        .insert(transaction)
        .values({
          userId: id,
          description: 'A question',
          amount: 40_000,
          transactionType: 'Earned',
          source: 'async',
          status: 'credit',
          effectiveDate: day,
          createdAt: product.now(),
          ...more,
        })
        .returning({ id: transaction.id })
    const paid = { transactionType: 'Paid', status: 'debit-pending', source: 'check' } as const
    await line({})
    await line({ ...paid, amount: -12_300, status: 'debit' })
    await line({ ...paid, amount: -4_500 })
    const [wrong] = await line({ ...paid, amount: -6_700 })
    await line({ transactionType: 'Adjustment', amount: 6_700, reversalOf: wrong!.id, reversalKind: 'reversed' })
    const token = await product.signIn(await person('csr.view'))
    const answer = await product.fetch(
      new Request(`http://test/api/server/user/${id}/statement/2024-Q2`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    )
    const text = textOfPdf(Buffer.from(await answer.arrayBuffer()))
    expect(text).toContain('400.00')
    expect(text).toContain('123.00')
    expect(text).toContain('277.00')
    for (const amount of ['45.00', '67.00']) expect(text).not.toContain(amount)
  },
)

test.runIf(has('pdftotext'))(
  'a payment that came back is neither paid nor adjusted, as in the ledger of staff, and says when it came back',
  async () => {
    const { id } = await makeExpert(db, product.now())
    const staff = await product.as(await person('csr.admin'))
    const pays = async (amount: number) => {
      const [made] = await db
        .insert(transaction)
        .values({
          userId: id,
          description: 'Payout',
          amount: -amount,
          transactionType: 'Paid',
          source: 'check',
          status: 'debit',
          effectiveDate: '2024-05-10',
          createdAt: product.now(),
        })
        .returning({ id: transaction.id })
      return made!.id
    }
    await pays(50_000)
    expectStatus(await staff('POST', `/server/transaction/${await pays(70_000)}/returned`, { why: 'notCashed' }), 201)
    expectStatus(await staff('POST', `/server/transaction/${await pays(3_000)}/reverse`, { reason: 'Never sent' }), 201)
    const today = newYorkDay(product.now())
    const quarter = quarterOf(today)
    product.clock.advance(100 * 86_400)
    const token = await product.signIn(await person('csr.view'))
    const read = async (of: string, language = 'en-US') => {
      const url = `http://test/api/server/user/${id}/statement/${of}`
      const answer = await product.fetch(
        new Request(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language } }),
      )
      expectStatus(answer, 200)
      return textOfPdf(Buffer.from(await answer.arrayBuffer()))
    }
    const sums = async (of: string) => {
      const text = await read(of)
      const sum = (name: string) => new RegExp(`${name}\\s+(-?)\\$([\\d,.]+)`).exec(text)?.slice(1).join('')
      return { text, shown: ['Adjustments', 'Paid to you', 'Returned or reversed payments', 'Balance after'].map(sum) }
    }
    const { first, last } = quarterDays('2024-Q2')
    const filter = encodeURIComponent(JSON.stringify({ userId: id, from: first, to: last }))
    const totals = await (await product.as(await person('csr.view')))('GET', `/server/ledger/totals?filter=${filter}`)
    expect(totals.body).toMatchObject({ paid: 50_000, returned: -73_000, adjusted: 0, owed: -123_000 })
    const then = await sums('2024-Q2')
    expect(then.shown).toEqual(['0.00', '-500.00', '-730.00', '-1,230.00'])
    expect(then.text).toMatch(new RegExp(`Paid, returned ${dayText(today, 'en-US')}\\s+-\\$700.00`))
    expect(then.text).toMatch(/Paid, reversed/)
    const later = await sums(quarter)
    expect(later.shown).toEqual(['0.00', '0.00', '730.00', '-500.00'])
    expect(later.text).toMatch(/Returned: Payout\s+Returned\s+\$700\.00/)
    expect(later.text).toMatch(/Payout\s+Reversed\s+\$30\.00/)
    const chinese = await read(quarter, 'zh-CN')
    expect(chinese).toContain(quarter.replace(/(\d+)-Q(\d)/, '$1年第$2季度对账单'))
    expect(chinese).toContain(`${dayText(today, 'zh-CN')} `)
    expect(chinese).toMatch(/报酬\s+\$0\.00/)
    expect(chinese).toMatch(/退回：Payout\s+退回\s+\$700\.00/)
  },
)

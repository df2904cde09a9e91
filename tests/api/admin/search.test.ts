import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { onPostgres } from '#db/dialect.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { auditEvent, planMember, user } from '#db/schema/all.ts'
import { startProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Rec } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.viewer

const LINES = 21_000
const line = (n: number) => ({
  id: newId(),
  changeId: 'many',
  userId: n % 2 ? staff.csr.id : staff.admin.id,
  event: n % 10 ? ('update' as const) : ('create' as const),
  refTable: 'user',
  refId: `subject-${n % 7}`,
  oldVal: `Carboplatin ${n}`,
  newVal: n % 3_000 ? null : 'Cisplatin',
  text: n === 4_711 ? 'Heard "50% off" at C:\\temp' : null,
  createdAt: new Date(product.now().getTime() - 1000 * n),
})
for (let n = 0; n < LINES; n += 2_000)
  await db.insert(auditEvent).values(Array.from({ length: Math.min(2_000, LINES - n) }, (_, i) => line(n + i)))

const found = async (
  filter: object,
  sort: [string, string] = ['createdAt', 'DESC'],
  range: [number, number] = [0, 49],
) => {
  const answer = await listed(call, 'auditEvents', { filter, sort, range })
  return {
    total: totalOf(answer),
    ids: answer.body.map((row) => row.id),
    atLeast: answer.headers.get('total-at-least'),
    rows: answer.body as (Rec & Record<string, string | null>)[],
  }
}

test('a search that few lines match and one that nearly all match read the log the same way', async () => {
  const direct = async (needle: string, descending: boolean) =>
    (
      await db
        .select({ id: auditEvent.id })
        .from(auditEvent)
        .where(like(sql`lower(${auditEvent.oldVal})`, `%${needle}%`))
        .orderBy(descending ? sql`${auditEvent.createdAt} desc` : auditEvent.createdAt)
        .limit(50)
    ).map((row) => row.id)
  for (const [needle, total] of [
    ['carboplatin 2099', 11],
    ['platin 20', 1111],
    ['platin 1', 11_111],
  ] as const) {
    for (const order of ['DESC', 'ASC'] as const) {
      const { ids, ...answer } = await found({ oldVal: needle.toUpperCase() }, ['createdAt', order])
      expect({ needle, ...answer }).toMatchObject({ needle, total, atLeast: null })
      expect(ids).toEqual(await direct(needle, order === 'DESC'))
    }
  }
  expect((await found({ text: 'cisplatin' })).rows.map((row) => row.newVal)).toEqual(Array(7).fill('Cisplatin'))
  expect((await found({ text: '"50% off" at c:\\' })).total).toBe(1)
  for (const nothing of ['50%%', 'off" OR "carboplatin', 'carboplatin*', '_isplatin'])
    expect((await found({ text: nothing })).total, nothing).toBe(0)
})

test('beside other filters, of one column only, and with words too short for an index', async () => {
  expect((await found({ text: 'carboplatin', event: 'create', userId: staff.csr.id })).total).toBe(0)
  expect((await found({ text: 'carboplatin', event: 'create', userId: staff.admin.id })).total).toBe(LINES / 10)
  expect((await found({ oldVal: 'cisplatin' })).total).toBe(0)
  expect((await found({ newVal: 'ci' })).total).toBe(7)
  expect((await found({ newVal: 'c' })).total).toBe(7)
})

test('of more hits than anybody pages through 20,000 are counted, and the answer says so', async () => {
  const many = await found({ text: 'carboplatin' })
  expect(many).toMatchObject({ total: 20_000, atLeast: '20000' })
  expect(many.ids).toHaveLength(50)
  expect((await found({ userId: [staff.csr.id, staff.admin.id] })).total).toBeGreaterThanOrEqual(LINES)
})

test('far pages, which are read from the nearer end, hold what stands there', async () => {
  const all = (
    await db
      .select({ id: auditEvent.id })
      .from(auditEvent)
      .where(eq(auditEvent.event, 'update'))
      .orderBy(auditEvent.createdAt, auditEvent.id)
  ).map((row) => row.id)
  for (const first of [6_000, 12_000, all.length - 20, all.length - 50, all.length]) {
    for (const [order, ids] of [
      ['ASC', all],
      ['DESC', [...all].reverse()],
    ] as const) {
      const page = await found({ event: 'update' }, ['createdAt', order], [first, first + 49])
      expect(page.total).toBe(all.length)
      expect(page.ids, `${order} from ${first}`).toEqual(ids.slice(first, first + 50))
    }
  }
})

test('of a log that only grows, lines that come later are counted too', async () => {
  const total = async () => (await found({ refId: 'subject-3', event: 'update' }, ['createdAt', 'ASC'], [0, 0])).total
  const before = await total()
  for (let n = 1; n < 4; n++) {
    await db
      .insert(auditEvent)
      .values({ ...line(3), id: newId(), createdAt: new Date(product.now().getTime() - 10_000_000) })
    await db.insert(auditEvent).values({ ...line(4), id: newId() })
    expect(await total()).toBe(before + n)
  }
})

test('every line that a search matches is exported', async () => {
  for (const [text, lines] of [
    ['carboplatin 2099', 11],
    ['carboplatin', LINES + 6],
  ] as const) {
    const { body } = await call<string>(
      'GET',
      `/rest/auditEvents/export?filter=${encodeURIComponent(JSON.stringify({ text }))}`,
    )
    expect(body.trim().split('\n')).toHaveLength(lines + 1)
  }
})

test('a search knows of every change of what it looks through', async () => {
  const names = async (q: string) => (await listed(call, 'users', { filter: { q } })).body.map((row) => row.lastName)
  const person = await makeUser(db, product.now(), { firstName: 'Zoë', lastName: 'Quartermain' })
  expect([await names('quartermain zoe'), await names('qu zoe'), await names('uarter'), await names('uartar')]).toEqual(
    [['Quartermain'], ['Quartermain'], ['Quartermain'], []],
  )
  // where the rows are of another list, it is those that are counted
  const namesake = await makeUser(db, product.now(), { firstName: 'Zeno', lastName: 'Quartermain' })
  await makePlan(db, product.now(), {}, { members: [namesake.id] })
  const members = await listed(call, 'planMembers', { filter: { q: 'quartermain' }, range: [0, 0] })
  expect([members.body.map((row) => row.userId), totalOf(members)]).toEqual([[namesake.id], 1])
  await db.delete(planMember).where(eq(planMember.userId, namesake.id))
  await db.delete(user).where(eq(user.id, namesake.id))
  await staff.csr.call('PUT', `/rest/users/${person.id}`, { lastName: 'Beaufort' })
  expect([await names('quartermain'), await names('beaufort')]).toEqual([[], ['Beaufort']])
  await expect(
    db.transaction(async (tx) => {
      await tx.update(user).set({ searchText: 'nevermore' }).where(eq(user.id, person.id))
      throw new Error('taken back')
    }),
  ).rejects.toThrow()
  expect([await names('nevermore'), await names('beaufort')]).toEqual([[], ['Beaufort']])
  await db.delete(user).where(eq(user.id, person.id))
  expect(await names('beaufort')).toEqual([])
})

test('the index of a search is asked for few hits', async () => {
  await product.store.exec('analyze')
  const plan = await product.store.exclusive(async (run) => {
    if (!onPostgres)
      return run.rows(
        `explain query plan select id from log_lfc where rowid in (select rowid from log_lfc_fts where log_lfc_fts match '"carboplatin 2099"')`,
      )
    // so few rows are read through as quickly
    await run.exec('set enable_seqscan = off')
    const rows = await run.rows(`explain select id from log_lfc where lower(old_val) like '%carboplatin 2099%'`)
    await run.exec('reset enable_seqscan')
    return rows
  })
  expect(JSON.stringify(plan)).toContain(onPostgres ? 'log_lfc_old_val_trgm' : 'log_lfc_fts VIRTUAL TABLE INDEX')
})

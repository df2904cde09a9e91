import type { Queries } from '../../client.ts'
import { auditEvent } from '../../schema/all.ts'
import { idAt } from './stable-random.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'
import { demoChanges } from './data/history.ts'

const DAY_MS = 86_400_000
const MADE_DAYS_AGO = 400

/** The change log of the records that staff keep: who set up plans, funding sources and pools, and what was changed since. */
export async function seedHistory(
  db: Queries,
  now: Date,
  people: People,
  { plans, grants, pools }: Organisations,
): Promise<void> {
  const accountOf = (name: string) => people.byEmail.get(name)?.id
  const ids = { membership_plan: plans, grant_program: grants, pools }
  const lines = Object.entries(ids).flatMap(([refTable, made]) =>
    [...made].map(([key, refId]) => {
      const createdAt = new Date(now.getTime() - MADE_DAYS_AGO * DAY_MS)
      const id = idAt(createdAt, `made:${refTable}:${key}`)
      return {
        id,
        changeId: id,
        userId: accountOf('csr.super@consilium.test') ?? null,
        event: 'create' as const,
        refTable,
        refId,
        createdAt,
      }
    }),
  )
  const changes = demoChanges.map(({ table, key, by, daysAgo, field, from, to }, n) => {
    const refId = table === 'user' ? accountOf(key) : ids[table].get(key)
    if (refId === undefined) throw new Error(`The demo changes the ${table} ${key}, which it does not have`)
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const id = idAt(createdAt, `changed:${n}`)
    return {
      id,
      changeId: id,
      userId: accountOf(`${by}@consilium.test`) ?? null,
      event: 'field_change' as const,
      refTable: table,
      refId,
      refField: field,
      oldVal: from,
      newVal: to,
      createdAt,
    }
  })
  await db.insert(auditEvent).values([...lines, ...changes])
}

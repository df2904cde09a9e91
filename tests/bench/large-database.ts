import { count, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { onPostgres } from '#db/dialect.ts'
import {
  auditEvent,
  customFieldValue,
  grantProgram,
  membershipPlan,
  notification,
  phone,
  planMember,
  pool,
  poolExpert,
  queryExpert,
  queryHeader,
  queryResponse,
  querySelection,
  stateTransition,
  tag,
  tagTarget,
  transaction,
  user,
  userBio,
  userInvite,
  userTaxInformation,
} from '#db/schema/all.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { personKeys } from '#db/search-text.ts'
import { refIdAlphabet } from '#model/discussions/ref-id.ts'

type Row = Record<string, unknown>

/** How many rows a large customer has. The first two are those that the lists are promised for. */
const sizes = {
  users: 100_000,
  auditEvents: 1_000_000,
  taxForms: 40_000,
  queries: 20_000,
  queryExperts: 60_000,
  queryResponses: 80_000,
  stateTransitions: 100_000,
  querySelections: 20_000,
  transactions: 60_000,
  notifications: 200_000,
  planMembers: 100_000,
  poolExperts: 40_000,
  invitations: 10_000,
  tagTargets: 20_000,
  customFieldValues: 20_000,
  plans: 2_000,
  grants: 500,
  pools: 1_000,
  tags: 500,
}

/** Bind variables that one statement may have on both engines. */
const MOST_VALUES = 30_000
const YEARS_MS = 3 * 365 * 86_400_000
const families = [
  'Archer',
  'Bauer',
  'Chandra',
  'Duarte',
  'Eriksen',
  'Fischer',
  'Gomez',
  'Huang',
  'Ivanova',
  'Jansen',
  'Keller',
  'Lopez',
]

/** A RefId that no other number has. */
const refId = (n: number) => {
  let letters = ''
  for (let rest = n, at = 0; at < 6; at++, rest = Math.floor(rest / refIdAlphabet.length))
    letters = refIdAlphabet.charAt(rest % refIdAlphabet.length) + letters
  return `CQ-${letters}`
}

/** The demo scenario, and then its rows again and again under other names and ids until there are as many as a large customer has. */
export async function fillLarge(store: Store, now: Date, say: (text: string) => void): Promise<void> {
  const { db } = store
  await fillEmpty(db, { demo: true, now, progress: say })
  const moment = (n: number, of: number) => new Date(now.getTime() - Math.floor(YEARS_MS * (1 - n / of)))
  const idsOf = async (table: PgTable, size: number) =>
    (
      await db
        .select({ id: (table as unknown as { id: never }).id })
        .from(table)
        .limit(size)
    ).map((row) => String((row as Row).id))

  async function grow(
    table: PgTable,
    size: number,
    change: (row: Row, n: number) => Row,
    first: Row[] = [],
  ): Promise<void> {
    const [there] = await db.select({ n: count() }).from(table)
    const rowsThere = (await db.select().from(table).limit(2_000)) as Row[]
    const like = rowsThere.length ? rowsThere : first
    const columns = getTableColumns(table)
    const batch = Math.floor(MOST_VALUES / Object.keys(columns).length)
    const made = 'id' in columns ? () => ({ id: newId() }) : () => ({})
    for (let n = there?.n ?? 0; n < size && like.length; n += batch) {
      const rows = Array.from({ length: Math.min(batch, size - n) }, (_, i) => {
        const row = like[(n + i) % like.length] ?? {}
        return {
          ...row,
          ...made(),
          ...('createdAt' in columns && { createdAt: moment(n + i, size) }),
          ...change(row, n + i),
        }
      })
      await db.transaction((tx) => tx.insert(table).values(rows as never))
    }
    say('.')
  }

  say('  Growing to a large customer')
  await grow(user, sizes.users, (_row, n) => {
    const lastName = `${families[(n * 7) % families.length]} ${n.toString(36)}`
    const email = `p${n}@example.test`
    return { lastName, displayName: null, email, ...personKeys({ firstName: String(_row.firstName), lastName, email }) }
  })
  const people = await idsOf(user, sizes.users)
  const at = <T>(list: readonly T[], n: number) => list.at(n % list.length) as T
  await grow(phone, sizes.users / 2, (_row, n) => ({
    userId: at(people, people.length - 1 - n),
    number: `+1212${String(n).padStart(7, '0')}`,
  }))
  await grow(userBio, sizes.users / 2, (_row, n) => ({ userId: at(people, people.length - 1 - n) }))
  await grow(grantProgram, sizes.grants, (row, n) => ({ name: `${String(row.name)} ${n}` }))
  await grow(membershipPlan, sizes.plans, (row, n) => ({ name: `${String(row.name)} ${n}`, alias: `plan-${n}` }))
  await grow(pool, sizes.pools, (row, n) => ({ poolName: `${String(row.poolName)} ${n}` }))
  const [plans, pools] = [await idsOf(membershipPlan, sizes.plans), await idsOf(pool, sizes.pools)]
  await grow(planMember, sizes.planMembers, (_row, n) => ({
    planId: at(plans, n),
    userId: at(people, people.length - 1 - n),
    linkId: null,
  }))
  await grow(poolExpert, sizes.poolExperts, (_row, n) => ({
    poolId: at(pools, n),
    userId: at(people, people.length - 1 - n),
  }))
  await grow(userInvite, sizes.invitations, (row, n) => ({
    email: `i${n}@example.test`,
    tokenHash: `hash-${n}`,
    searchText: `${String(row.searchText)} i${n}@example.test`,
  }))

  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  await grow(
    userTaxInformation,
    sizes.taxForms,
    (_row, n) => ({
      userId: at(people, n),
      status: n % 20 ? 'certified' : 'invalid',
      certificationDate: dayOf(moment(n, sizes.taxForms)),
      expiresAt: n % 3 ? null : dayOf(new Date(2 * now.getTime() - moment(n, sizes.taxForms).getTime())),
      sequence: n + 1,
      updatedAt: now,
    }),
    [{ formType: 'W-9' }],
  )
  await grow(queryHeader, sizes.queries, (row, n) => ({
    key: refId(n),
    userId: at(people, n),
    searchText: `${String(row.searchText)} ${refId(n).toLowerCase()}`,
  }))
  const discussions = await idsOf(queryHeader, sizes.queries)
  const behind = (n: number) => at(discussions, discussions.length - 1 - n)
  await grow(queryExpert, sizes.queryExperts, (_row, n) => ({ queryId: behind(n), userId: at(people, n * 13) }))
  await grow(queryResponse, sizes.queryResponses, (_row, n) => ({
    queryId: behind(n),
    userId: at(people, n * 13),
    attachmentId: null,
  }))
  await grow(stateTransition, sizes.stateTransitions, (_row, n) => ({ queryId: behind(n) }))
  await grow(querySelection, sizes.querySelections, (_row, n) => ({ queryId: at(discussions, n), round: 100 + n }))
  await grow(transaction, sizes.transactions, (_row, n) => ({
    queryId: behind(n),
    userId: at(people, n * 13),
    earnedKey: `earned-${n}`,
  }))
  await grow(
    notification,
    sizes.notifications,
    (_row, n) => ({
      cause: `bench:${n}`,
      userId: at(people, n * 3),
      queryId: behind(n),
      sentAt: n % 9 ? moment(n, sizes.notifications) : null,
      dueAt: now,
    }),
    ['invite', 'reminder', 'answer', 'reset', 'mfa'].flatMap((purpose) =>
      [
        { type: 'email', status: 'sent' },
        { type: 'sms', status: 'verified' },
        { type: 'app', status: 'error' },
      ].map((one) => ({
        ...one,
        purpose,
        to: 'somebody@example.test',
        subject: `About your ${purpose}`,
        text: 'Dear Ada, please look at the portal. '.repeat(10),
      })),
    ),
  )
  await grow(tag, sizes.tags, (row, n) => ({ name: `${String(row.name)} ${n}` }))
  const tags = await idsOf(tag, sizes.tags)
  await grow(tagTarget, sizes.tagTargets, (_row, n) => ({
    tagId: at(tags, n),
    entityType: 'user',
    entityId: at(people, people.length - 1 - n),
  }))
  await grow(customFieldValue, sizes.customFieldValues, (_row, n) => ({
    entityType: 'user',
    entityId: at(people, people.length - 1 - n),
  }))

  const fields = ['lastName', 'hourlyRate', 'displayTitle', 'panelSize', 'status', 'closeTime', 'email', 'description']
  const tables = [
    'user',
    'query_header',
    'membership_plan',
    'grant_program',
    'user_bio',
    'query_expert',
    'tag_target',
    'phone',
  ]
  await grow(auditEvent, sizes.auditEvents, (_row, n) => {
    const refTable = at(tables, n % 11)
    const value = (k: number) =>
      `${at(families, k * 5)} ${(k % 40_000).toString(36)}, ${at(fields, k)} of ${at(tables, k)}`
    return {
      changeId: newId(),
      userId: at(people, n * 17),
      actingUserId: n % 50 ? null : at(people, n),
      event: n % 9 ? at(['field_change', 'update', 'field_change', 'create'], n) : 'login',
      refTable,
      refId: refTable === 'query_header' ? at(discussions, n) : at(people, n * 31),
      refField: n % 9 ? at(fields, n) : null,
      oldVal: n % 9 ? value(n) : null,
      newVal: n % 9 ? value(n + 1) : null,
      text: n % 20 ? null : `Asked for by telephone, note ${n}`,
    }
  })
  await (onPostgres ? store.exec('vacuum analyze') : store.learn?.())
  say(' done\n')
}

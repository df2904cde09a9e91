import { and, count, eq, isNotNull, ne, notInArray, sql, sum, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alias } from '#db/columns.ts'
import {
  diagnosis,
  diagnosisGroup,
  membershipPlan,
  planMember,
  queryExpert,
  queryHeader,
  transaction,
  user,
} from '#db/schema/all.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, groupBys, type CommonReportId, type GroupBy } from '#model/reporting/enums.ts'
import { userType, verifiedRegStatuses } from '#model/identity/enums.ts'
import type { Subject } from '#model/reporting/figures.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const [staff] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'csr@consilium.test'))
const csr = await product.as(staff!.id)
const asker = alias(user, 'asker')

/** What a report of all time is divided by, as SQL says it. */
const groupColumn: Record<GroupBy, SQL> = {
  diagnosis: sql`${queryHeader.diagnosisId}`,
  diagnosisGroup: sql`${diagnosis.groupId}`,
  diagnosisDomain: sql`${diagnosisGroup.domainId}`,
  userType: sql`${asker.userType}`,
  country: sql`${asker.countryId}`,
  planType: sql`${membershipPlan.type}`,
  plan: sql`${queryHeader.planId}`,
  grant: sql`${queryHeader.grantId}`,
}
const real = and(eq(queryHeader.testQuery, false), eq(asker.testUser, false), eq(asker.supportAccount, false))
const noTest = and(eq(user.testUser, false), eq(user.supportAccount, false))
/** Rows and one sum for each group, by one statement. */
async function bySql(subject: Subject, groupBy: GroupBy): Promise<{ id: unknown; rows: number; sum: unknown }[]> {
  const id = groupColumn[groupBy].as('place')
  const group = groupColumn[groupBy]
  if (subject === 'discussions')
    return db
      .select({ id, rows: count(), sum: sum(queryHeader.responseCount) })
      .from(queryHeader)
      .innerJoin(asker, eq(queryHeader.userId, asker.id))
      .leftJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
      .leftJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
      .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
      .where(real)
      .groupBy(group)
  if (subject === 'engagements')
    return db
      .select({ id, rows: count(), sum: count(queryExpert.answeredAt) })
      .from(queryExpert)
      .innerJoin(user, eq(queryExpert.userId, user.id))
      .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
      .innerJoin(asker, eq(queryHeader.userId, asker.id))
      .leftJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
      .leftJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
      .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
      .where(and(real, noTest, isNotNull(queryExpert.inviteTime), notInArray(queryExpert.status, ['user', 'csr'])))
      .groupBy(group)
  return db
    .select({ id, rows: count(), sum: sum(transaction.amount) })
    .from(transaction)
    .innerJoin(user, eq(transaction.userId, user.id))
    .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
    .leftJoin(asker, eq(queryHeader.userId, asker.id))
    .leftJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .leftJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
    .where(and(noTest, ne(transaction.transactionType, 'Paid'), sql`(${transaction.queryId} is null or ${real})`))
    .groupBy(group)
}

/** The two figures of a report that the statement gives. */
const compared: Partial<Record<CommonReportId, readonly [rows: string, sum: string]>> = {
  queryList: ['discussions', 'responses'],
  planUsage: ['discussions', 'responses'],
  diagnosisVolume: ['discussions', 'responses'],
  expertActivity: ['invited', 'answered'],
  earnings: ['lines', 'amount'],
}

test.each(groupBys)('by %s: the figures of every group are what one statement of SQL says', async (groupBy) => {
  for (const reportId of commonReportIds) {
    const figures = compared[reportId]
    if (!figures) continue
    const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', { reportId, options: 1, groupBy })
    expectStatus(begun, 200)
    await product.runner.runDue()
    const { body } = await csr<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)
    const said = body.groups.map((group) => [group.id, ...figures.map((name) => group.figures[name]?.value ?? 0)])
    const known = (await bySql(reportDefinitions[reportId].subject, groupBy)).map(({ id, rows, sum: all }) => [
      id === null ? '-' : String(id),
      rows,
      Number(all ?? 0),
    ])
    const inOrder = (lines: unknown[][]) => lines.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    expect({ reportId, groups: inOrder(said) }).toEqual({ reportId, groups: inOrder(known) })
  }
})

const HOUR_MS = 3_600_000
/** As `percentile_cont` of PostgreSQL. */
function percentile(values: number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return below + (above - below) * (place % 1)
}
/** Rows by the id of their group, in the order of their ids. */
function grouped<T extends { id: unknown }>(rows: T[]): [id: string, rows: T[]][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const id = row.id === null ? '-' : String(row.id)
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
async function groupsOf(reportId: CommonReportId, groupBy: GroupBy, figures: readonly string[]) {
  const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', { reportId, options: 1, groupBy })
  expectStatus(begun, 200)
  await product.runner.runDue()
  const { body } = await csr<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)
  const valuesOf = (all: ReportResult['totals']) =>
    figures.map((name) => {
      const value = all[name]?.value ?? null
      return value === null ? null : Math.round(value * 1000) / 1000
    })
  const groups = body.groups.map((group) => [group.id, ...valuesOf(group.figures)])
  return {
    groups: groups.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    totals: valuesOf(body.totals),
  }
}

test.each(groupBys)('by %s: response times are those between the moments that the rows hold', async (groupBy) => {
  const rows = await db
    .select({
      id: sql`${groupColumn[groupBy]}`.as('place'),
      created: queryHeader.createdAt,
      released: queryHeader.releasedAt,
      closed: queryHeader.closedAt,
      first:
        sql`(select min(${queryExpert.answeredAt}) from ${queryExpert} where ${queryExpert.queryId} = ${queryHeader.id})`
          .mapWith(queryExpert.answeredAt)
          .as('first'),
    })
    .from(queryHeader)
    .innerJoin(asker, eq(queryHeader.userId, asker.id))
    .leftJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .leftJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
    .where(real)
  const hours = (all: typeof rows, from: 'created' | 'released', to: 'released' | 'first' | 'closed') =>
    all.flatMap((row) => {
      const [begin, end] = [row[from]?.getTime(), row[to]?.getTime()]
      return begin === undefined || end === undefined || end < begin ? [] : [(end - begin) / HOUR_MS]
    })
  const round = (n: number | null) => (n === null ? null : Math.round(n * 1000) / 1000)
  const figuresOf = (all: typeof rows) => [
    all.filter(({ released }) => released !== null).length,
    all.filter(({ first }) => first !== null).length,
    round(percentile(hours(all, 'created', 'released'), 0.5)),
    round(percentile(hours(all, 'released', 'first'), 0.5)),
    round(percentile(hours(all, 'released', 'first'), 0.9)),
    round(percentile(hours(all, 'released', 'closed'), 0.5)),
  ]
  const said = await groupsOf('responseTimes', groupBy, reportDefinitions.responseTimes.figures)
  expect(said).toEqual({
    groups: grouped(rows).map(([id, all]) => [id, ...figuresOf(all)]),
    totals: figuresOf(rows),
  })
})

test.each(groupBys)('by %s: what surge added is the part of each line above its amount without', async (groupBy) => {
  const rows = (
    await db
      .select({
        id: sql`${groupColumn[groupBy]}`.as('place'),
        type: transaction.transactionType,
        amount: transaction.amount,
        formula: transaction.formula,
      })
      .from(transaction)
      .innerJoin(user, eq(transaction.userId, user.id))
      .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
      .leftJoin(asker, eq(queryHeader.userId, asker.id))
      .leftJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
      .leftJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
      .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
      .where(and(noTest, ne(transaction.transactionType, 'Paid'), sql`(${transaction.queryId} is null or ${real})`))
  ).filter(({ formula }) => multipleOf(formula) > 1)
  expect(rows.length).toBeGreaterThan(3)
  const figuresOf = (all: typeof rows) => {
    const earned = all.filter(({ type }) => type === 'Earned')
    const total = (values: number[]) => values.reduce((sum, n) => sum + n, 0)
    return [
      all.length,
      total(earned.map(({ amount }) => amount)),
      // cents, half a cent up, as amounts are rounded everywhere
      total(earned.map(({ amount, formula }) => amount - Math.floor(amount / multipleOf(formula) + 0.5 + 1e-9))),
    ]
  }
  const said = await groupsOf('surgePayments', groupBy, ['lines', 'earned', 'surge'])
  expect(said).toEqual({
    groups: grouped(rows).map(([id, all]) => [id, ...figuresOf(all)]),
    totals: figuresOf(rows),
  })
})
const multipleOf = (formula: unknown) => Number((formula as { surge?: number } | null)?.surge ?? 1)

/** The first plan that a person joined. */
const firstPlan = sql`(select ${planMember.planId} from ${planMember} where ${planMember.userId} = ${user.id}
  order by ${planMember.joinedAt}, ${planMember.planId} limit 1)`
const groupOfPerson = {
  userType: sql`${user.userType}`,
  country: sql`${user.countryId}`,
  plan: firstPlan,
  planType: sql`(select ${membershipPlan.type} from ${membershipPlan} where ${membershipPlan.id} = ${firstPlan})`,
}

test.each(reportDefinitions.registrationFunnel.groupBys)(
  'by %s: each step of the registration funnel',
  async (groupBy) => {
    const took = sql`(exists (select 1 from ${queryHeader} where ${queryHeader.userId} = ${user.id})
    or exists (select 1 from ${queryExpert} where ${queryExpert.userId} = ${user.id} and ${queryExpert.acceptedAt} is not null))`
    const rows = await db
      .select({
        id: groupOfPerson[groupBy as keyof typeof groupOfPerson].as('place'),
        status: user.regStatus,
        signedIn: user.lastSignInAt,
        took: sql<number>`case when ${took} then 1 else 0 end`.as('took'),
      })
      .from(user)
      .where(and(noTest, ne(user.userType, userType.csr)))
    const figuresOf = (all: typeof rows) => {
      const verified = all.filter(({ status }) => verifiedRegStatuses.includes(status))
      const signedIn = verified.filter((row) => row.signedIn !== null)
      return [all.length, verified.length, signedIn.length, signedIn.filter((row) => Number(row.took) === 1).length]
    }
    const said = await groupsOf('registrationFunnel', groupBy, reportDefinitions.registrationFunnel.figures)
    expect(said).toEqual({
      groups: grouped(rows).map(([id, all]) => [id, ...figuresOf(all)]),
      totals: figuresOf(rows),
    })
  },
)

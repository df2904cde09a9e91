import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryExpert, queryHeader, queryResponse, transaction, user, userSpecialty } from '#db/schema/all.ts'
import { alias } from '#db/columns.ts'
import { nameColumns } from '#db/name-columns.ts'
import { userType } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { engagementValues, surgePart } from '#model/reporting/facts.ts'
import type { Ctx } from '../../context.ts'
import { notPayment } from '../../payments/paid-lines.ts'
import { discussionsIn, within } from './conditions.ts'
import { placeColumns, placeJoins, placesOf, type Say } from './places.ts'
import { FACTS_BATCH, yieldToOthers, type Fact, type Scope } from './scope.ts'

const e = queryExpert
const reversed = alias(transaction, 'reversed')

/** Invitations that were sent in the range, with what came of each, a few at a time. */
export async function* engagementFacts(ctx: Ctx, scope: Scope, say: Say): AsyncGenerator<Fact[]> {
  let last: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await page(ctx.db, scope, last)
    const ids = rows.map((row) => row.id)
    const [words, earned] = await Promise.all([wordsOf(ctx.db, ids), earningsOf(ctx.db, ids)])
    const facts = rows.map((row): Fact => {
      const pay = earned.get(row.id)
      const invitedAt = row.inviteTime?.getTime() ?? 0
      const places = placesOf(row, ctx.language, say)
      const name = resolvedName(row)
      const values = engagementValues({
        status: row.status,
        invitedAt,
        acceptedAt: row.acceptedAt?.getTime() ?? null,
        answeredAt: row.answeredAt?.getTime() ?? null,
        minutes: pay?.minutes ?? row.minutes ?? 0,
        words: words.get(row.id) ?? 0,
        earned: pay?.amount ?? 0,
        surge: pay?.surge ?? 0,
      })
      return {
        resource: 'queryExperts',
        id: row.id,
        queryId: row.queryId,
        personId: row.userId,
        personName: name,
        expert: true,
        blinded: row.type === 'blinded' || row.askerType === userType.blinded,
        label: row.key,
        state: row.status,
        at: invitedAt,
        changedAt: row.updatedAt.getTime(),
        places,
        values,
        cells: {
          key: row.key,
          person: name,
          status: say(`engagement.status.${row.status}`),
          diagnosis: places.diagnosis?.name ?? null,
          plan: places.plan?.name ?? null,
          grant: places.grant?.name ?? null,
          invitedAt: row.inviteTime?.toISOString() ?? null,
          acceptedAt: row.acceptedAt?.toISOString() ?? null,
          answeredAt: row.answeredAt?.toISOString() ?? null,
          toAnswer: typeof values.toAnswer === 'number' ? Math.round(values.toAnswer * 100) / 100 : null,
          words: values.words ?? 0,
          minutes: values.minutes ?? 0,
          earned: (values.earned ?? 0) / 100,
        },
      }
    })
    if (facts.length) yield facts
    const end = rows.at(-1)
    if (rows.length < FACTS_BATCH || !end?.inviteTime) return
    last = { at: end.inviteTime, id: end.id }
    await yieldToOthers()
  }
}

async function page(q: Queries, scope: Scope, last: { at: Date; id: string } | undefined) {
  const query = q
    .select({
      id: e.id,
      queryId: e.queryId,
      userId: e.userId,
      status: e.status,
      inviteTime: e.inviteTime,
      acceptedAt: e.acceptedAt,
      answeredAt: e.answeredAt,
      minutes: e.minutes,
      updatedAt: e.updatedAt,
      key: queryHeader.key,
      type: queryHeader.type,
      ...nameColumns,
      ...placeColumns,
    })
    .from(e)
    .innerJoin(queryHeader, eq(e.queryId, queryHeader.id))
    .innerJoin(user, eq(e.userId, user.id))
    .$dynamic()
  for (const { table, on } of placeJoins) query.leftJoin(table, on)
  return query
    .where(
      and(
        discussionsIn(scope),
        isNotNull(e.inviteTime),
        notInArray(e.status, ['user', 'csr']),
        eq(user.testUser, false),
        eq(user.supportAccount, false),
        scope.userId ? eq(e.userId, scope.userId) : undefined,
        scope.tier === undefined ? undefined : eq(user.expertTier, scope.tier),
        scope.specialty
          ? sql`${e.userId} in (select ${userSpecialty.userId} from ${userSpecialty} where ${userSpecialty.specialty} = ${scope.specialty})`
          : undefined,
        within(e.inviteTime, scope),
        last && sql`(${e.inviteTime}, ${e.id}) > (${sql.param(last.at, e.inviteTime)}, ${last.id})`,
      ),
    )
    .orderBy(asc(e.inviteTime), asc(e.id))
    .limit(FACTS_BATCH)
}

/** Latin words between blanks; of Chinese each two signs count as one. */
export function wordCount(text: string): number {
  const plain = text.replace(/<[^<>]*>/g, ' ')
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  return (
    plain
      .replace(/\p{Script=Han}/gu, ' ')
      .split(/\s+/)
      .filter(Boolean).length + Math.ceil(han / 2)
  )
}

async function wordsOf(q: Queries, ids: string[]): Promise<Map<string, number>> {
  const words = new Map<string, number>()
  if (!ids.length) return words
  const rows = await q
    .select({ id: queryResponse.queryExpertId, text: queryResponse.text })
    .from(queryResponse)
    .where(and(inArray(queryResponse.queryExpertId, ids), eq(queryResponse.type, 'response')))
  for (const { id, text } of rows) if (id) words.set(id, (words.get(id) ?? 0) + wordCount(text))
  return words
}

interface Pay {
  amount: number
  minutes: number
  surge: number
}
async function earningsOf(q: Queries, ids: string[]): Promise<Map<string, Pay>> {
  const pay = new Map<string, Pay>()
  if (!ids.length) return pay
  const rows = await q
    .select({
      id: transaction.queryExpertId,
      amount: transaction.amount,
      formula: transaction.formula,
      reversal: isNotNull(reversed.id).mapWith(Boolean),
      reversedFormula: reversed.formula,
    })
    .from(transaction)
    .leftJoin(reversed, eq(transaction.reversalOf, reversed.id))
    .where(and(inArray(transaction.queryExpertId, ids), notPayment))
  for (const { id, amount, formula, reversal, reversedFormula } of rows) {
    if (!id) continue
    const { minutes, surge } = formulaOf(formula ?? reversedFormula)
    const one = pay.get(id) ?? { amount: 0, minutes: 0, surge: 0 }
    pay.set(id, {
      amount: one.amount + amount,
      minutes: one.minutes + (reversal ? -minutes : minutes),
      surge: one.surge + surgePart(amount, surge),
    })
  }
  return pay
}

/** What a ledger line says of how it came to its amount; a line written by hand says nothing. */
export function formulaOf(formula: unknown): { minutes: number; surge: number } {
  const { minutes, surge } = (formula ?? {}) as { minutes?: unknown; surge?: unknown }
  return { minutes: typeof minutes === 'number' ? minutes : 0, surge: typeof surge === 'number' ? surge : 1 }
}

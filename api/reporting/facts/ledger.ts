import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { queryHeader, transaction, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import type { Queries } from '#db/client.ts'
import { userType } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { ledgerValues } from '#model/reporting/facts.ts'
import { newYork, startOfDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { notPayment } from '../../payments/paid-lines.ts'
import { discussionsIn } from './conditions.ts'
import { formulaOf } from './engagements.ts'
import { placeColumns, placeJoins, placesOf, type Say } from './places.ts'
import { FACTS_BATCH, yieldToOthers, type Fact, type Scope } from './scope.ts'

const t = transaction
const reversed = alias(transaction, 'reversed')

/** Lines of the ledger by which experts earned, effective in the range; payouts settle them and are not counted again. */
export async function* ledgerFacts(ctx: Ctx, scope: Scope, say: Say): AsyncGenerator<Fact[]> {
  let last: { day: string; id: string } | undefined
  for (;;) {
    const rows = await page(ctx.db, scope, last)
    const facts = rows
      .map((row) => ({ ...row, ...formulaOf(row.formula ?? row.reversedFormula) }))
      .filter(({ surge }) => !scope.surgeOnly || surge > 1)
      .map((row): Fact => {
        const { surge } = row
        const name = resolvedName(row)
        const places = placesOf(row, ctx.language, say)
        const values = ledgerValues({
          type: row.reversedType ?? row.transactionType,
          reversal: row.reversedType !== null,
          amount: row.amount,
          surgeMultiple: surge,
          minutes: row.minutes,
        })
        return {
          resource: 'transactions',
          id: row.id,
          queryId: row.queryId,
          personId: row.userId,
          personName: name,
          expert: true,
          blinded: row.type === 'blinded' || row.askerType === userType.blinded,
          label: row.key ?? row.description,
          state: row.transactionType,
          at: startOfDay(row.effectiveDate, newYork).getTime(),
          changedAt: row.createdAt.getTime(),
          places,
          values,
          cells: {
            effectiveDate: row.effectiveDate,
            person: name,
            key: row.key,
            kind: say(`ledger.type.${row.transactionType.toLowerCase()}`),
            source: say(`ledger.source.${row.source}`),
            plan: places.plan?.name ?? null,
            grant: places.grant?.name ?? null,
            minutes: values.minutes ?? 0,
            surgeMultiple: surge,
            surge: (values.surge ?? 0) / 100,
            amount: row.amount / 100,
          },
        }
      })
    if (facts.length) yield facts
    const end = rows.at(-1)
    if (rows.length < FACTS_BATCH || !end) return
    last = { day: end.effectiveDate, id: end.id }
    await yieldToOthers()
  }
}

async function page(q: Queries, scope: Scope, last: { day: string; id: string } | undefined) {
  const query = q
    .select({
      id: t.id,
      userId: t.userId,
      queryId: t.queryId,
      description: t.description,
      amount: t.amount,
      transactionType: t.transactionType,
      source: t.source,
      effectiveDate: t.effectiveDate,
      formula: t.formula,
      reversedType: reversed.transactionType,
      reversedFormula: reversed.formula,
      createdAt: t.createdAt,
      key: queryHeader.key,
      type: queryHeader.type,
      ...nameColumns,
      ...placeColumns,
    })
    .from(t)
    .innerJoin(user, eq(t.userId, user.id))
    .leftJoin(queryHeader, eq(t.queryId, queryHeader.id))
    .leftJoin(reversed, eq(t.reversalOf, reversed.id))
    .$dynamic()
  for (const { table, on } of placeJoins) query.leftJoin(table, on)
  return query
    .where(
      and(
        notPayment,
        eq(user.testUser, false),
        eq(user.supportAccount, false),
        // a line without a discussion is of a person alone
        narrowed(scope) ? discussionsIn(scope) : or(isNull(t.queryId), discussionsIn(scope)),
        scope.userId ? eq(t.userId, scope.userId) : undefined,
        scope.range && and(gte(t.effectiveDate, scope.range.start), lt(t.effectiveDate, scope.range.end)),
        last && sql`(${t.effectiveDate}, ${t.id}) > (${last.day}, ${last.id})`,
      ),
    )
    .orderBy(asc(t.effectiveDate), asc(t.id))
    .limit(FACTS_BATCH)
}

/** Something is asked that only a discussion has. */
const narrowed = (scope: Scope) =>
  !!(
    scope.queryIds?.length ||
    scope.planId ||
    scope.grantId ||
    scope.diagnosisId ||
    scope.types?.length ||
    scope.mediaTypes?.length ||
    scope.states?.length ||
    scope.userTypes?.length ||
    scope.countryId !== undefined
  )

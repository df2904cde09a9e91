import { and, desc, eq, gte, isNull, lte, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import { earning, payout, queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { accountingStatuses } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { lineText } from '#model/payments/payout-wire.ts'
import { formulaText, type FormulaParts } from '#model/payments/earning.ts'
import { expectedPay, withoutReversed } from '#model/payments/expected-pay.ts'
import { ledgerSources, ledgerTransactionTypes } from '#model/payments/enums.ts'
import { transactionRow } from '#model/payments/inputs.ts'
import { isStaff } from '#model/permissions.ts'
import { newYorkDay } from '#model/time.ts'
import { requireActor } from '../context.ts'
import { answer, endpoint, listOf, paging } from '../http/route.ts'
import { sortingBy } from '../http/sorting.ts'
import { channelsOf } from './payout-files/channels.ts'
import { notWaiting, paidInYear, reversedAs, reversedQuarter, reversedText } from './paid-lines.ts'

const dayText = dateField.optional()
/** Work that is not closed yet: what it would earn as it stands. */
const pendingRow = z
  .object({
    queryId: z.string(),
    key: z.string(),
    title: z.string(),
    minutes: z.int(),
    amount: z.int(),
    currency: z.string(),
    formula: z.string(),
    /** its discussion is closed, and the answer still waits for review */
    inReview: z.boolean(),
  })
  .meta({ id: 'PendingEarning' })
/** When what is owed should come: the usual weeks after the close of the quarter it was earned in. */
const payWindow = z
  .object({ quarter: z.string(), amount: z.int(), from: z.string(), until: z.string() })
  .meta({ id: 'PayWindow' })
const ledger = listOf(
  transactionRow.extend({ key: z.string().nullable(), accountingStatus: z.enum(accountingStatuses).optional() }),
).extend({
  balance: z.int(),
  /** day (yyyy-MM-dd) of the first entry that a statement lists; null: there is none */
  firstDay: z.string().nullable(),
  paidThisYear: z.int(),
  currency: z.string(),
  pending: z.array(pendingRow),
  expectedPay: z.array(payWindow),
})

const ledgerSorting = sortingBy(
  {
    effectiveDate: transaction.effectiveDate,
    amount: transaction.amount,
    transactionType: transaction.transactionType,
    source: transaction.source,
    status: transaction.status,
    createdAt: transaction.createdAt,
    // lines without a discussion have none
    key: sql`${queryHeader.key}`,
  },
  [desc(transaction.effectiveDate), desc(transaction.id)],
)

const total = sql<number>`coalesce(sum(${transaction.amount}), 0)`

/** What one person has earned and been paid. Clients have no ledger. */
export const ledgerRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/transaction/list',
      operationId: 'listTransactionsOfUser',
      who: 'self-or-csr',
      tags: ['payments'],
      summary: "List a person's ledger, newest first, with the balance due and open items",
      request: {
        params: z.object({ id: z.string() }),
        query: z.strictObject({
          from: dayText,
          to: dayText,
          transactionType: z.enum(ledgerTransactionTypes).optional(),
          source: z.enum(ledgerSources).optional(),
          ...paging(),
          ...ledgerSorting.query,
        }),
      },
      responses: { 200: answer(ledger) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { id } = c.req.valid('param')
      const { from, to, transactionType, source, page, pageSize, sort } = c.req.valid('query')
      const actor = requireActor(ctx)
      if (!isStaff(actor) && (actor.userId !== id || actor.userType === userType.client))
        throw new AppError('not.found', 'Not Found')
      const mine = eq(transaction.userId, id)
      const where = and(
        mine,
        from ? gte(transaction.effectiveDate, from) : undefined,
        to ? lte(transaction.effectiveDate, to) : undefined,
        transactionType ? eq(transaction.transactionType, transactionType) : undefined,
        source ? eq(transaction.source, source) : undefined,
      )
      const rows = await ctx.db
        .select({
          line: transaction,
          reversedAs,
          reversedText,
          reversedQuarter,
          key: queryHeader.key,
          accounting: queryHeader.accountingStatus,
          quarter: payout.quarter,
        })
        .from(transaction)
        .leftJoin(payout, eq(transaction.payoutId, payout.id))
        .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
        .where(where)
        .orderBy(...ledgerSorting.order(sort))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const channels = await channelsOf(
        ctx.db,
        rows.map(({ line }) => line),
      )
      const [owed] = await ctx.db.select({ n: total }).from(transaction).where(mine)
      const [first] = await ctx.db
        .select({ day: min(transaction.effectiveDate) })
        .from(transaction)
        .where(and(mine, notWaiting))
      const today = newYorkDay(ctx.now())
      const [paid] = await ctx.db
        .select({ n: total })
        .from(transaction)
        .where(and(mine, paidInYear(Number(today.slice(0, 4)))))
      const open = await ctx.db
        .select({
          earning,
          key: queryHeader.key,
          title: queryHeader.title,
          status: queryHeader.status,
          frozen: queryExpert.frozen,
        })
        .from(earning)
        .innerJoin(queryHeader, eq(earning.queryId, queryHeader.id))
        .leftJoin(queryExpert, and(eq(queryExpert.queryId, earning.queryId), eq(queryExpert.userId, earning.userId)))
        .where(and(eq(earning.userId, id), isNull(earning.frozenAt)))
        .orderBy(desc(earning.updatedAt))
      const limits = await ctx.limits()
      const lines = await ctx.db
        .select({
          id: transaction.id,
          reversalOf: transaction.reversalOf,
          amount: transaction.amount,
          transactionType: transaction.transactionType,
          effectiveDate: transaction.effectiveDate,
        })
        .from(transaction)
        .where(mine)
      const unfinished = open.reduce((sum, { earning: row }) => sum + row.amount, 0)
      return c.json(
        {
          data: rows.map(({ line, key, accounting, reversedAs: kind, ...of }) => ({
            id: line.id,
            userId: line.userId,
            queryId: line.queryId,
            key,
            description: lineText({ ...line, ...of }, ctx.language),
            amount: line.amount,
            currency: 'USD' as const,
            transactionType: line.transactionType,
            source: line.source,
            channel: channels.get(line.id) ?? null,
            status: line.status,
            effectiveDate: line.effectiveDate,
            formula: line.formula ? formulaText(line.formula as FormulaParts, ctx.language) : null,
            reversalOf: line.reversalOf,
            reversalKind: line.reversalKind,
            reversed: kind !== null,
            reversedAs: kind,
            payoutId: line.payoutId,
            createdAt: line.createdAt.toISOString(),
            ...(isStaff(actor) && accounting && { accountingStatus: accounting }),
          })),
          total: await ctx.db.$count(transaction, where),
          page,
          pageSize,
          balance: Number(owed?.n ?? 0),
          firstDay: first?.day ?? null,
          paidThisYear: Math.abs(Number(paid?.n ?? 0)),
          currency: 'USD',
          pending: open.map(({ earning: row, key, title, status, frozen }) => ({
            queryId: row.queryId,
            key,
            title,
            minutes: row.minutes,
            amount: row.amount,
            currency: 'USD',
            formula: formulaText(row.formula as FormulaParts, ctx.language),
            inReview: status === 'closed' && frozen === false,
          })),
          expectedPay: expectedPay(
            withoutReversed(lines),
            { amount: unfinished, today },
            { from: limits['money.payoutFrom'], until: limits['money.payoutUntil'] },
          ),
        },
        200,
      )
    },
  ),
]

import { and, count, desc, eq, gte, isNotNull, lte, not } from 'drizzle-orm'
import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import { planSurge, queryHeader, transaction } from '#db/schema/all.ts'
import { answer, endpoint, listOf, paging } from '../http/route.ts'
import { sortingBy } from '../http/sorting.ts'
import { reversed } from './paid-lines.ts'

const sorting = sortingBy({ effectiveDate: transaction.effectiveDate, amount: transaction.amount }, [
  desc(transaction.effectiveDate),
  desc(transaction.id),
])

const row = z
  .object({
    id: z.string(),
    planId: z.string(),
    surgeId: z.string(),
    queryId: z.string().nullable(),
    userId: z.string(),
    amount: z.int(),
    /** cents that the work would have earned without the surge */
    base: z.int(),
    currency: z.string(),
    multiple: z.number(),
    effectiveDate: z.string(),
  })
  .meta({ id: 'SurgePayment' })

/** Ledger lines that were paid at a surge multiple, but for those that were reversed. */
export const surgePaymentRoute = endpoint(
  {
    method: 'get',
    path: '/server/membership/surgePayment/list',
    operationId: 'listSurgePayments',
    who: 'csr',
    tags: ['panels'],
    summary: 'List the pay raised by a surge payment',
    request: {
      query: z.strictObject({
        planId: z.string().optional(),
        surgeId: z.string().optional(),
        userId: z.string().optional(),
        from: dateField.optional(),
        to: dateField.optional(),
        ...paging(),
        ...sorting.query,
      }),
    },
    responses: { 200: answer(listOf(row)) },
  },
  async (c) => {
    const { db } = c.get('ctx')
    const { planId, surgeId, userId, from, to, page, pageSize, sort } = c.req.valid('query')
    const where = and(
      isNotNull(transaction.surgeId),
      not(reversed),
      planId ? eq(planSurge.planId, planId) : undefined,
      surgeId ? eq(transaction.surgeId, surgeId) : undefined,
      userId ? eq(transaction.userId, userId) : undefined,
      from ? gte(transaction.effectiveDate, from) : undefined,
      to ? lte(transaction.effectiveDate, to) : undefined,
    )
    const data = await db
      .select({
        id: transaction.id,
        planId: planSurge.planId,
        surgeId: planSurge.id,
        queryId: transaction.queryId,
        userId: transaction.userId,
        amount: transaction.amount,
        currency: transaction.currency,
        multiple: queryHeader.surgeMultiple,
        planned: planSurge.multiple,
        effectiveDate: transaction.effectiveDate,
      })
      .from(transaction)
      .innerJoin(planSurge, eq(transaction.surgeId, planSurge.id))
      .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
      .where(where)
      .orderBy(...sorting.order(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const [all] = await db
      .select({ n: count() })
      .from(transaction)
      .innerJoin(planSurge, eq(transaction.surgeId, planSurge.id))
      .where(where)
    return c.json(
      {
        data: data.map(({ planned, ...line }) => ({
          ...line,
          multiple: line.multiple ?? planned,
          base: Math.round(line.amount / (line.multiple ?? planned)),
        })),
        total: all?.n ?? 0,
        page,
        pageSize,
      },
      200,
    )
  },
)

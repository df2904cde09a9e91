import { and, asc, eq, lte } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { payout, queryHeader, transaction } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { moneyFormat } from '#model/money-format.ts'
import { hasTaxForm } from '#model/identity/pages.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { lineText } from '#model/payments/payout-wire.ts'
import { quarterDays, quarterOf } from '#model/payments/quarters.ts'
import { statementOf, type StatementLine } from '#model/payments/statement.ts'
import type { DiscussionDocument } from '#model/discussions/export.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { writePdf } from '../discussions/export/write-pdf.ts'
import { readable } from '../identity/profile/own-record.ts'
import { textIn, type Params, type TextKey } from '../notifications/texts.ts'
import { brandName } from '../served-content.ts'
import { dayText } from '../tax/day-text.ts'
import { ledgerTotal, notWaiting, reversedAs, reversedQuarter, reversedText } from './paid-lines.ts'

const reversal = alias(transaction, 'reversal')

export interface StatementFile {
  name: string
  bytes: Uint8Array
}

/**
 * What an expert earned and was paid in a quarter that is over, as PDF.
 * @throws not.found for an unknown person or a quarter that goes on; auth.notAuthorized for those who earn nothing
 */
export async function writeStatement(ctx: Ctx, userId: string, quarter: string): Promise<StatementFile> {
  const person = await readable(ctx, ctx.db, userId, { notClients: true })
  if (!hasTaxForm(person)) throw new AppError('auth.notAuthorized', 'Not Authorized')
  const today = newYorkDay(ctx.now())
  const { first, last } = quarterDays(quarter)
  if (quarter >= quarterOf(today)) throw new AppError('not.found', 'Not Found')
  const rows = await ctx.db
    .select({
      day: transaction.effectiveDate,
      description: transaction.description,
      quarter: payout.quarter,
      key: queryHeader.key,
      type: transaction.transactionType,
      amount: transaction.amount,
      total: ledgerTotal,
      reversedAs,
      reversedOn: reversal.effectiveDate,
      reversalKind: transaction.reversalKind,
      reversedText,
      reversedQuarter,
    })
    .from(transaction)
    .leftJoin(reversal, and(eq(reversal.userId, transaction.userId), eq(reversal.reversalOf, transaction.id)))
    .leftJoin(payout, eq(transaction.payoutId, payout.id))
    .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
    .where(and(eq(transaction.userId, userId), lte(transaction.effectiveDate, last), notWaiting))
    .orderBy(asc(transaction.effectiveDate), asc(transaction.id))
  const lines = rows.map((line): StatementLine => ({ ...line, description: lineText(line, ctx.language) }))
  const name = resolvedName(person)
  const document = await documentOf(ctx, { userId, name, quarter, first, last, today }, lines)
  return { name: `statement-${quarter}.pdf`, bytes: await writePdf(document, { inWord: false }) }
}

/** Whose statement it is, and days of New York: the first and last of the quarter, and the one on which it is made. */
interface Statement {
  userId: string
  name: string
  quarter: string
  first: string
  last: string
  today: string
}

async function documentOf(
  ctx: Ctx,
  { userId, name, quarter, first, last, today }: Statement,
  lines: readonly StatementLine[],
): Promise<DiscussionDocument> {
  const language = ctx.language === 'zh-cn' ? 'zh-cn' : 'en-us'
  const say = (key: string, params?: Params) => textIn(language, `statement.${key}` as TextKey, params)
  const shown = moneyFormat(language)
  const { opening, earned, adjusted, paid, returned, closing, within } = statementOf(lines, first, last)
  const title = await say('title', { quarter: quarter.slice(6), year: quarter.slice(0, 4) })
  const kinds = {
    Earned: await textIn(language, 'ledger.type.earned'),
    Adjustment: await textIn(language, 'ledger.type.adjustment'),
    Paid: await textIn(language, 'ledger.type.paid'),
  }
  const kindOf = async (line: StatementLine) => {
    if (line.total !== 'returned') return kinds[line.type]
    if (line.reversedAs)
      return say(`reversedAs.${line.reversedAs}`, { day: line.reversedOn ? dayText(line.reversedOn, language) : '' })
    return line.reversalKind ? say(`reversalKind.${line.reversalKind}`) : kinds[line.type]
  }
  return {
    language,
    title,
    subtitle: name,
    facts: [
      [await say('period'), `${dayText(first, language)} – ${dayText(last, language)}`],
      [await say('made'), dayText(today, language)],
    ],
    sections: [
      {
        heading: await say('summary'),
        blocks: [
          {
            kind: 'table',
            amounts: 1,
            head: ['', await say('amount')],
            rows: [
              [await say('opening'), shown(opening)],
              [await say('earned'), shown(earned)],
              [await say('adjusted'), shown(adjusted)],
              [await say('paid'), shown(paid)],
              ...(returned === 0 ? [] : [[await say('returned'), shown(returned)]]),
              [await say('closing'), shown(closing)],
            ],
          },
        ],
      },
      {
        heading: await say('lines'),
        blocks: within.length
          ? [
              {
                kind: 'table',
                amounts: 4,
                head: [
                  await say('date'),
                  await say('description'),
                  await say('discussion'),
                  await say('kind'),
                  await say('amount'),
                ],
                rows: await Promise.all(
                  within.map(async (line) => [
                    dayText(line.day, language),
                    line.description,
                    line.key ?? '',
                    await kindOf(line),
                    shown(line.amount),
                  ]),
                ),
              },
            ]
          : [{ kind: 'quiet', text: await say('none') }],
      },
      { heading: await say('notes'), blocks: [{ kind: 'quiet', text: await say('noTaxForm') }] },
    ],
    foot: `${await brandName(ctx, userId, language)} · ${title} · ${name}`,
  }
}

import { eq } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { Queries } from '#db/client.ts'
import { payout, transaction, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { plainMoney } from '#model/money.ts'
import { payoutFileName, payoutName, type PaymentState, type PayoutDetail } from '#model/payments/payout-wire.ts'
import { methodBySource } from '#model/payments/channel.ts'
import { newYorkDay } from '#model/time.ts'
import type { Locale } from '#model/texts/locales.ts'
import { wordsIn } from '../admin/export/export-texts.ts'
import { amountHead } from '../admin/export/say.ts'
import { authorize } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { channelOfPayment } from './payout-files/channels.ts'
import { batchNumber } from './batch-number.ts'
import { methodBy } from '#model/payments/payout-files/rails.ts'
import { accountsOf } from './payout-files/accounts.ts'
import { blocksOfPayments } from './payout-files/blocks.ts'
import { paymentState } from './paid-lines.ts'
import { previewPayout } from './payout-preview.ts'

async function linesOf(ctx: Ctx, q: Queries, id: string) {
  const [found] = await q.select({ batch: payout, number: batchNumber }).from(payout).where(eq(payout.id, id))
  if (!found) throw new AppError('not.found', 'Not Found')
  const batch = { ...found.batch, name: payoutName(found.batch.quarter, found.number) }
  const rows = await q
    .select({ line: transaction, person: user, state: paymentState })
    .from(transaction)
    .innerJoin(user, eq(transaction.userId, user.id))
    .where(eq(transaction.payoutId, id))
  const lines = rows.map(({ line, person, state }) => ({
    transactionId: line.id,
    userId: person.id,
    displayName: resolvedName(person),
    email: person.email,
    amount: -line.amount,
    state,
    source: line.source,
    paidTo: line.paidTo,
    fileAt: line.fileAt?.toISOString() ?? null,
  }))
  // a payment that waits and is in no file follows the account of today
  const accounts = await accountsOf(
    q,
    lines.map(({ userId, state, source }) => ({
      userId,
      ...(state !== 'pending' && { method: methodBySource(source) }),
    })),
  )
  const waiting = lines.filter(({ state }) => state === 'pending')
  const blocks = await blocksOfPayments(q, waiting, newYorkDay(ctx.now()))
  return {
    batch,
    lines: lines
      .map(({ source, paidTo, ...line }) => {
        const account = accounts.get(line.userId)
        const to = paidTo ?? account?.paidTo
        const method = to && to.rail !== 'none' ? methodBy(to.rail) : methodBySource(source)
        const block = line.state === 'pending' ? blocks.get(line.userId) : undefined
        return {
          ...line,
          to,
          method,
          channel: channelOfPayment({ payoutId: id, source, paidTo, state: line.state }, account?.paidTo),
          rail: to?.rail ?? ('none' as const),
          held: block?.reasons ?? [],
          taxForm: block?.taxForm ?? null,
        }
      })
      .sort((a, b) => a.displayName.localeCompare(b.displayName)),
  }
}

/** The payments of a batch, for who marks them. @throws not.found */
export const paymentsOf = async (ctx: Ctx, q: Queries, id: string) => (await linesOf(ctx, q, id)).lines

/** What became of the payments of a batch, in sums. */
export function sumsOf(lines: readonly { state: PaymentState; amount: number }[]): Record<PaymentState, number> {
  const of = (state: PaymentState) =>
    lines.filter((line) => line.state === state).reduce((sum, { amount }) => sum + amount, 0)
  return {
    pending: of('pending'),
    paid: of('paid'),
    returned: of('returned'),
    reversed: of('reversed'),
    removed: of('removed'),
  }
}

/** A batch with its lines, and those of its quarter who still wait for their pay. @throws not.found */
export async function readPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  const { batch, lines } = await linesOf(ctx, ctx.db, id)
  const { blocked } = await previewPayout(ctx, ctx.db, batch.quarter)
  return {
    id: batch.id,
    quarter: batch.quarter,
    name: batch.name,
    total: batch.total,
    currency: 'USD',
    createdBy: batch.createdBy,
    createdAt: batch.createdAt.toISOString(),
    paidAt: batch.paidAt?.toISOString() ?? null,
    version: batch.version,
    lines: lines.map(({ email: _email, to: _to, ...line }) => line),
    ...sumsOf(lines),
    blocked,
  }
}

/** All payments of a batch as CSV, each with its state, as the page says them. Numbers of accounts are revealed one by one, never exported. @throws not.found */
export async function payoutFile(ctx: Ctx, id: string, locale: Locale): Promise<{ name: string; content: string }> {
  authorize(requireActor(ctx), 'ledger.payout')
  const { batch, lines } = await linesOf(ctx, ctx.db, id)
  const words = await wordsIn(locale)
  const head = [
    words('payouts.quarter'),
    words('payouts.expert'),
    words('resources.users.fields.email'),
    amountHead(words, words('payouts.amount')),
    words('payouts.state'),
    words('payouts.rail'),
    ...['bankName', 'swiftCode', 'paypalEmail'].map((field) => words(`resources.userBank.fields.${field}`)),
  ]
  const rows = lines.map(({ to, ...line }) => [
    batch.name,
    line.displayName,
    line.email,
    plainMoney(line.amount),
    words(`payouts.stateOf.${line.state}`),
    words(`ledger.channel.${line.channel}`),
    to?.bankName ?? '',
    to?.swiftCode ?? '',
    to?.paypalEmail ?? '',
  ])
  return {
    name: payoutFileName('payout', batch.name, 'csv'),
    content: `\uFEFF${stringify([head, ...rows], { escape_formulas: true })}`,
  }
}

import { and, eq, inArray } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { Tx } from '#db/client.ts'
import { country, transaction, user } from '#db/schema/all.ts'
import { lockPeople } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { plainBankFields } from '#model/payments/bank-wire.ts'
import { plainMoney } from '#model/money.ts'
import { nachaFile } from '#model/payments/payout-files/nacha.ts'
import { pain001 } from '#model/payments/payout-files/pain001.ts'
import type { PayoutFileBody, WrongAccount } from '#model/payments/payout-files/payout-file-wire.ts'
import { accountChanged, accountProblem } from '#model/payments/payout-files/rails.ts'
import { payoutFileName, type PayoutDetail, type PayoutPayment } from '#model/payments/payout-wire.ts'
import { clockIn, newYork, newYorkDay } from '#model/time.ts'
import { digitsOf } from '#model/tax/numbers.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../../context.ts'
import { bankTable } from '../../tax/pay-account.ts'
import { toBePaid } from '../paid-lines.ts'
import { readPayout } from '../read-payouts.ts'
import { accountsOf, banksOf, openAccounts, type Account } from './accounts.ts'
import { payeesOf } from './payees.ts'

export interface PayoutFile {
  name: string
  type: string
  content: string
}
const referenceOf = ({ transactionId }: PayoutPayment) => transactionId.replaceAll('-', '')

/**
 * The file that carries a batch's payments of one kind: those that wait and can be made today. Account numbers are opened for
 * the file only; the audit says whose and why before it leaves.
 * @throws auth.notAuthorized with the rule; payout.emptyFile; payout.changed; payout.wrongAccounts with the people whose account a bank would refuse
 */
export async function writePayoutFile(ctx: Ctx, id: string, body: PayoutFileBody): Promise<PayoutFile> {
  const actor = requireActor(ctx)
  authorize(actor, 'ledger.payout')
  authorize(actor, 'secrets.reveal')
  if ('payer' in body && body.payer.executionDate < newYorkDay(ctx.now()))
    throw refusedFields({ 'payer.executionDate': 'errors.dateOver' })
  const batch = await readPayout(ctx, id)
  const lines = batch.lines.filter(
    ({ rail, state, held }) => rail === body.format && state === 'pending' && held.length === 0,
  )
  if (lines.length === 0) throw new AppError('payout.emptyFile', 'No payment of this batch waits for this file.')
  const accounts = await accountsOf(
    ctx.db,
    lines.map(({ userId }) => ({ userId })),
  )
  const file = await contentOf(ctx, batch, lines, body)
  await inTransaction(ctx, async (tx) => {
    await storeAccounts(tx, lines, accounts, ctx.now())
    for (const { userId } of lines)
      await record(ctx, tx, {
        event: 'update',
        refTable: bankTable,
        refId: userId,
        text: `${file.name} with full numbers: ${body.reason}`,
      })
    await record(ctx, tx, {
      event: 'update',
      refTable: 'payout',
      refId: id,
      text: `${file.name}, ${lines.length} payments: ${body.reason}`,
    })
    publishAfterCommit(tx, { channel: 'payouts', id, userIds: [] })
  })
  return file
}

/** The payments keep the account that their file names, and its time. @throws payout.changed when one was changed, paid or removed meanwhile */
async function storeAccounts(
  tx: Tx,
  lines: readonly PayoutPayment[],
  accounts: ReadonlyMap<string, Account>,
  fileAt: Date,
) {
  const people = lines.map(({ userId }) => userId)
  await lockPeople(tx, user, people)
  const now = await accountsOf(
    tx,
    people.map((userId) => ({ userId })),
  )
  for (const { transactionId, userId } of lines) {
    const paidTo = accounts.get(userId)?.paidTo ?? null
    const kept = await tx
      .update(transaction)
      .set({ paidTo, fileAt })
      .where(and(eq(transaction.id, transactionId), toBePaid))
      .returning({ id: transaction.id })
    if (kept.length === 0 || accountChanged(paidTo, now.get(userId)?.paidTo))
      throw new AppError('payout.changed', 'A payment of this batch has just changed. Please try again.')
  }
}

async function contentOf(
  ctx: Ctx,
  batch: PayoutDetail,
  lines: readonly PayoutPayment[],
  body: PayoutFileBody,
): Promise<PayoutFile> {
  const ids = lines.map(({ userId }) => userId)
  const payees = await payeesOf(ctx.db, ids)
  const banks = await banksOf(ctx.db, ids)
  const bank = (userId: string, field: Exclude<(typeof plainBankFields)[number], 'bankCountry'>) =>
    banks.get(userId)?.[field] ?? ''
  const name = (line: PayoutPayment) => payees.get(line.userId)?.latinName ?? ''
  // PayPal reads an escaped address as another one; lists that people open are escaped
  const csv = (rows: string[][], escape_formulas = true) =>
    stringify(rows, { escape_formulas, record_delimiter: '\r\n' })
  switch (body.format) {
    case 'paypal':
      return {
        name: payoutFileName('paypal', batch.name, 'csv'),
        type: 'text/csv',
        content: csv(
          lines.map((line) => [
            bank(line.userId, 'paypalEmail'),
            plainMoney(line.amount),
            batch.currency,
            referenceOf(line).slice(-30),
            `Expert pay ${batch.quarter}`,
            'PAYPAL',
          ]),
          false,
        ),
      }
    case 'checks':
      return {
        name: payoutFileName('checks', batch.name, 'csv'),
        type: 'text/csv',
        content: csv([
          ['Reference', 'Payee', 'Address', 'City', 'State', 'ZIP', 'Country', 'Amount', 'Currency', 'Memo'],
          ...lines.map((line) => {
            const payee = payees.get(line.userId)
            const at = payee?.address
            return [
              referenceOf(line).slice(-12),
              payee?.name ?? line.displayName,
              ...[at?.line, at?.city, at?.state, at?.zip, at?.country].map((part) => part ?? ''),
              plainMoney(line.amount),
              batch.currency,
              `Expert pay ${batch.quarter}`,
            ]
          }),
        ]),
      }
    case 'nacha': {
      const numbers = await openedFor(ctx, lines)
      const now = ctx.now()
      return {
        name: payoutFileName('nacha', batch.name, 'ach'),
        type: 'text/plain',
        content: nachaFile(
          body.payer,
          lines.map((line) => ({
            routing: digitsOf(numbers.get(line.userId)?.routing ?? ''),
            account: numbers.get(line.userId)?.account ?? '',
            amount: line.amount,
            name: name(line),
            id: referenceOf(line),
            business: payees.get(line.userId)?.business ?? false,
          })),
          { day: newYorkDay(now), clock: clockIn(now, newYork), effective: body.payer.executionDate },
        ),
      }
    }
    case 'pain001': {
      const numbers = await openedFor(ctx, lines)
      const codes = await countryCodes(
        ctx,
        lines.flatMap(({ userId }) => banks.get(userId)?.bankCountry ?? []),
      )
      const created = ctx.now().toISOString()
      return {
        name: payoutFileName('pain001', batch.name, 'xml'),
        type: 'application/xml',
        content: pain001(
          body.payer,
          lines.map((line) => {
            const opened = numbers.get(line.userId)
            const payee = payees.get(line.userId)
            return {
              id: referenceOf(line),
              amount: line.amount,
              name: name(line),
              address: payee?.address ?? null,
              swiftCode: bank(line.userId, 'swiftCode'),
              bankName: bank(line.userId, 'bankName'),
              bankCountry: codes.get(banks.get(line.userId)?.bankCountry ?? 0) ?? '',
              iban: opened?.iban ?? '',
              account: opened?.account ?? '',
              clearing: (opened?.sortCode || opened?.routing) ?? '',
            }
          }),
          {
            id: `${batch.quarter}-${created.replace(/\D/g, '').slice(0, 17)}`,
            batch: batch.id.replaceAll('-', ''),
            created,
            executionDate: body.payer.executionDate,
            note: `Expert pay ${batch.quarter}`,
          },
        ),
      }
    }
  }
}

const countryCodes = async (ctx: Ctx, ids: readonly number[]) =>
  new Map(
    ids.length === 0
      ? []
      : (
          await ctx.db
            .select()
            .from(country)
            .where(inArray(country.id, [...new Set(ids)]))
        ).map(({ id, code }) => [id, code]),
  )

/** @throws payout.wrongAccounts: the bank would refuse the whole file for one of them */
async function openedFor(ctx: Ctx, lines: readonly PayoutPayment[]) {
  const numbers = await openAccounts(
    ctx,
    ctx.db,
    lines.map(({ userId }) => userId),
  )
  const wrong = lines.flatMap((line): WrongAccount[] => {
    const { userId, displayName, rail } = line
    const opened = numbers.get(userId)
    const problem = opened && accountProblem(rail, opened)
    return problem ? [{ userId, displayName, problem }] : []
  })
  if (wrong.length > 0)
    throw new AppError('payout.wrongAccounts', 'A bank would refuse some of these accounts.', { extra: { wrong } })
  return numbers
}

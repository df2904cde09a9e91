import { eq } from 'drizzle-orm'
import { transaction } from '#db/schema/all.ts'
import { payoutBlocks } from '#model/payments/earning.ts'
import { expectedPay, withoutReversed } from '#model/payments/expected-pay.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import { accountFacts, missingForTransfer, railOf, type AccountFacts } from '#model/payments/payout-files/rails.ts'
import { AppError } from '#model/errors.ts'
import { hasTaxForm } from '#model/identity/pages.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { readable } from '../identity/profile/own-record.ts'
import { readBank } from './bank.ts'
import { payFactsOf } from './pay-facts.ts'
import { payeesOf } from './payout-files/payees.ts'

/** Form, account, balance and the next payment of someone who is paid. @throws not.found, auth.notAuthorized */
export async function readReadiness(ctx: Ctx, userId: string): Promise<PayReadiness> {
  const person = await readable(ctx, ctx.db, userId, { notClients: true })
  if (!hasTaxForm(person)) throw new AppError('auth.notAuthorized', 'Not Authorized')
  const day = newYorkDay(ctx.now())
  const lines = await ctx.db
    .select({
      id: transaction.id,
      reversalOf: transaction.reversalOf,
      amount: transaction.amount,
      transactionType: transaction.transactionType,
      effectiveDate: transaction.effectiveDate,
    })
    .from(transaction)
    .where(eq(transaction.userId, userId))
  const balance = lines.reduce((sum, line) => sum + line.amount, 0)
  const [facts] = await payFactsOf(ctx.db, [userId], new Map([[userId, balance]]), day)
  if (!facts) throw new AppError('not.found', 'Not Found')
  const account = accountFacts(await readBank(ctx, userId))
  const name = account.bankName ?? account.paypalEmail
  const limits = await ctx.limits()
  const after = { from: limits['money.payoutFrom'], until: limits['money.payoutUntil'] }
  const [next] = expectedPay(withoutReversed(lines), { amount: 0, today: day }, after)
  return {
    taxForm: facts.taxForm,
    account: name ? { ...sentBy(account), name } : null,
    mailingAddress: (await payeesOf(ctx.db, [userId])).get(userId)?.address ?? null,
    blocks: payoutBlocks(facts, day).filter((reason) => reason !== 'payout.nothingOwed'),
    balance,
    nextPayout: next ?? null,
  }
}

function sentBy(account: AccountFacts) {
  const rail = railOf(account)
  return { method: account.method, rail, missing: rail === 'checks' ? missingForTransfer(account) : [] }
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { bankAccount, secretNumber } from '#db/schema/all.ts'
import {
  methodOf,
  railOf,
  type AccountFacts,
  type AccountNumbers,
  type PaidTo,
} from '#model/payments/payout-files/rails.ts'
import type { BankSecret } from '#model/payments/bank-wire.ts'
import type { Ctx } from '../../context.ts'
import { unseal } from '../../ports/cipher.ts'
import { bankTable, secretPlace } from '../../tax/pay-account.ts'

const CHUNK = 500
type BankRow = typeof bankAccount.$inferSelect

/** Rows in chunks, since a statement has a limited number of parameters. */
async function inChunks<T>(ids: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let at = 0; at < ids.length; at += CHUNK) found.push(...(await read(ids.slice(at, at + CHUNK))))
  return found
}

export const banksOf = async (q: Queries, ids: readonly string[]): Promise<Map<string, BankRow>> =>
  new Map(
    (await inChunks(ids, (some) => q.select().from(bankAccount).where(inArray(bankAccount.userId, some)))).map(
      (row) => [row.userId, row],
    ),
  )

const sealedOf = (q: Queries, ids: readonly string[]) =>
  inChunks(ids, (some) =>
    q
      .select()
      .from(secretNumber)
      .where(and(eq(secretNumber.refTable, bankTable), inArray(secretNumber.refId, some))),
  )

export interface Account {
  method: AccountFacts['method']
  paidTo: PaidTo
}

/** How each of these people is paid today, or was by a method of then; no number is opened. */
export async function accountsOf(
  q: Queries,
  people: readonly { userId: string; method?: AccountFacts['method'] }[],
): Promise<Map<string, Account>> {
  const ids = people.map(({ userId }) => userId)
  const banks = await banksOf(q, ids)
  const sealed = await sealedOf(q, ids)
  const has = new Set(sealed.map(({ refId, field }) => `${refId}:${field}`))
  return new Map(
    people.map(({ userId, method: then }) => {
      const bank = banks.get(userId)
      const facts = {
        bankName: bank?.bankName ?? null,
        bankCountry: bank?.bankCountry ?? null,
        swiftCode: bank?.swiftCode ?? null,
        paypalEmail: bank?.paypalEmail ?? null,
        hasIban: has.has(`${userId}:ibanNumber`),
        hasAccount: has.has(`${userId}:bankAccountNumber`),
        hasRouting: has.has(`${userId}:bankRoutingNumber`),
      }
      const method = then ?? methodOf(facts)
      const { bankName, swiftCode, paypalEmail } = facts
      const used =
        method === 'bank'
          ? { bankName, swiftCode, paypalEmail: null }
          : { bankName: null, swiftCode: null, paypalEmail }
      return [userId, { method, paidTo: { version: bank?.version ?? 0, rail: railOf({ ...facts, method }), ...used } }]
    }),
  )
}

export interface OpenedNumbers extends AccountNumbers {
  readonly sortCode: string
}
/** The full numbers of these accounts, for a file. */
export async function openAccounts(ctx: Ctx, q: Queries, ids: readonly string[]): Promise<Map<string, OpenedNumbers>> {
  const sealed = await sealedOf(q, ids)
  const one = (userId: string, field: BankSecret) => {
    const kept = sealed.find((row) => row.refId === userId && row.field === field)
    return kept ? unseal(ctx.env.secretKeys, secretPlace(userId, field), kept.cipher) : ''
  }
  return new Map(
    ids.map((userId) => [
      userId,
      {
        iban: one(userId, 'ibanNumber'),
        account: one(userId, 'bankAccountNumber'),
        routing: one(userId, 'bankRoutingNumber'),
        sortCode: one(userId, 'bankSortCode'),
      },
    ]),
  )
}

import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { bankAccount, transaction, user, userTaxInformation } from '#db/schema/all.ts'
import { payoutBlocks, type PayoutFacts } from '#model/payments/earning.ts'
import { lacksLatinName } from '#model/payments/payout-files/rails.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { FormNeed } from '#model/tax/standing.ts'
import { formNeedsOf } from '../tax/form-standing.ts'
import { accountsOf } from './payout-files/accounts.ts'
import { latinNameOf, withoutLatinName } from './payout-files/payees.ts'

export interface Payee extends PayoutFacts {
  userId: string
  displayName: string
  email: string
  taxForm: FormNeed
}

const ofForm = ['payout.taxForm', 'payout.taxFormExpired']
/** What the form needs, where it is one of the reasons. */
export const neededForm = ({ taxForm }: Payee, reasons: readonly string[]): FormNeed | null =>
  reasons.some((reason) => ofForm.includes(reason)) ? taxForm : null

const CHUNK = 500
const noForm: FormNeed = {
  standing: 'missing',
  formType: null,
  expiresAt: null,
  since: null,
  reason: null,
  renewBy: null,
  hasDraft: false,
}

/** What decides whether these people can be paid. `balances` in cents; who is not in it is owed nothing. */
export async function payFactsOf(
  q: Queries,
  ids: readonly string[],
  balances: ReadonlyMap<string, number>,
  day: string,
): Promise<Payee[]> {
  const found: Payee[] = []
  for (let at = 0; at < ids.length; at += CHUNK)
    found.push(...(await someFacts(q, ids.slice(at, at + CHUNK), balances, day)))
  return found
}

async function someFacts(
  q: Queries,
  ids: string[],
  balances: ReadonlyMap<string, number>,
  day: string,
): Promise<Payee[]> {
  const people = await q
    .select({ person: user, bank: bankAccount })
    .from(user)
    .leftJoin(bankAccount, eq(bankAccount.userId, user.id))
    .where(inArray(user.id, ids))
  const forms = await q
    .select({
      userId: userTaxInformation.userId,
      expiresAt: userTaxInformation.expiresAt,
      legalName: userTaxInformation.legalName,
    })
    .from(userTaxInformation)
    .where(and(inArray(userTaxInformation.userId, ids), eq(userTaxInformation.status, 'certified')))
    .orderBy(desc(userTaxInformation.createdAt))
  const newest = new Map<string, (typeof forms)[number]>()
  for (const form of forms) if (!newest.has(form.userId)) newest.set(form.userId, form)
  const accounts = await accountsOf(
    q,
    ids.map((userId) => ({ userId })),
  )
  const needs = await formNeedsOf(q, ids, day)
  return people.map(({ person, bank }) => ({
    userId: person.id,
    displayName: resolvedName(person),
    email: person.email,
    taxFormStatus: person.taxFormStatus,
    taxFormValidUntil: newest.get(person.id)?.expiresAt ?? null,
    hasBank: Boolean(bank?.bankName),
    hasPaypal: Boolean(bank?.paypalEmail),
    lacksLatinName: lacksLatinName(
      accounts.get(person.id)?.paidTo.rail ?? 'none',
      latinNameOf(person, newest.get(person.id)?.legalName),
    ),
    testUser: person.testUser,
    balance: balances.get(person.id) ?? 0,
    taxForm: needs.get(person.id) ?? noForm,
  }))
}

/** What keeps each of these people from being paid, whatever they are owed. */
export async function blocksOf(
  q: Queries,
  ids: readonly string[],
  day: string,
): Promise<Map<string, { displayName: string; reasons: string[]; taxForm: FormNeed | null }>> {
  const people = await payFactsOf(q, ids, new Map(ids.map((id) => [id, 1])), day)
  return new Map(
    people.map((one) => {
      const reasons = payoutBlocks(one, day)
      return [one.userId, { displayName: one.displayName, reasons, taxForm: neededForm(one, reasons) }]
    }),
  )
}

/** The same as a condition on the owner of a ledger line. */
export const ownerCanBePaid = (day: string): SQL =>
  sql`${transaction.userId} in (select ${user.id} from ${bankAccount} inner join ${user} on ${eq(bankAccount.userId, user.id)} where ${and(
    eq(user.testUser, false),
    eq(user.taxFormStatus, 'completed'),
    or(isNotNull(bankAccount.bankName), isNotNull(bankAccount.paypalEmail)),
    sql`not ${withoutLatinName()}`,
    sql`not exists (select 1 from ${userTaxInformation} where ${userTaxInformation.userId} = ${user.id} and ${userTaxInformation.status} = 'certified' and ${userTaxInformation.expiresAt} < ${day}
    and ${userTaxInformation.createdAt} = (select max(newest.created_at) from ${userTaxInformation} newest where newest.user_id = ${user.id} and newest.status = 'certified'))`,
  )})`

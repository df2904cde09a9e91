import { and, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { bankAccount, country, secretNumber } from '#db/schema/all.ts'
import type { Limits } from '#model/limits.ts'
import {
  bankSecrets,
  shownEnding,
  compactNumber,
  isMask,
  maskOf,
  plainBankFields,
  type BankAccount,
  type BankBody,
  type BankSecret,
} from '#model/payments/bank-wire.ts'
import { usAccountFits, usRoutingFits } from '#model/payments/payout-files/rails.ts'
import { noIban } from '#model/tax/countries.ts'
import { usCountryId } from '#model/tax/enums.ts'
import { ibanChecks, ibanLengthFits, ibanRange } from '#model/tax/numbers.ts'
import { conflict, refusedFields } from '../admin/refusals.ts'
import { recordChange } from '../audit/record.ts'
import { requireActor, type Ctx } from '../context.ts'
import { refuseActing } from '../identity/mfa/factor-rules.ts'
import { changed, pick, sent } from '../identity/profile/fields.ts'
import { changeOwn, readable } from '../identity/profile/own-record.ts'
import { publishCircumstances } from '../identity/profile/publish-circumstances.ts'
import { keyId, seal, sealedLength } from '../ports/cipher.ts'
import { bankTable, payAccountOf, secretPlace } from '../tax/pay-account.ts'
import { followAccount } from '../tax/save-draft.ts'
import { notifyAccountChanged } from './notify-account-changed.ts'

const secrets = Object.keys(bankSecrets) as BankSecret[]
const reach = { notClients: true } as const

async function bankOf(q: Queries, userId: string): Promise<BankAccount> {
  const [row] = await q.select().from(bankAccount).where(eq(bankAccount.userId, userId))
  const numbers = await q
    .select({ field: secretNumber.field, ending: secretNumber.lastFour, cipher: secretNumber.cipher })
    .from(secretNumber)
    .where(and(eq(secretNumber.refTable, bankTable), eq(secretNumber.refId, userId)))
  const mask = (field: BankSecret) => {
    const found = numbers.find((number) => number.field === field)
    // ends that were stored before could be longer
    return found ? maskOf(shownEnding(field, found.ending, sealedLength(found.cipher))) : null
  }
  return {
    ...(pick(row ?? {}, plainBankFields) as Pick<BankAccount, (typeof plainBankFields)[number]>),
    ibanNumber: mask('ibanNumber'),
    bankAccountNumber: mask('bankAccountNumber'),
    bankRoutingNumber: mask('bankRoutingNumber'),
    bankSortCode: mask('bankSortCode'),
    version: row?.version ?? 0,
    warnings: {},
  }
}

/** Where someone's pay goes, numbers masked. @throws not.found; auth.notAuthorized for clients */
export async function readBank(ctx: Ctx, id: string): Promise<BankAccount> {
  await readable(ctx, ctx.db, id, reach)
  return bankOf(ctx.db, id)
}

/**
 * Changes the fields that are sent. A number is kept encrypted; its mask sent back leaves it as it is.
 * Staff say why: the history keeps it, and the expert reads it.
 * @throws conflict with `current`; errors.invalidParameters at the field; auth.acting.forbidden for staff acting as someone
 */
export async function changeBank(ctx: Ctx, id: string, body: BankBody): Promise<BankAccount> {
  // where pay goes is the person's own; staff change it in their own name, which the message about it says
  refuseActing(ctx)
  const byStaff = requireActor(ctx).userId !== id
  const reason = byStaff ? (body.reason ?? '') : ''
  const limits = await ctx.limits()
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await bankOf(tx, id)
      if (before.version !== body.version) {
        const saved = await savedBefore(ctx, tx, id, before, body)
        if (!saved) throw conflict({ ...before })
        return saved
      }
      const set = changed(before, sent(body, plainBankFields))
      const numbers = changed(before, sent(body, secrets))
      await refuse(tx, set, numbers, { ...before, ...set }, limits)
      const names = Object.keys(numbers) as BankSecret[]
      if (!Object.keys(set).length && !names.length) return before
      if (byStaff && !reason) throw refusedFields({ reason: 'errors.required' })
      const paidBefore = await payAccountOf(ctx, tx, id)
      await tx
        .insert(bankAccount)
        .values({ userId: id, ...set, updatedAt: ctx.now() })
        .onConflictDoUpdate({
          target: bankAccount.userId,
          set: { ...set, updatedAt: ctx.now(), version: sql`${bankAccount.version} + 1` },
        })
      for (const field of names) await storeBankNumber(ctx, tx, id, field, numbers[field] ?? null)
      // the audit says that a number changed and never what it is
      const was = Object.fromEntries(names.map((field) => [field, before[field] && 'before']))
      const is = Object.fromEntries(names.map((field) => [field, numbers[field] && 'after']))
      await recordChange(
        ctx,
        tx,
        { refTable: bankTable, refId: id, ...(reason && { text: reason }) },
        { ...pick(before, Object.keys(set)), ...was },
        { ...set, ...is },
      )
      await followAccount(ctx, tx, id, paidBefore)
      await notifyAccountChanged(ctx, tx, id, String(before.version + 1), reason)
      if (set.bankCountry !== undefined)
        await publishCircumstances(ctx, tx, id, { bankCountry: before.bankCountry }, { bankCountry: set.bankCountry })
      const after = await bankOf(tx, id)
      return { ...after, warnings: warningsOf(numbers, after.bankCountry === usCountryId) }
    },
    reach,
  )
}

/** The account, where an earlier save whose answer was lost has made it what this body says; numbers are compared whole. */
async function savedBefore(
  ctx: Ctx,
  tx: Tx,
  id: string,
  before: BankAccount,
  body: BankBody,
): Promise<BankAccount | undefined> {
  const account = await payAccountOf(ctx, tx, id)
  const numbers = changed(before, sent(body, secrets))
  const isStored = (field: BankSecret) => storedNumber(field, numbers[field] ?? '') === account[field]
  const same =
    before.version > body.version &&
    Object.keys(changed(before, sent(body, plainBankFields))).length === 0 &&
    (Object.keys(numbers) as BankSecret[]).every(isStored)
  return same ? { ...before, warnings: warningsOf(numbers, before.bankCountry === usCountryId) } : undefined
}

type Numbers = Partial<Record<BankSecret, string | null>>

/** What a bank would refuse in numbers that were just entered. They are kept all the same. */
function warningsOf({ ibanNumber, bankRoutingNumber, bankAccountNumber }: Numbers, american: boolean) {
  const odd: Partial<Record<BankSecret, string>> = {}
  if (ibanNumber && !ibanChecks(ibanNumber)) odd.ibanNumber = 'errors.ibanChecksum'
  if (american && bankRoutingNumber && !usRoutingFits(bankRoutingNumber)) odd.bankRoutingNumber = 'errors.routingNumber'
  if (american && bankAccountNumber && !usAccountFits(compactNumber(bankAccountNumber)))
    odd.bankAccountNumber = 'errors.usAccount'
  return odd
}

async function refuse(
  tx: Tx,
  set: Partial<BankBody>,
  numbers: Numbers,
  after: { bankCountry: number | null },
  limits: Limits,
): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [field, text] of Object.entries(numbers)) if (text && isMask(text)) fields[field] = 'errors.secretMask'
  const exempt = limits['bank.ibanExempt'] && noIban(after.bankCountry)
  if (numbers.ibanNumber && !exempt && !ibanLengthFits(numbers.ibanNumber, limits))
    fields.ibanNumber ??= 'errors.ibanLength'
  if (set.bankCountry && !(await tx.$count(country, eq(country.id, set.bankCountry))))
    fields.bankCountry = 'errors.noSuchRecord'
  if (Object.keys(fields).length) throw refusedFields(fields, ibanRange(limits))
}

const storedNumber = (field: BankSecret, text: string) =>
  field === 'bankSortCode' ? text.replace(/\D/g, '').replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : compactNumber(text)

/** Stores a number sealed, in the place of the one before it; null: none is kept. */
export async function storeBankNumber(
  ctx: Ctx,
  tx: Tx,
  refId: string,
  field: BankSecret,
  text: string | null,
): Promise<void> {
  await tx
    .delete(secretNumber)
    .where(and(eq(secretNumber.refTable, bankTable), eq(secretNumber.refId, refId), eq(secretNumber.field, field)))
  if (!text) return
  const number = storedNumber(field, text)
  await tx.insert(secretNumber).values({
    refTable: bankTable,
    refId,
    field,
    keyId: keyId(ctx.env.secretKey),
    cipher: seal(ctx.env.secretKey, secretPlace(refId, field), number),
    lastFour: shownEnding(field, number),
  })
}

import { and, eq } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { secretNumber } from '#db/schema/all.ts'
import { isTaxSecret, taxSecrets, type TaxSecret } from '#model/tax/enums.ts'
import { maskNumber, storedNumber } from '#model/tax/numbers.ts'
import type { Ctx } from '../context.ts'
import { keyId, seal, unseal } from '../ports/cipher.ts'
import { formTable, type Numbers } from './form-rows.ts'

/** What opens sealed values. */
export interface Keys {
  env: { secretKeys: readonly Buffer[] }
}
/** The key of a certified form's hash lies with its numbers, sealed like them. */
export type SealedField = TaxSecret | 'hashKey'
/** What a cipher text belongs to: moved to another field or form it does not open. */
const place = (formId: string, field: SealedField) => `${formTable}.${field}.${formId}`
const ofForm = (formId: string) => and(eq(secretNumber.refTable, formTable), eq(secretNumber.refId, formId))

/** The whole numbers of a form. @throws when one was sealed with a key that is not at hand, or was changed */
export async function openNumbers(ctx: Keys, q: Queries, formId: string): Promise<Numbers> {
  const rows = await q.select().from(secretNumber).where(ofForm(formId))
  return Object.fromEntries(
    rows
      .filter(({ field }) => isTaxSecret(field))
      .map(({ field, cipher }) => [field, unseal(ctx.env.secretKeys, place(formId, field as TaxSecret), cipher)]),
  )
}

export async function openSealed(ctx: Keys, q: Queries, formId: string, field: SealedField): Promise<string | null> {
  const [row] = await q
    .select()
    .from(secretNumber)
    .where(and(ofForm(formId), eq(secretNumber.field, field)))
  return row ? unseal(ctx.env.secretKeys, place(formId, field), row.cipher) : null
}

export const maskNumbers = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([field, text]) => [field, maskNumber(field as TaxSecret, text)]))

/** Stores one value sealed, in the place of the one before it. Empty: nothing is kept. */
export async function sealValue(ctx: Ctx, tx: Tx, formId: string, field: SealedField, value: string): Promise<void> {
  await tx.delete(secretNumber).where(and(ofForm(formId), eq(secretNumber.field, field)))
  if (value === '') return
  await tx.insert(secretNumber).values({
    refTable: formTable,
    refId: formId,
    field,
    keyId: keyId(ctx.env.secretKey),
    cipher: seal(ctx.env.secretKey, place(formId, field), value),
    lastFour: '',
  })
}

/** Makes the stored numbers of a form these. @returns the names of those that changed */
export async function storeNumbers(
  ctx: Ctx,
  tx: Tx,
  formId: string,
  before: Numbers,
  after: Readonly<Record<TaxSecret, string>>,
): Promise<TaxSecret[]> {
  const changed = taxSecrets.filter((field) => storedNumber(field, after[field]) !== (before[field] ?? ''))
  for (const field of changed) await sealValue(ctx, tx, formId, field, storedNumber(field, after[field]))
  return changed
}

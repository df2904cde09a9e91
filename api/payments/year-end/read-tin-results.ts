import { and, eq, inArray } from 'drizzle-orm'
import { user, userTaxInformation } from '#db/schema/all.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { irsName, isMatch, isMismatch, readTinResults, type TinResultAnswer } from '#model/payments/tin-matching.ts'
import { tinNotRenewed } from '#model/tax/circumstances.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { openNumbers } from '../../tax/form-numbers.ts'
import type { FormRow } from '../../tax/form-rows.ts'
import { noteMismatch } from '../../tax/note-circumstances.ts'
import { noteMatch } from '../../tax/resolve-circumstances.ts'
import { taxNumberOf } from './tax-number.ts'

/**
 * Takes in the IRS's result file: what it says of each form stands in the audit log; where number and name do not match, staff
 * get a task and the person a message; a match withdraws what an earlier mismatch asked for. The numbers in the file are not kept.
 * @throws auth.notAuthorized with the rule
 */
export async function storeTinResults(ctx: Ctx, text: string): Promise<TinResultAnswer> {
  authorize(requireActor(ctx), 'tax.invalidate')
  const { results, unread } = readTinResults(text)
  const sequences = [...new Set(results.map(({ account }) => Number(account)).filter(Number.isSafeInteger))]
  const found = sequences.length
    ? await ctx.db
        .select({ form: userTaxInformation, person: user })
        .from(userTaxInformation)
        .innerJoin(user, eq(user.id, userTaxInformation.userId))
        .where(inArray(userTaxInformation.sequence, sequences))
    : []
  const rows: TinResultAnswer['rows'] = []
  let unknown = 0
  for (const { account, result } of results) {
    const match = found.find(({ form }) => String(form.sequence) === account)
    if (!match) {
      unknown += 1
      continue
    }
    const { form, person } = match
    await transaction(ctx, async (tx) => {
      const text = `TIN matching: ${result}`
      await record(ctx, tx, { event: 'update', refTable: 'user_tax_information', refId: form.id, text })
    })
    const inForce = await formOf(ctx, form.userId)
    const notAsked = isMismatch(result) ? await notAskedReason(ctx, form, inForce) : null
    const asked = isMismatch(result) && notAsked === null && (await noteMismatch(ctx, person.id))
    const said = isMatch(result) ? (inForce ?? (await formOf(ctx, form.userId, 'endedByMismatch'))) : undefined
    const withdrawn = said !== undefined && (await isSameTaxpayer(ctx, form, said)) && (await noteMatch(ctx, said))
    rows.push({ userId: person.id, displayName: resolvedName(person), result, asked, notAsked, withdrawn })
  }
  return { rows, unread: unread + unknown }
}

/** The form that counts, or the one that stopped counting because the IRS found a mismatch. */
async function formOf(ctx: Ctx, userId: string, which?: 'endedByMismatch'): Promise<FormRow | undefined> {
  const { status, invalidReason } = userTaxInformation
  const [form] = await ctx.db
    .select()
    .from(userTaxInformation)
    .where(
      and(
        eq(userTaxInformation.userId, userId),
        which ? and(eq(status, 'invalid'), eq(invalidReason, tinNotRenewed)) : eq(status, 'certified'),
      ),
    )
  return form
}

/** Whether another form gives the IRS the same name and number. */
async function isSameTaxpayer(ctx: Ctx, one: FormRow, other: FormRow): Promise<boolean> {
  if (one.id === other.id) return true
  const sent = async ({ id, formType, legalName }: FormRow) =>
    [formType, irsName(legalName ?? '').toLowerCase(), ...taxNumberOf(await openNumbers(ctx, ctx.db, id))].join('\n')
  return (await sent(one)) === (await sent(other))
}

/** A form that was replaced is followed to the one that counts now, as long as that one gives the IRS the same name and number. */
async function notAskedReason(
  ctx: Ctx,
  form: FormRow,
  inForce: FormRow | undefined,
): Promise<TinResultAnswer['rows'][number]['notAsked']> {
  if (!inForce) return 'noForm'
  return (await isSameTaxpayer(ctx, form, inForce)) ? null : 'otherForm'
}

import { and, eq, inArray } from 'drizzle-orm'
import { user, userTaxInformation } from '#db/schema/all.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { irsName, isMismatch, readTinResults, type TinResultAnswer } from '#model/payments/tin-matching.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { openNumbers } from '../../tax/form-numbers.ts'
import type { FormRow } from '../../tax/form-rows.ts'
import { noteMismatch } from '../../tax/note-circumstances.ts'
import { taxNumberOf } from './tax-number.ts'

/**
 * Takes in the IRS's result file: what it says of each form stands in the audit log; where number and name do not match, staff
 * get a task and the person a message. The numbers in the file are not kept.
 * @throws auth.notAuthorized with the rule
 */
export async function takeTinResults(ctx: Ctx, text: string): Promise<TinResultAnswer> {
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
    const notAsked = isMismatch(result) ? await whyNotAsked(ctx, form) : null
    const asked = isMismatch(result) && notAsked === null && (await noteMismatch(ctx, person.id))
    rows.push({ userId: person.id, displayName: resolvedName(person), result, asked, notAsked })
  }
  return { rows, unread: unread + unknown }
}

/** A form that was replaced is followed to the one that counts now, as long as that one gives the IRS the same name and number. */
async function whyNotAsked(ctx: Ctx, form: FormRow): Promise<TinResultAnswer['rows'][number]['notAsked']> {
  const [current] = await ctx.db
    .select()
    .from(userTaxInformation)
    .where(and(eq(userTaxInformation.userId, form.userId), eq(userTaxInformation.status, 'certified')))
  if (!current) return 'noForm'
  if (current.id === form.id) return null
  const sent = async ({ id, formType, legalName }: FormRow) =>
    [formType, irsName(legalName ?? '').toLowerCase(), ...taxNumberOf(await openNumbers(ctx, ctx.db, id))].join('\n')
  return (await sent(current)) === (await sent(form)) ? null : 'otherForm'
}

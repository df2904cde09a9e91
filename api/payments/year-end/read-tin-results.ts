import { and, eq, inArray } from 'drizzle-orm'
import { user, userTaxInformation } from '#db/schema/all.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { isMismatch, readTinResults, type TinResultAnswer } from '#model/payments/tin-matching.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { noteMismatch } from '../../tax/note-circumstances.ts'

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
    const [current] = await ctx.db
      .select({ id: userTaxInformation.id })
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.id, form.id), eq(userTaxInformation.status, 'certified')))
    const asked = isMismatch(result) && current !== undefined
    if (asked) await noteMismatch(ctx, person.id)
    rows.push({ userId: person.id, displayName: resolvedName(person), result, asked })
  }
  return { rows, unread: unread + unknown }
}

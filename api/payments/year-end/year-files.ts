import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { user, userTaxInformation, yearFile } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import {
  changesSince,
  filedAfter,
  linesOf,
  type FiledReturn,
  type Line,
  type Recipient,
  type YearFile,
  type YearFileKind,
  type YearFileScope,
} from '#model/payments/year-files.ts'
import { digitsOf } from '#model/tax/numbers.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { openNumbers } from '../../tax/form-numbers.ts'
import type { FormRow, Numbers } from '../../tax/form-rows.ts'
import { taxNumberOf } from './tax-number.ts'
import type { ReportedReturn } from './reported.ts'

/** A form that a return names, with its numbers. */
export interface ReturnForm {
  form: FormRow
  numbers: Numbers
}
type FormsById = ReadonlyMap<string, ReturnForm>

/** The returns that are due. */
const dueIn = (rows: readonly ReportedReturn[]): FiledReturn[] =>
  rows.flatMap(({ reason, userId, taxpayerId, formId, paidOther }) =>
    reason === 'report' && taxpayerId && formId ? [{ userId, taxpayerId, formId, amount: paidOther }] : [],
  )

const filesOf = (q: Queries, year: number) =>
  q.select().from(yearFile).where(eq(yearFile.year, year)).orderBy(desc(yearFile.createdAt), desc(yearFile.id))

/** The forms of the rows, and those that only an earlier file names. */
async function formsOf(
  ctx: Ctx,
  q: Queries,
  rows: readonly ReportedReturn[],
  filed: readonly FiledReturn[],
): Promise<Map<string, ReturnForm>> {
  const forms = new Map<string, ReturnForm>()
  for (const { form, numbers } of rows) if (form) forms.set(form.id, { form, numbers })
  const others = [...new Set(filed.map(({ formId }) => formId))].filter((id) => !forms.has(id))
  for (let at = 0; at < others.length; at += 500)
    for (const form of await q
      .select()
      .from(userTaxInformation)
      .where(inArray(userTaxInformation.id, others.slice(at, at + 500))))
      forms.set(form.id, { form, numbers: await openNumbers(ctx, q, form.id) })
  return forms
}

const recipientsIn =
  (forms: FormsById) =>
  (formId: string): Recipient => {
    const { form, numbers = {} } = forms.get(formId) ?? {}
    return {
      name: form?.legalName ?? '',
      number: taxNumberOf(numbers)
        .map((part, n) => (n ? digitsOf(part) : part))
        .join(' '),
      address: [form?.address, form?.city, form?.stateId, form?.zipCode].join('\n'),
    }
  }

/** The files of a year, newest first, each with what is different since it was downloaded. */
export async function earlierFiles(ctx: Ctx, year: number, rows: readonly ReportedReturn[]): Promise<YearFile[]> {
  const files = await filesOf(ctx.db, year)
  if (files.length === 0) return []
  const filed = files.flatMap((file) => file.filed)
  const recipientOf = recipientsIn(await formsOf(ctx, ctx.db, rows, filed))
  const names = await namesOf(ctx.db, [
    ...files.map(({ createdBy }) => createdBy),
    ...[...filed, ...rows].map(({ userId }) => userId),
  ])
  const due = dueIn(rows)
  return files.map(({ id, kind, scope, reason, returns, amount, createdAt, createdBy, filed: held }) => ({
    id,
    kind,
    scope,
    reason,
    returns,
    amount,
    at: createdAt.toISOString(),
    by: names.get(createdBy) ?? '',
    changes: changesSince(held, due, recipientOf).flatMap(({ before, now, kinds }) => {
      const one = now ?? before
      if (!one) return []
      return {
        userId: one.userId,
        displayName: names.get(one.userId) ?? '',
        taxpayerId: one.taxpayerId,
        kinds,
        before: before?.amount ?? null,
        now: now?.amount ?? null,
      }
    }),
  }))
}

async function namesOf(q: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds)]
  const names = new Map<string, string>()
  for (let at = 0; at < ids.length; at += 500)
    for (const person of await q
      .select()
      .from(user)
      .where(inArray(user.id, ids.slice(at, at + 500))))
      names.set(person.id, resolvedName(person))
  return names
}

export interface FileRequest {
  year: number
  kind: YearFileKind
  scope: YearFileScope
  reason: string
  /** as the history of each form names it */
  what: string
}

/** A line with the form whose name, address and number it bears. */
export type ReturnLine = Line & ReturnForm

/**
 * The returns of a file, kept before they leave: what it held, and in the history of each form who took it and why.
 * @throws auth.notAuthorized with the rule; yearEnd.nothingToFile where the file would be empty beside earlier ones
 */
export async function keepFile(
  ctx: Ctx,
  rows: readonly ReportedReturn[],
  { year, kind, scope, reason, what }: FileRequest,
): Promise<ReturnLine[]> {
  const actor = requireActor(ctx)
  authorize(actor, 'secrets.reveal')
  return transaction(ctx, async (tx) => {
    const [before] = await tx
      .select()
      .from(yearFile)
      .where(and(eq(yearFile.year, year), eq(yearFile.kind, kind)))
      .orderBy(desc(yearFile.createdAt), desc(yearFile.id))
      .limit(1)
    const filed = before?.filed ?? []
    const due = dueIn(rows)
    const forms = await formsOf(ctx, tx, rows, filed)
    const lines = linesOf(scope, due, changesSince(filed, due, recipientsIn(forms)))
    if (scope !== 'whole' && lines.length === 0)
      throw new AppError('yearEnd.nothingToFile', 'Nothing of this kind is to be filed since the earlier file.')
    const id = newId()
    await tx.insert(yearFile).values({
      id,
      year,
      kind,
      scope,
      reason,
      returns: lines.length,
      amount: lines.reduce((sum, line) => sum + line.amount, 0),
      filed: filedAfter(filed, lines, scope),
      createdBy: actor.userId,
      createdAt: ctx.now(),
    })
    await record(ctx, tx, {
      event: 'create',
      refTable: 'year_file',
      refId: id,
      text: `${kind} ${scope} of ${year}, ${lines.length}: ${reason}`,
    })
    await noteForms(
      ctx,
      tx,
      lines.map(({ formId }) => formId),
      `${what}: ${reason}`,
    )
    return lines.flatMap((line) => {
      const named = forms.get(line.formId)
      return named ? { ...line, ...named } : []
    })
  })
}

/** Each form says in its history that its numbers were taken. */
export async function noteForms(ctx: Ctx, tx: Tx, formIds: readonly string[], text: string): Promise<void> {
  for (const refId of formIds) await record(ctx, tx, { event: 'update', refTable: 'user_tax_information', refId, text })
}

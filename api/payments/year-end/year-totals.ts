import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { transaction, user, userTaxInformation } from '#db/schema/all.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { reportingThreshold, reportReason, type YearEnd } from '#model/payments/year-end.ts'
import { paidByTaxpayer, type DayPaid, type SignedForm } from '#model/payments/taxpayers.ts'
import { maskNumber } from '#model/tax/numbers.ts'
import type { Ctx } from '../../context.ts'
import { openNumbers } from '../../tax/form-numbers.ts'
import type { FormRow, Numbers } from '../../tax/form-rows.ts'
import { paidInYear } from '../paid-lines.ts'
import { earlierFiles } from './year-files.ts'
import { taxNumberOf } from './tax-number.ts'
import type { ReportedReturn } from './reported.ts'

const CHUNK = 500

type OpenForm = FormRow & SignedForm & { numbers: Numbers }

/** Payments of a year by person and New York day. */
async function paidIn(q: Queries, year: number) {
  const paypal = sql`${transaction.source} = 'manual' and ${transaction.payoutId} is not null`
  const rows = await q
    .select({
      userId: transaction.userId,
      day: transaction.effectiveDate,
      paid: sql<number>`sum(-${transaction.amount})`,
      paidPaypal: sql<number>`sum(case when ${paypal} then -${transaction.amount} else 0 end)`,
      payments: sql<number>`count(*)`,
    })
    .from(transaction)
    .where(paidInYear(year))
    .groupBy(transaction.userId, transaction.effectiveDate)
    .orderBy(asc(transaction.userId), asc(transaction.effectiveDate))
  const days = new Map<string, DayPaid[]>()
  for (const { userId, day, ...sums } of rows)
    days.set(userId, [
      ...(days.get(userId) ?? []),
      { day, paid: Number(sums.paid), paidPaypal: Number(sums.paidPaypal), payments: Number(sums.payments) },
    ])
  return days
}

/** The forms that people ever certified, oldest first, with their numbers. */
async function signedForms(ctx: Ctx, q: Queries, userIds: string[]) {
  const rows = await q
    .select()
    .from(userTaxInformation)
    .where(and(inArray(userTaxInformation.userId, userIds), ne(userTaxInformation.status, 'draft')))
    .orderBy(asc(userTaxInformation.certificationDate), asc(userTaxInformation.sequence))
  const forms = new Map<string, OpenForm[]>()
  for (const row of rows) {
    if (row.certificationDate === null) continue
    const numbers = await openNumbers(ctx, q, row.id)
    const [numberKind, number] = taxNumberOf(numbers)
    const form = { ...row, certifiedOn: row.certificationDate, numbers, numberKind, number }
    forms.set(row.userId, [...(forms.get(row.userId) ?? []), form])
  }
  return forms
}

/**
 * Everyone who was paid in a year, by the form in force on the day of each payment: two rows where it changed to another
 * taxpayer's between two payments. Test users are never paid.
 */
export async function reportedIn(ctx: Ctx, q: Queries, year: number): Promise<ReportedReturn[]> {
  const threshold = reportingThreshold(year, await ctx.limits())
  const paid = await paidIn(q, year)
  const paidIds = [...paid.keys()]
  const rows: ReportedReturn[] = []
  for (let at = 0; at < paidIds.length; at += CHUNK) {
    const ids = paidIds.slice(at, at + CHUNK)
    const people = await q.select().from(user).where(inArray(user.id, ids))
    const forms = await signedForms(ctx, q, ids)
    for (const person of people) {
      if (person.testUser) continue
      for (const sum of paidByTaxpayer(forms.get(person.id) ?? [], paid.get(person.id) ?? [])) {
        const { form, formNow } = sum
        const facts = {
          formType: form?.formType ?? null,
          entityType: form?.entityType ?? null,
          taxClarification: form?.taxClarification ?? null,
          hasNumber: form !== null && form.number !== '',
          paidOther: sum.paid - sum.paidPaypal,
          paidPaypal: sum.paidPaypal,
        }
        rows.push({
          userId: person.id,
          displayName: resolvedName(person),
          email: person.email,
          formId: form?.id ?? null,
          taxpayerId: sum.firstForm?.id ?? null,
          formType: facts.formType,
          legalName: form?.legalName ?? null,
          entityType: facts.entityType,
          taxNumber: form && facts.hasNumber ? maskNumber(form.numberKind, form.number) : null,
          work: facts.formType === 'W-9' ? 'us' : facts.formType === 'W-8 BEN' ? 'abroad' : 'unknown',
          paidPaypal: facts.paidPaypal,
          paidOther: facts.paidOther,
          paid: sum.paid,
          payments: sum.payments,
          reason: reportReason(facts, threshold),
          formNow: formNow && { formType: formNow.formType, certifiedOn: formNow.certifiedOn },
          form,
          numbers: form?.numbers ?? {},
        })
      }
    }
  }
  return rows.sort(
    (a, b) =>
      a.displayName.localeCompare(b.displayName) ||
      a.userId.localeCompare(b.userId) ||
      (a.form?.sequence ?? 0) - (b.form?.sequence ?? 0),
  )
}

/** What experts were paid in a year, numbers masked. */
export async function yearTotals(ctx: Ctx, year: number): Promise<YearEnd> {
  const rows = await reportedIn(ctx, ctx.db, year)
  return {
    year,
    threshold: reportingThreshold(year, await ctx.limits()),
    paid: rows.reduce((sum, row) => sum + row.paid, 0),
    reported: rows.filter(({ reason }) => reason === 'report').length,
    rows: rows.map(({ form: _form, numbers: _numbers, ...row }) => row),
    files: await earlierFiles(ctx, year, rows),
  }
}

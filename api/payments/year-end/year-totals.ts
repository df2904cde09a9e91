import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { transaction, user, userTaxInformation } from '#db/schema/all.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { reportingThreshold, reportReason, type YearEnd, type YearEndRow } from '#model/payments/year-end.ts'
import { maskNumber } from '#model/tax/numbers.ts'
import type { Ctx } from '../../context.ts'
import { openNumbers } from '../../tax/form-numbers.ts'
import type { FormRow, Numbers } from '../../tax/form-rows.ts'
import { paidInYear } from '../paid-lines.ts'

const CHUNK = 500

/** What a file of whole numbers is made from; it stays in the server. */
export interface Reported extends YearEndRow {
  form: FormRow | null
  numbers: Numbers
}

/** Payments of a year by person. */
async function paidIn(q: Queries, year: number) {
  const paypal = sql`${transaction.source} = 'manual' and ${transaction.payoutId} is not null`
  return q
    .select({
      userId: transaction.userId,
      paid: sql<number>`sum(-${transaction.amount})`,
      paidPaypal: sql<number>`sum(case when ${paypal} then -${transaction.amount} else 0 end)`,
      payments: sql<number>`count(*)`,
    })
    .from(transaction)
    .where(paidInYear(year))
    .groupBy(transaction.userId)
    .orderBy(asc(transaction.userId))
}

/** Everyone who was paid in a year, with the form that counts or counted last. Test users are never paid. */
export async function reportedIn(ctx: Ctx, q: Queries, year: number): Promise<Reported[]> {
  const threshold = reportingThreshold(year, await ctx.limits())
  const sums = await paidIn(q, year)
  const rows: Reported[] = []
  for (let at = 0; at < sums.length; at += CHUNK) {
    const some = sums.slice(at, at + CHUNK)
    const ids = some.map(({ userId }) => userId)
    const people = await q.select().from(user).where(inArray(user.id, ids))
    const forms = await q
      .select()
      .from(userTaxInformation)
      .where(and(inArray(userTaxInformation.userId, ids), inArray(userTaxInformation.status, ['certified', 'invalid'])))
    for (const sum of some) {
      const person = people.find(({ id }) => id === sum.userId)
      if (!person || person.testUser) continue
      const form = forms.find(({ userId, status }) => userId === person.id && status === 'certified') ?? null
      const last = form ?? forms.find(({ userId }) => userId === person.id) ?? null
      const numbers = last ? await openNumbers(ctx, q, last.id) : {}
      const [kind, number] = taxNumberOf(numbers)
      const paidPaypal = Number(sum.paidPaypal)
      const paid = Number(sum.paid)
      const facts = {
        formType: last?.formType ?? null,
        entityType: last?.entityType ?? null,
        taxClarification: last?.taxClarification ?? null,
        hasNumber: number !== '',
        paidOther: paid - paidPaypal,
        paidPaypal,
      }
      rows.push({
        userId: person.id,
        displayName: resolvedName(person),
        email: person.email,
        formType: facts.formType,
        legalName: last?.legalName ?? null,
        entityType: facts.entityType,
        taxNumber: number === '' ? null : maskNumber(kind, number),
        work: facts.formType === 'W-9' ? 'us' : facts.formType === 'W-8 BEN' ? 'abroad' : 'unknown',
        paidPaypal,
        paidOther: facts.paidOther,
        paid,
        payments: Number(sum.payments),
        reason: reportReason(facts, threshold),
        form: last,
        numbers,
      })
    }
  }
  return rows.sort((a, b) => a.displayName.localeCompare(b.displayName) || a.userId.localeCompare(b.userId))
}

/** The number that names the taxpayer on a return: of a business its EIN. */
export function taxNumberOf({ ssn = '', ein = '', itin = '', ftin = '' }: Numbers) {
  if (ein) return ['ein', ein] as const
  if (ssn) return ['ssn', ssn] as const
  return itin ? (['itin', itin] as const) : (['ftin', ftin] as const)
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
  }
}

import { inArray } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { z } from 'zod'
import { state } from '#db/schema/all.ts'
import { plainMoney } from '#model/money.ts'
import { irisColumns, type yearEndFileBody, type YearEndRow } from '#model/payments/year-end.ts'
import { irsAddress, irsName, tinLine } from '#model/payments/tin-matching.ts'
import { digitsOf } from '#model/tax/numbers.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { ExportColumn } from '../../admin/export/columns.ts'
import { toCsv } from '../../admin/export/csv.ts'
import { wordsIn } from '../../admin/export/export-texts.ts'
import { amountHead, type Words } from '../../admin/export/say.ts'
import { toXlsx } from '../../admin/export/xlsx.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { taxNumberOf } from './tax-number.ts'
import { keepFile, noteForms, type ReturnForm } from './year-files.ts'
import { reportedIn, yearTotals } from './year-totals.ts'

const columnsIn = (words: Words): readonly ExportColumn[] => {
  const text = (head: string, value: (row: YearEndRow) => unknown): ExportColumn => ({
    head,
    value: (row) => value(row as YearEndRow),
  })
  const money = (head: string, cents: (row: YearEndRow) => number): ExportColumn => ({
    head: amountHead(words, head),
    money: true,
    value: (row) => cents(row as YearEndRow) / 100,
  })
  return [
    text(words('payouts.expert'), (row) => row.displayName),
    text(words('resources.users.fields.email'), (row) => row.email),
    text(words('tax.field.legalName'), (row) => row.legalName),
    text(words('yearEnd.form'), (row) => row.formType),
    text(words('yearEnd.entity'), (row) => row.entityType && words(`tax.entity.${row.entityType}`)),
    text(words('yearEnd.number'), (row) => row.taxNumber),
    text(words('yearEnd.work'), (row) => words(`yearEnd.place.${row.work}`)),
    money(words('yearEnd.paypal'), (row) => row.paidPaypal),
    money(words('yearEnd.other'), (row) => row.paidOther),
    money(words('yearEnd.paid'), (row) => row.paid),
    text(words('payouts.lines'), (row) => row.payments),
    text('1099-NEC', (row) => words(`yearEnd.reason.${row.reason}`)),
    text(words('yearEnd.formNow'), ({ formNow }) => formNow && `${formNow.formType}, ${formNow.certifiedOn}`),
  ]
}

async function* batch(rows: readonly YearEndRow[]) {
  yield await Promise.resolve([...rows])
}

/** The totals of a year for an accountant, as the screen says them; numbers masked. */
export async function totalsFile(
  ctx: Ctx,
  year: number,
  format: 'csv' | 'xlsx',
  locale: Locale,
): Promise<AsyncGenerator<Uint8Array>> {
  const columns = columnsIn(await wordsIn(locale))
  const { rows } = await yearTotals(ctx, year)
  return format === 'csv' ? toCsv(columns, batch(rows)) : toXlsx(columns, batch(rows), String(year))
}

/** The state of a form's address, by its postal code where it has one. */
export async function statesOf(ctx: Ctx, rows: readonly ReturnForm[]): Promise<(row: ReturnForm) => string> {
  const ids = rows.flatMap(({ form }) => form.stateId ?? [])
  const states = ids.length ? await ctx.db.select().from(state).where(inArray(state.id, ids)) : []
  return ({ form }) => {
    const found = states.find(({ id }) => id === form.stateId)
    return found?.code ?? found?.name ?? ''
  }
}

/** The names of an individual as the template divides them. */
function personName(name: string) {
  const words = name.trim().split(/\s+/)
  return {
    first: words[0] ?? '',
    middle: words.slice(1, -1).join(' '),
    last: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}

/**
 * Form 1099-NEC of a year in the CSV layout of the IRS's intake system (IRIS): everyone to whom one is due,
 * or what is to be corrected or is missing since the file before, with whole numbers. The layout has no column for
 * "CORRECTED": a file of corrections holds nothing else, and who uploads it says so.
 * @throws auth.notAuthorized with the rule; yearEnd.nothingToFile
 */
export async function irisFile(
  ctx: Ctx,
  year: number,
  { payer, reason, scope }: z.output<typeof yearEndFileBody>,
): Promise<string> {
  authorize(requireActor(ctx), 'secrets.reveal')
  const what = `1099-NEC of ${year} with whole numbers`
  const rows = await keepFile(ctx, await reportedIn(ctx, ctx.db, year), { year, kind: 'iris', scope, reason, what })
  const stateOf = await statesOf(ctx, rows)
  const lines = rows.map((row) => {
    const { form } = row
    const [kind, number] = taxNumberOf(row.numbers)
    const individual = form.entityType === 'individual' && kind !== 'ein'
    const name = personName(irsName(form.legalName ?? ''))
    const cells: Partial<Record<(typeof irisColumns)[number], string>> = {
      'Form Type': '1099-NEC',
      'Tax Year': String(year),
      'Payer TIN Type': 'EIN',
      'Payer Taxpayer ID Number': digitsOf(payer.ein),
      'Payer Name Type': 'Business',
      'Payer Business or Entity Name Line 1': irsName(payer.name),
      'Payer Country': 'US',
      'Payer Address Line 1': irsAddress(payer.address),
      'Payer City/Town': irsAddress(payer.city),
      'Payer State/Province/Territory': payer.state,
      'Payer ZIP/Postal Code': payer.zip,
      'Payer Phone Type': 'Domestic',
      'Payer Phone': digitsOf(payer.phone).slice(-10),
      'Payer Email Address': payer.email,
      'Recipient TIN Type': kind.toUpperCase(),
      'Recipient Taxpayer ID Number': digitsOf(number),
      'Recipient Name Type': individual ? 'Individual' : 'Business',
      ...(individual
        ? {
            'Recipient First Name': name.first,
            'Recipient Middle Name': name.middle,
            'Recipient Last Name (Surname)': name.last,
          }
        : { 'Recipient Business or Entity Name Line 1': irsName(form.legalName ?? '') }),
      'Recipient Country': 'US',
      'Recipient Address Line 1': irsAddress(form.address ?? ''),
      'Recipient City/Town': irsAddress(form.city ?? ''),
      'Recipient State/Province/Territory': stateOf(row),
      'Recipient ZIP/Postal Code': form.zipCode ?? '',
      'Form Account Number': String(form.sequence ?? ''),
      '2nd TIN Notice': 'N',
      'Box 1 - Nonemployee Compensation': plainMoney(row.amount),
      'Combined Federal/State Filing': 'N',
    }
    return irisColumns.map((column) => cells[column] ?? '')
  })
  return stringify([[...irisColumns], ...lines], { escape_formulas: true, record_delimiter: '\r\n' })
}

/**
 * Numbers and names of a year's payees for the IRS's bulk TIN matching, one line a person.
 * @throws auth.notAuthorized with the rule
 */
export async function tinFile(ctx: Ctx, year: number, reason: string): Promise<string> {
  authorize(requireActor(ctx), 'secrets.reveal')
  const rows = (await reportedIn(ctx, ctx.db, year)).filter(
    ({ form, numbers }) => form?.formType === 'W-9' && form.sequence !== null && taxNumberOf(numbers)[1] !== '',
  )
  await transaction(ctx, (tx) =>
    noteForms(
      ctx,
      tx,
      rows.flatMap(({ formId }) => formId ?? []),
      `TIN matching with whole numbers: ${reason}`,
    ),
  )
  return rows
    .map(({ form, numbers, legalName }) => {
      const [kind, number] = taxNumberOf(numbers)
      return `${tinLine({
        kind: kind === 'ein' ? 1 : 2,
        tin: digitsOf(number),
        name: legalName ?? '',
        account: String(form?.sequence ?? ''),
      })}\r\n`
    })
    .join('')
}

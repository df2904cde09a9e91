import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, state } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { formFileName } from '#model/tax/form-name.ts'
import { perjuryWording } from '#model/tax/certification.ts'
import { printedForm, type PrintedNames } from '#model/tax/printed.ts'
import { applicableValues, type TaxValues } from '#model/tax/values.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { readable } from '../../identity/profile/own-record.ts'
import { maskNumbers, openNumbers } from '../form-numbers.ts'
import { formTable, valuesOf, type FormRow } from '../form-rows.ts'
import { formsOf, requireExpert } from '../read-form.ts'
import { fillForm, type FormDocument } from './fill-form.ts'

export interface FormFile {
  name: string
  bytes: Uint8Array
}

/**
 * A certified form as PDF, with whole numbers for its owner; for staff and while someone acts for the owner they are masked.
 * @param formId absent: the newest certified one
 * @throws not.found for an unknown person, or where no such form was certified
 */
export async function downloadForm(ctx: Ctx, userId: string, formId?: string): Promise<FormFile> {
  const actor = requireActor(ctx)
  requireExpert(await readable(ctx, ctx.db, userId, { notClients: true }))
  const row = await certifiedForm(ctx.db, userId, formId)
  return draw(ctx, row, actor.userId !== userId || actor.acting !== undefined)
}

/**
 * The same with whole numbers for staff, for a reason that stands in the audit log first.
 * @throws auth.notAuthorized with the rule; not.found
 */
export async function revealForm(ctx: Ctx, userId: string, reason: string, formId?: string): Promise<FormFile> {
  authorize(requireActor(ctx), 'secrets.reveal')
  await readable(ctx, ctx.db, userId)
  const row = await certifiedForm(ctx.db, userId, formId)
  const text = `PDF with whole numbers: ${reason}`
  await transaction(ctx, (tx) => record(ctx, tx, { event: 'update', refTable: formTable, refId: row.id, text }))
  return draw(ctx, row, false)
}

async function certifiedForm(q: Queries, userId: string, formId: string | undefined): Promise<FormRow> {
  const forms = (await formsOf(q, userId)).filter(({ status }) => status !== 'draft')
  const found = formId === undefined ? forms[0] : forms.find(({ id }) => id === formId)
  if (!found) throw new AppError('not.found', 'Not Found')
  return found
}

async function draw(ctx: Ctx, row: FormRow, masked: boolean): Promise<FormFile> {
  const numbers = await openNumbers(ctx, ctx.db, row.id)
  const values = applicableValues(valuesOf(row, masked ? maskNumbers(numbers) : numbers))
  const signedOn = row.certificationDate ?? ''
  const printed = printedForm(values, await namesFor(ctx.db, values), signedOn)
  const w9 = row.formType === 'W-9'
  const bytes = await fillForm({
    template: w9 ? 'fw9' : 'fw8ben',
    printed,
    signature: w9
      ? [
          { text: `Electronically signed by ${values.legalName}`, x: 130, y: 199, width: 250 },
          { text: signedOn.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1'), x: 412, y: 199, width: 120 },
        ]
      : [{ text: `Electronically signed by ${values.legalName}`, x: 110, y: 75, width: 312 }],
    evidence: evidencePage(row, masked),
  })
  return { name: formFileName(row.formType, row.certificationDate), bytes }
}

async function namesFor(q: Queries, values: TaxValues): Promise<PrintedNames> {
  const ids = [values.countryId, values.certificationCountry].flatMap((id) => id ?? [])
  const countries = ids.length ? await q.select().from(country).where(inArray(country.id, ids)) : []
  const [place] = values.stateId ? await q.select().from(state).where(eq(state.id, values.stateId)) : []
  return {
    country: (id) => countries.find((one) => one.id === id)?.name ?? '',
    state: place ? (place.code ?? place.name) : '',
  }
}

/** What proves the signature; printed in English like the form. */
function evidencePage(row: FormRow, masked: boolean): FormDocument['evidence'] {
  const { evidence } = row
  const wording = perjuryWording[row.formType]
  return {
    title: `Record of electronic signature: Form ${row.formType}`,
    statement: [
      'This page is not part of the official form. It records how the form on the page before was signed electronically.',
      `The signer typed their name below the certification of ${evidence?.revision ?? row.formType}: "${wording.lead}" …`,
      ...(masked ? ['In this copy, taxpayer identification numbers are masked.'] : []),
    ],
    lines: [
      ['Name typed', evidence?.nameTyped ?? ''],
      ['Name on the form', row.legalName ?? ''],
      ['Signed at (UTC)', evidence?.certifiedAt ?? ''],
      ['Date where the signer is', `${evidence?.localDate ?? ''} (${evidence?.timeZone ?? ''})`],
      ['Network address', evidence?.address ?? ''],
      ['Browser', evidence?.userAgent ?? ''],
      ['Session', evidence?.session ?? ''],
      ['Second factor', evidence?.mfaMethod ?? 'none'],
      ['Valid until', row.expiresAt ?? 'not limited by time'],
      ['Record', row.id],
      ['Number in the chain', String(row.sequence ?? '')],
      ['Fingerprint (HMAC-SHA-256)', row.hash ?? ''],
      ['Fingerprint before it', row.previousHash ?? 'none: the first of the chain'],
    ],
  }
}

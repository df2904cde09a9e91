import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, state } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { isTaxSecret, taxCountries } from '#model/tax/enums.ts'
import { askedFields, applicableValues, type TaxField, type TaxValues } from '#model/tax/values.ts'
import type { TaxVersionRecord } from '#model/tax/wire.ts'
import type { Ctx } from '../context.ts'
import { readable } from '../identity/profile/own-record.ts'
import { maskNumbers, openNumbers } from './form-numbers.ts'
import { valuesOf, versionOf, type FormRow } from './form-rows.ts'
import { formsOf } from './read-form.ts'

/** A certified form, compared with the one that its owner certified before. @throws not.found */
export async function readVersion(ctx: Ctx, userId: string, formId: string): Promise<TaxVersionRecord> {
  await readable(ctx, ctx.db, userId)
  const certified = (await formsOf(ctx.db, userId))
    .filter(({ sequence }) => sequence !== null)
    .sort((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0))
  const at = certified.findIndex(({ id }) => id === formId)
  const row = certified[at]
  if (!row) throw new AppError('not.found', 'Not Found')
  const before = certified[at + 1]
  const names = await placeNames(ctx.db, [row, before])
  const [now, then] = [await sides(ctx, row), before ? await sides(ctx, before) : undefined]
  const fields = [...new Set([...askedFields(now.whole), ...(then ? askedFields(then.whole) : [])])]
  return {
    version: versionOf(row),
    before: before ? versionOf(before) : null,
    evidence: row.evidence,
    entries: fields.map((field) => ({
      field,
      value: shown(now.masked, field, names),
      before: then ? shown(then.masked, field, names) : null,
      // masks of two numbers may be the same
      changed: then !== undefined && now.whole[field] !== then.whole[field],
    })),
  }
}

async function sides(ctx: Ctx, row: FormRow): Promise<{ whole: TaxValues; masked: TaxValues }> {
  const numbers = await openNumbers(ctx, ctx.db, row.id)
  return {
    whole: applicableValues(valuesOf(row, numbers)),
    masked: applicableValues(valuesOf(row, maskNumbers(numbers))),
  }
}

type Names = (field: 'country' | 'state', id: number) => string

async function placeNames(q: Queries, rows: readonly (FormRow | undefined)[]): Promise<Names> {
  const of = (field: 'stateId' | (typeof taxCountries)[number]) => rows.flatMap((row) => row?.[field] ?? [])
  const countryIds = taxCountries.flatMap(of)
  const stateIds = of('stateId')
  const countries = countryIds.length ? await q.select().from(country).where(inArray(country.id, countryIds)) : []
  const states = stateIds.length ? await q.select().from(state).where(inArray(state.id, stateIds)) : []
  return (field, id) => (field === 'country' ? countries : states).find((one) => one.id === id)?.name ?? String(id)
}

function shown(values: TaxValues, field: TaxField, names: Names): string | boolean | null {
  const value = values[field]
  if (value === null || value === '') return null
  if (typeof value === 'number') return names(field === 'stateId' ? 'state' : 'country', value)
  return isTaxSecret(field) ? values[field] : value
}

import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country } from '#db/schema/all.ts'
import { splitCodes } from '#model/fields.ts'
import { refusedFields } from '../admin/refusals.ts'

/** Codes of a comma-delimited list must be those of countries. @throws errors.invalidParameters at `countryCodes` */
export async function assertCountriesExist(q: Queries, list: unknown): Promise<void> {
  const codes = [...new Set(splitCodes(typeof list === 'string' ? list : ''))]
  if (!codes.length) return
  const found = await q.select({ code: country.code }).from(country).where(inArray(country.code, codes))
  if (new Set(found.map((row) => row.code)).size < codes.length)
    throw refusedFields({ countryCodes: 'errors.countryCodes' })
}

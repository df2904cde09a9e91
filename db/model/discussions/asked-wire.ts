import { z } from 'zod'

/** Exclusion criterion: diagnoses that belong to the record `excludeId` are omitted. */
export const askedExclusions = ['none', 'diagnosis', 'group', 'domain', 'grant', 'plan', 'pool'] as const

const fields = {
  name: z.string().max(200, 'errors.tooLong'),
  exclude: z.enum(askedExclusions).default('none'),
  excludeId: z.string().min(1).max(64).optional(),
}
const number = z.coerce.number<string>().int()
export const askedQuery = z.strictObject({
  ...fields,
  page: number.min(1).default(1),
  pageSize: number.min(1).max(250).default(10),
})
export const askedBody = z
  .strictObject({ ...fields, page: z.int().min(1).default(1), pageSize: z.int().min(1).max(250).default(10) })
  .meta({ id: 'AskedSearch' })
export type AskedSearch = z.infer<typeof askedBody>
export const askedDiagnosis = z.object({ id: z.string(), name: z.string() }).meta({ id: 'AskedDiagnosis' })
export type AskedDiagnosis = z.infer<typeof askedDiagnosis>

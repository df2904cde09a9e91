import { z } from 'zod'
import { nameField, versionField } from '../fields.ts'
import { pageSizes } from './page-sizes.ts'
import { partNames, resourceNames } from '../resources.ts'

/** Saved list views of a user. */

export const densities = ['compact', 'normal', 'relaxed'] as const
export type Density = (typeof densities)[number]

const column = z.string().min(1).max(100)
export const viewParams = z
  .strictObject({
    filter: z.record(z.string().max(100), z.unknown()),
    sort: z.strictObject({ field: z.string().max(100), order: z.enum(['ASC', 'DESC']) }),
    perPage: z.union(pageSizes.map((size) => z.literal(size))),
    /** hidden columns */
    hidden: z.array(column).max(100),
    /** columns of custom fields in sight; the others are hidden */
    shown: z.array(column).max(100).optional(),
    /** column order; empty: the default order */
    order: z.array(column).max(100),
    density: z.enum(densities),
  })
  .refine((params) => JSON.stringify(params).length <= 20_000, 'errors.tooLong')
  .meta({ id: 'ViewParams' })
export type ViewParams = z.infer<typeof viewParams>

export const listResource = z.enum([...resourceNames, ...partNames] as [string, ...string[]])
const fields = { name: nameField(100), shared: z.boolean(), params: viewParams }
export const viewInput = z.strictObject({ resource: listResource, ...fields }).meta({ id: 'SavedViewInput' })
export const viewChange = z
  .strictObject({ ...fields, version: versionField })
  .partial({ name: true, shared: true, params: true })
  .meta({ id: 'SavedViewChange' })
export type ViewInput = z.infer<typeof viewInput>
export type ViewChange = z.infer<typeof viewChange>

export const viewRow = z
  .object({
    id: z.string(),
    resource: z.string(),
    name: z.string(),
    shared: z.boolean(),
    params: viewParams,
    ownerId: z.string(),
    ownerName: z.string(),
    /** whether the current user may rename, change and delete it */
    editable: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: versionField,
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof viewRow>

import type { Queries } from '#db/client.ts'
import { bulkAct, bulkCatalogue } from '#model/admin/bulk-acts.ts'
import { settableFields } from '#model/admin/bulk-fields.ts'
import type { ResourceName } from '#model/resources.ts'
import type { Ctx } from '../../context.ts'
import type { AdminResource, Row } from '../declare.ts'
import { updateRecord } from '../update-record.ts'

/** One act on one of many records, bound to the use case that does it for a single one. */
export interface BulkAct {
  /** the fields of the record that it sets, with their new values */
  readonly sets?: (input: Row) => Row
  /** nothing would change */
  readonly same: (row: Row, input: Row, tx: Queries) => boolean | Promise<boolean>
  /** the use case itself, with all its refusals; the dry run does it too, and takes it back */
  readonly apply: (ctx: Ctx, row: Row, input: Row) => Promise<unknown>
}

export interface BulkResource {
  readonly of: AdminResource
  /** what a run calls a record */
  readonly label: (row: Row) => string
  readonly acts: Readonly<Record<string, BulkAct>>
}
export type BulkResources = ReadonlyMap<string, BulkResource>

const versioned = (row: Row): Row => (row.version === undefined ? {} : { version: row.version })
const equal = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const switched = (r: AdminResource, on: boolean): BulkAct => ({
  sets: () => ({ enabled: on }),
  same: (row) => row.enabled === on,
  apply: (ctx, row) => updateRecord(ctx, r, String(row.id), { enabled: on, ...versioned(row) }),
})

/** The acts that every record with these fields can have: enabled, disabled, fields set. */
const common = (r: AdminResource): Record<string, BulkAct> => ({
  enable: switched(r, true),
  disable: switched(r, false),
  set: {
    sets: ({ fields }) => fields as Row,
    same: (row, { fields }) => Object.entries(fields as Row).every(([name, value]) => equal(row[name], value)),
    apply: (ctx, row, { fields }) => updateRecord(ctx, r, String(row.id), { ...(fields as Row), ...versioned(row) }),
  },
})

/**
 * The acts of one resource as the model's catalogue names them; those that are not the common ones are given here.
 * @param label where the resource is not written by staff and has none
 * @throws at the start of the product where an act is missing, or a field cannot be written
 */
export function bulkOf(
  of: AdminResource,
  own: Readonly<Record<string, BulkAct>> = {},
  label: BulkResource['label'] | undefined = of.write?.label,
): BulkResource {
  const name = of.name as ResourceName
  if (!label) throw new Error(`${name}: its records need a name`)
  const known = { ...common(of), ...own }
  const acts = Object.fromEntries(
    Object.keys(bulkCatalogue[name] ?? {}).map((act) => {
      const found = known[act]
      if (!found || !of.id) throw new Error(`${name} has no act ${act}`)
      return [act, found]
    }),
  )
  for (const act of Object.keys(own)) if (!bulkAct(name, act)) throw new Error(`${name}: ${act} is in no catalogue`)
  for (const field of Object.keys(settableFields[name] ?? {}))
    if (!of.write?.update?.fields.shape[field]) throw new Error(`${name}.${field} cannot be set`)
  return { of, acts, label }
}

import { z } from 'zod'
import { adminNames } from './resources.ts'

/** Record kinds that block or complicate the deletion of another record. */
export const dependentKinds = [
  'discussions',
  'grants',
  'plans',
  'pools',
  'members',
  'experts',
  'diagnoses',
  'diagnosisGroups',
  'tags',
  'taggedRecords',
  'fieldValues',
  'transactions',
] as const
export type DependentKind = (typeof dependentKinds)[number]

/** Number of dependent records of one kind, with the names of the first ones. */
export const dependents = z
  .object({
    kind: z.enum(dependentKinds),
    count: z.int(),
    /** true when these block the deletion */
    stays: z.boolean(),
    resource: z.enum(adminNames).nullable(),
    names: z.array(z.object({ id: z.string(), name: z.string() })),
    /** list filter for `resource` that matches exactly these records */
    filter: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'Dependents' })
export type Dependents = z.infer<typeof dependents>

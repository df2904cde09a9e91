import { z } from 'zod'
import { adminNames } from './resources.ts'

/** Kinds of records that keep another from being deleted without a thought. */
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

/** How many records of one kind depend on another, the first of them by name. */
export const dependents = z
  .object({
    kind: z.enum(dependentKinds),
    count: z.int(),
    /** the record stays while there are any */
    stays: z.boolean(),
    resource: z.enum(adminNames).nullable(),
    names: z.array(z.object({ id: z.string(), name: z.string() })),
    /** of the list of `resource`: it finds exactly these */
    filter: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'Dependents' })
export type Dependents = z.infer<typeof dependents>

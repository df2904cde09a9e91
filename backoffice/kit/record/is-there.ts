import type { Identifier } from 'ra-core'

/** Where it is kept whether a record still exists. */
export const isThereKey = (resource: string, id: Identifier | undefined) => [resource, 'isThere', String(id)] as const

import type { AdminResource } from './declare.ts'

const byTable = new Map<string, AdminResource>()
const byName = new Map<string, AdminResource>()

/** Every served record, by the name of its table in the change log. Of several over one table the first stands for it. */
export function register(resource: AdminResource): void {
  if (!byTable.has(resource.refTable)) byTable.set(resource.refTable, resource)
  byName.set(resource.name, resource)
}

export const resourceOfTable = (refTable: string): AdminResource | undefined => byTable.get(refTable)

export const resourceNamed = (name: string): AdminResource | undefined => byName.get(name)

import type { AdminResource } from './declare.ts'

const byTable = new Map<string, AdminResource>()

/** Every served record, by the name of its table in the change log. Of several over one table the first stands for it. */
export function register(resource: AdminResource): void {
  if (!byTable.has(resource.refTable)) byTable.set(resource.refTable, resource)
}

export const resourceOfTable = (refTable: string): AdminResource | undefined => byTable.get(refTable)

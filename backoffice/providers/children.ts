import { childCatalogue, resource, type ChildName } from '#model/resources.ts'

/** The field that names a row of a child list, where it is not `id`. */
const keys: Partial<Record<ChildName, string>> = {
  'pools.experts': 'userId',
  'pools.plans': 'planId',
  'pools.grants': 'grantId',
  'plans.members': 'userId',
  'plans.managers': 'userId',
  'plans.links': 'linkId',
  'plans.surge': 'surgeId',
  'plans.grants': 'grantId',
  'plans.pools': 'poolId',
  'users.planMembership': 'planId',
  'users.poolMembership': 'poolId',
  'users.noeticSessions': 'queryId',
}

/** Said beside the page: the record's own tab shows everything, the catalogue's list leaves out what is over. */
const always: Partial<Record<ChildName, Record<string, boolean>>> = {
  'plans.surge': { includePast: true, activeOnly: false },
}

export interface ChildList {
  path: string
  query: Record<string, boolean | string>
  key: string
}

/** Where a list that belongs to one record is read; undefined when it is a resource of its own. */
export function childList(name: string, parentId: string): ChildList | undefined {
  if (name === 'grants.plans') {
    return {
      path: '/server/grant/plan/list',
      query: { grantId: parentId, activeOnly: false, activeNowOnly: false },
      key: 'planId',
    }
  }
  if (name === 'users.files') return { path: '/server/userDocument/list', query: { userId: parentId }, key: 'id' }
  if (!Object.hasOwn(childCatalogue, name)) return undefined
  const child = name as ChildName
  const { parent, path } = childCatalogue[child]
  return {
    path: `${resource(parent).path}/${encodeURIComponent(parentId)}/${path}`,
    query: always[child] ?? {},
    key: keys[child] ?? 'id',
  }
}

import type { Act } from './permissions.ts'

/**
 * Every resource administered by staff. From its name follow the REST path (`/rest/<name>`), the catalogue path
 * (`path`), the audit `refTable`, the title (`resources.<name>.name`) and the read and write permissions.
 */

export const areas = [
  'audit',
  'notifications',
  'identity',
  'content',
  'classification',
  'panels',
  'discussions',
  'surveys',
  'live-sessions',
  'tax',
  'payments',
  'reporting',
] as const
export type Area = (typeof areas)[number]

interface Entry {
  readonly area: Area
  /** record path in the API catalogue: POST to it; GET, PUT and DELETE below it */
  readonly path: string
  /** list path if it is not `<path>/list` */
  readonly list?: string
  readonly refTable: string
  readonly read: Act
  /** null: no REST write; the record is immutable or changes through commands only */
  readonly write: Act | null
}

const setup = { read: 'admin.read', write: 'setup.edit' } as const

export const resourceCatalogue = {
  users: { area: 'identity', path: '/server/user', refTable: 'user', read: 'admin.read', write: 'users.edit' },
  invitations: { area: 'identity', path: '/server/userInvite', refTable: 'user_invite', ...setup },
  grants: { area: 'panels', path: '/server/grant', refTable: 'grant_program', ...setup },
  regions: { area: 'panels', path: '/server/grant/region', refTable: 'region', ...setup },
  plans: { area: 'panels', path: '/server/membership/plan', refTable: 'membership_plan', ...setup },
  pools: { area: 'panels', path: '/server/pool', refTable: 'pools', ...setup },
  diagnoses: { area: 'panels', path: '/server/diagnosis', refTable: 'diagnosis', ...setup },
  diagnosisGroups: { area: 'panels', path: '/server/diagnosis/group', refTable: 'diagnosis_group', ...setup },
  diagnosisFacts: { area: 'panels', path: '/server/diagnosis/fact', refTable: 'diagnosis_fact', ...setup },
  diagnosisDomains: { area: 'panels', path: '/server/diagnosis/domain', refTable: 'diagnosis_domain', ...setup },
  tags: { area: 'classification', path: '/server/tag', refTable: 'tag', ...setup },
  tagDefinitions: { area: 'classification', path: '/server/tag/definition', refTable: 'tag_definition', ...setup },
  tagTargets: { area: 'classification', path: '/server/tag/target', refTable: 'tag_target', ...setup },
  customFields: {
    area: 'classification',
    path: '/server/customField/definition',
    refTable: 'custom_field_definition',
    read: 'customFields.read',
    write: 'customFields.edit',
  },
  customFieldValues: {
    area: 'classification',
    path: '/server/customField/value',
    refTable: 'custom_field_value',
    ...setup,
  },
  contentDocuments: { area: 'content', path: '/server/content/document', refTable: 'content_document', ...setup },
  queries: {
    area: 'discussions',
    path: '/server/query/header',
    list: '/server/query/list',
    refTable: 'query_header',
    read: 'admin.read',
    write: 'discussions.manage',
  },
  macros: { area: 'discussions', path: '/csradmin/macro', refTable: 'macro', ...setup },
  tasks: {
    area: 'discussions',
    path: '/csradmin/task',
    refTable: 'csr_task',
    read: 'admin.read',
    write: 'discussions.manage',
  },
  taxForms: {
    area: 'tax',
    path: '/server/taxForm',
    refTable: 'user_tax_information',
    read: 'admin.read',
    write: null,
  },
  transactions: {
    area: 'payments',
    path: '/server/transaction',
    refTable: 'transaction_ledger',
    read: 'admin.read',
    write: 'ledger.write',
  },
  payouts: { area: 'payments', path: '/server/payout', refTable: 'payout', read: 'admin.read', write: null },
  reports: {
    area: 'reporting',
    path: '/server/report/header',
    refTable: 'report_header',
    read: 'admin.read',
    write: 'reports.run',
  },
  notifications: {
    area: 'notifications',
    path: '/server/notification',
    refTable: 'notification',
    read: 'admin.read',
    write: null,
  },
  auditEvents: { area: 'audit', path: '/server/logging/lfc', refTable: 'log_lfc', read: 'admin.read', write: null },
} as const satisfies Record<string, Entry>

export type ResourceName = keyof typeof resourceCatalogue
export const resourceNames = Object.keys(resourceCatalogue) as ResourceName[]
export const isResource = (name: string): name is ResourceName => Object.hasOwn(resourceCatalogue, name)

/** Entry of one resource with its derived values. */
export function resource(
  name: ResourceName,
): Entry & { readonly name: ResourceName; readonly list: string; readonly label: `resources.${ResourceName}.name` } {
  const entry: Entry = resourceCatalogue[name]
  return { ...entry, name, list: entry.list ?? `${entry.path}/list`, label: `resources.${name}.name` }
}

interface PartEntry extends Omit<Entry, 'path'> {
  /** null: only readable through the parent record or the REST path */
  readonly path: string | null
}

/** Parts of a record that are administered separately: each has its own REST path and audit trail. */
export const partCatalogue = {
  planLinks: { area: 'panels', path: '/server/membership/links', refTable: 'membership_plan_link', ...setup },
  planSurges: { area: 'panels', path: null, refTable: 'membership_plan_surge', ...setup },
  planMembers: { area: 'panels', path: null, refTable: 'membership_plan_member', ...setup },
  poolExperts: { area: 'panels', path: null, refTable: 'pool_expert', ...setup },
  grantPlans: { area: 'panels', path: null, list: '/server/grant/plan/list', refTable: 'grant_plan', ...setup },
  queryExperts: {
    area: 'discussions',
    path: '/server/query/expert',
    refTable: 'query_expert',
    read: 'admin.read',
    write: 'discussions.manage',
  },
  queryResponses: {
    area: 'discussions',
    path: '/server/query/response',
    refTable: 'query_response',
    read: 'admin.read',
    write: 'discussions.manage',
  },
  stateTransitions: {
    area: 'discussions',
    path: null,
    list: '/server/query/log/state-transitions',
    refTable: 'state_transition',
    read: 'admin.read',
    write: null,
  },
  engagementMoves: { area: 'discussions', path: null, refTable: 'query_expert', read: 'admin.read', write: null },
  querySelections: { area: 'discussions', path: null, refTable: 'query_selection', read: 'admin.read', write: null },
} as const satisfies Record<string, PartEntry>

export type PartName = keyof typeof partCatalogue
export const partNames = Object.keys(partCatalogue) as PartName[]
/** Every name with a REST path. */
export type AdminName = ResourceName | PartName

export const adminNames: readonly AdminName[] = [...resourceNames, ...partNames]

/** Entry of a resource or of a part. */
export function administered(name: AdminName): PartEntry & { readonly name: AdminName } {
  const entry: PartEntry = isResource(name) ? resource(name) : partCatalogue[name]
  return { ...entry, name }
}

interface ChildEntry {
  readonly parent: ResourceName
  /** relative to the parent's record path */
  readonly path: string
  /** `rows`: separate records · `links`: many-to-many pairs · `readOnly`: the inverse side of a link */
  readonly kind: 'rows' | 'links' | 'readOnly'
  readonly of?: ResourceName
}

/** Child lists of one record. A link is added by POST and removed by DELETE of `<path>/<id>`. */
export const childCatalogue = {
  'grants.diagnoses': { parent: 'grants', path: 'diagnosis', kind: 'links', of: 'diagnoses' },
  'grants.domains': { parent: 'grants', path: 'domain', kind: 'links', of: 'diagnosisDomains' },
  'grants.groups': { parent: 'grants', path: 'group', kind: 'links', of: 'diagnosisGroups' },
  'grants.pools': { parent: 'grants', path: 'pool', kind: 'links', of: 'pools' },
  'pools.diagnoses': { parent: 'pools', path: 'diagnosis', kind: 'links', of: 'diagnoses' },
  'pools.groups': { parent: 'pools', path: 'group', kind: 'links', of: 'diagnosisGroups' },
  'pools.domains': { parent: 'pools', path: 'domain', kind: 'links', of: 'diagnosisDomains' },
  'pools.experts': { parent: 'pools', path: 'expert', kind: 'links', of: 'users' },
  'pools.plans': { parent: 'pools', path: 'plan', kind: 'links', of: 'plans' },
  'pools.grants': { parent: 'pools', path: 'grant', kind: 'readOnly', of: 'grants' },
  'plans.members': { parent: 'plans', path: 'members', kind: 'rows' },
  'plans.managers': { parent: 'plans', path: 'managers', kind: 'links', of: 'users' },
  'plans.links': { parent: 'plans', path: 'links', kind: 'rows' },
  'plans.surge': { parent: 'plans', path: 'surge', kind: 'rows' },
  'plans.diagnoses': { parent: 'plans', path: 'diagnosis', kind: 'links', of: 'diagnoses' },
  'plans.domains': { parent: 'plans', path: 'domain', kind: 'links', of: 'diagnosisDomains' },
  'plans.groups': { parent: 'plans', path: 'group', kind: 'links', of: 'diagnosisGroups' },
  'plans.grants': { parent: 'plans', path: 'grant', kind: 'links', of: 'grants' },
  'plans.pools': { parent: 'plans', path: 'pool', kind: 'readOnly', of: 'pools' },
  'plans.files': { parent: 'plans', path: 'files', kind: 'rows' },
  'users.planMembership': { parent: 'users', path: 'planMembership', kind: 'readOnly', of: 'plans' },
  'users.poolMembership': { parent: 'users', path: 'poolMembership', kind: 'readOnly', of: 'pools' },
  'users.timeoff': { parent: 'users', path: 'timeoff', kind: 'rows' },
  'users.commlog': { parent: 'users', path: 'commlog', kind: 'readOnly', of: 'notifications' },
  'users.noeticSessions': { parent: 'users', path: 'noeticSessions', kind: 'readOnly' },
  'users.transactions': { parent: 'users', path: 'transaction/list', kind: 'readOnly', of: 'transactions' },
} as const satisfies Record<string, ChildEntry>

export type ChildName = keyof typeof childCatalogue
export const childNames = Object.keys(childCatalogue) as ChildName[]

import { displayStatuses, mediaTypes, queryStatuses, queryTypes } from '#model/discussions/enums.ts'
import { displayStatusLabel, mediaLabel, statusLabel, typeLabel } from '#model/discussions/labels.ts'
import { userTypes } from '#model/identity/enums.ts'
import type { AdvancedFilter } from '../../kit/list/filters/advanced-search.tsx'
import { worded, byMeaning, personFilter } from '../../kit/list/filters/filters.ts'

const field = (name: string) => `resources.queries.fields.${name}`

/** The form behind Advanced search; the numbers come out of a mail or a table. */
export const advancedFilters: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'key', label: field('refIds') },
  { kind: 'text', source: 'text', label: field('words') },
  personFilter('userId', field('userId')),
  personFilter('expertId', field('expertId')),
  {
    kind: 'choice',
    source: 'status',
    label: field('status'),
    choices: queryStatuses.map((id) => ({ id, name: statusLabel(id) })),
  },
  {
    kind: 'choice',
    source: 'mediaType',
    label: field('mediaType'),
    choices: mediaTypes.map((id) => ({ id, name: mediaLabel(id) })),
  },
  { kind: 'day', source: 'createdStart', label: 'admin.history.from' },
  { kind: 'day', source: 'createdEnd', label: 'admin.history.until' },
]

export const queryFilters = worded(
  [
    { kind: 'text', source: 'key', label: field('refIds') },
    { kind: 'text', source: 'text', label: field('words') },
    {
      kind: 'choice',
      source: 'status',
      label: field('status'),
      choices: queryStatuses.map((id) => ({ id, name: statusLabel(id) })),
    },
    {
      kind: 'choice',
      source: 'displayStatus',
      label: field('displayStatus'),
      choices: displayStatuses.map((id) => ({ id, name: displayStatusLabel(id) })),
    },
    {
      kind: 'choice',
      source: 'type',
      label: field('type'),
      choices: queryTypes.map((id) => ({ id, name: typeLabel(id) })),
    },
    {
      kind: 'choice',
      source: 'mediaType',
      label: field('mediaType'),
      choices: mediaTypes.map((id) => ({ id, name: mediaLabel(id) })),
    },
    { kind: 'reference', source: 'planId', label: field('planId'), resource: 'plans', name: 'displayTitle' },
    { kind: 'reference', source: 'grantId', label: field('grantId'), resource: 'grants', name: 'displayTitle' },
    { kind: 'reference', source: 'poolId', label: field('poolId'), resource: 'pools', name: 'poolName' },
    { kind: 'reference', source: 'diagnosisId', label: field('diagnosisId'), resource: 'diagnoses', ...byMeaning },
    {
      kind: 'reference',
      source: 'diagnosisGroupId',
      label: field('diagnosisGroupId'),
      resource: 'diagnosisGroups',
      name: 'name',
    },
    {
      kind: 'reference',
      source: 'diagnosisDomainId',
      label: field('diagnosisDomainId'),
      resource: 'diagnosisDomains',
      name: 'name',
    },
    {
      kind: 'choice',
      source: 'userType',
      label: field('askerType'),
      choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
    },
    {
      kind: 'choice',
      threeWay: true,
      source: 'testUser',
      label: field('testQuery'),
      choices: [
        { id: 'live', name: 'admin.filter.live' },
        { id: 'test', name: 'admin.filter.test' },
      ],
    },
    { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
    personFilter('userId', field('userId')),
    personFilter('expertId', field('expertId')),
    { kind: 'day', source: 'createdStart', label: 'admin.history.from' },
    { kind: 'day', source: 'createdEnd', label: 'admin.history.until' },
  ],
  ['status', 'displayStatus', 'type', 'mediaType', 'userType', 'userId', 'diagnosisDomainId'],
  ['planId', 'grantId', 'poolId', 'diagnosisId', 'diagnosisGroupId', 'tagIds', 'expertId'],
)

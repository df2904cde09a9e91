import type { AdminName } from '#model/resources.ts'

/** What the operations of the document call one record and many, where that is not the resource's own name. */
const nouns: Partial<Record<AdminName, readonly [one: string, many: string]>> = {
  diagnoses: ['Diagnosis', 'Diagnoses'],
  grants: ['FundingSource', 'FundingSources'],
  grantPlans: ['FundingSourcePlan', 'FundingSourcePlans'],
  queries: ['DiscussionRecord', 'DiscussionRecords'],
  queryExperts: ['Engagement', 'Engagements'],
  queryResponses: ['ResponseRecord', 'ResponseRecords'],
  querySelections: ['ExpertSelection', 'ExpertSelections'],
}

export type AdminVerb = 'list' | 'get' | 'create' | 'update' | 'delete' | 'export'

/** `listUsers`, `getUser`; in the catalogue of calls, which has the same ones behind other paths, `listUsersInCatalogue`. */
export function operationName(verb: AdminVerb, name: AdminName, inCatalogue = false): string {
  const many = name.charAt(0).toUpperCase() + name.slice(1)
  const [one, all] = nouns[name] ?? [many.replace(/s$/, ''), many]
  return `${verb}${verb === 'list' || verb === 'export' ? all : one}${inCatalogue ? 'InCatalogue' : ''}`
}

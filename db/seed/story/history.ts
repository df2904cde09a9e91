/** What staff have changed on records that are often looked at. Records are named by their keys. */
export interface StoryChange {
  table: 'membership_plan' | 'grant_program' | 'pools' | 'user'
  key: string
  by: 'csr' | 'csr.admin' | 'csr.super'
  daysAgo: number
  field: string
  from: string | null
  to: string | null
}

export const storyChanges: readonly StoryChange[] = [
  {
    table: 'membership_plan',
    key: 'northfield',
    by: 'csr.admin',
    daysAgo: 340,
    field: 'selectable',
    from: 'false',
    to: 'true',
  },
  {
    table: 'membership_plan',
    key: 'northfield',
    by: 'csr',
    daysAgo: 212,
    field: 'displayTitle',
    from: 'Northfield',
    to: 'Northfield Cancer Care',
  },
  {
    table: 'membership_plan',
    key: 'northfield',
    by: 'csr.admin',
    daysAgo: 96,
    field: 'localPoolWeight',
    from: '1',
    to: '2',
  },
  {
    table: 'membership_plan',
    key: 'standard',
    by: 'csr',
    daysAgo: 150,
    field: 'anonymousAllowed',
    from: 'false',
    to: 'true',
  },
  { table: 'grant_program', key: 'beacon', by: 'csr.admin', daysAgo: 180, field: 'panelSize', from: '2', to: '3' },
  { table: 'grant_program', key: 'beacon', by: 'csr.super', daysAgo: 60, field: 'priority', from: '20', to: '10' },
  {
    table: 'pools',
    key: 'thoracic',
    by: 'csr',
    daysAgo: 130,
    field: 'displayName',
    from: 'Lung',
    to: 'Lung, head and neck',
  },
  { table: 'user', key: 'expert@consilium.test', by: 'csr', daysAgo: 110, field: 'expertTier', from: '2', to: '1' },
  {
    table: 'user',
    key: 'expert@consilium.test',
    by: 'csr.admin',
    daysAgo: 40,
    field: 'suffix',
    from: 'MD',
    to: 'MD, PhD',
  },
]

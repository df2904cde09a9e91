import changes from './history.json' with { type: 'json' }

/** What staff have changed on records that are often looked at. Records are named by their keys. */
export interface DemoChange {
  table: 'membership_plan' | 'grant_program' | 'pools' | 'user'
  key: string
  by: 'csr' | 'csr.admin' | 'csr.super'
  daysAgo: number
  field: string
  from: string | null
  to: string | null
}

export const demoChanges = changes as readonly DemoChange[]

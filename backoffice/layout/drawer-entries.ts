import type { Act } from '#model/permissions.ts'
import type { TextKey } from '#model/texts/load.ts'

export interface DrawerEntry {
  text: TextKey
  /** below /admin; of a page of the portal its whole address */
  path: string
  portal?: true
  /** further lists that belong to the entry */
  also?: readonly string[]
  badge?: TextKey
  /** others see why */
  act?: Act
}

export interface DrawerGroup {
  text: TextKey
  entries: readonly DrawerEntry[]
  /** not there in production */
  dev?: true
}

/**
 * The drawer, group by group. Its order and words are fixed; an entry is listed as soon as its page exists.
 */
export const drawerGroups: readonly DrawerGroup[] = [
  { text: 'drawer.queries', entries: [{ text: 'drawer.queryList', path: '/queries' }] },
  {
    text: 'drawer.users',
    entries: [
      { text: 'drawer.userAdmin', path: '/users' },
      { text: 'drawer.userInvitations', path: '/invitations' },
    ],
  },
  {
    text: 'drawer.querySetup',
    entries: [
      { text: 'drawer.fundingSources', path: '/grants' },
      { text: 'drawer.plans', path: '/plans' },
      { text: 'drawer.diagnoses', path: '/diagnosis', also: ['/diagnoses', '/diagnosisGroups', '/diagnosisDomains'] },
      { text: 'drawer.expertPools', path: '/pools' },
    ],
  },
  {
    text: 'drawer.tags',
    entries: [{ text: 'drawer.tags', path: '/tags', also: ['/tagDefinitions'], badge: 'drawer.beta' }],
  },
  {
    text: 'drawer.customFields',
    entries: [{ text: 'drawer.templateList', path: '/customFields', act: 'customFields.read' }],
  },
  {
    text: 'drawer.reports',
    entries: [
      { text: 'drawer.commonReports', path: '/reports/common', also: ['/reports/view'] },
      { text: 'drawer.customerReports', path: '/reports/customer' },
      { text: 'drawer.expertStats', path: '/reports/expertQueryStats', act: 'statistics.read' },
      { text: 'drawer.queryStats', path: '/reports/queryStats', act: 'statistics.read' },
    ],
  },
  { text: 'drawer.dev', dev: true, entries: [{ text: 'drawer.playground', path: '/playground', portal: true }] },
]

/** The entry that a page belongs to. */
export const isCurrent = ({ path, also = [] }: DrawerEntry, pathname: string) =>
  [path, ...also].some((one) => pathname === one || pathname.startsWith(`${one}/`))

import type { RaRecord } from 'ra-core'
import { languageNames, languageOf, type Locale } from '#model/content/enums.ts'
import type { Act } from '#model/permissions.ts'
import { commonReportIds } from '#model/reporting/enums.ts'
import type { TextKey } from '#model/texts/load.ts'
import { byMeaning } from '../kit/list/filters/filters.ts'
import { diagnosisIn } from '../kit/hooks/use-name-of.ts'
import { withDevelopment } from '../providers/environment.ts'
import { drawerGroups } from './drawer-entries.ts'

/** Records that the box finds: which list is asked, and how a hit is named. */
export interface Source {
  resource: string
  sort: string
  title: (row: RaRecord, locale: string) => string
  detail: (row: RaRecord) => string
  path: (row: RaRecord) => string
}

const words = (...parts: unknown[]) => parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
const at = (list: string) => (row: RaRecord) => `${list}/${encodeURIComponent(String(row.id))}`

export const sources: readonly Source[] = [
  {
    resource: 'queries',
    sort: 'createdAt',
    title: (row) => words(row.key, row.title),
    detail: (row) => words(row.contextName, row.askerName, row.planName),
    path: at('/queries'),
  },
  {
    resource: 'users',
    sort: 'lastName',
    title: (row) => String(row.resolvedDisplayName),
    detail: (row) => words(row.email),
    path: at('/users'),
  },
  {
    resource: 'plans',
    sort: 'name',
    title: (row) => String(row.displayTitle),
    detail: (row) => words(row.alias, row.sponsorName),
    path: at('/plans'),
  },
  {
    resource: 'grants',
    sort: 'name',
    title: (row) => String(row.name),
    detail: (row) => words(row.displayTitle),
    path: at('/grants'),
  },
  {
    resource: 'pools',
    sort: 'poolName',
    title: (row) => String(row.poolName),
    detail: (row) => words(row.displayName),
    path: at('/pools'),
  },
  {
    resource: 'diagnoses',
    sort: byMeaning.sortBy,
    title: diagnosisIn,
    detail: (row) => words(row.groupName),
    path: (row) => `/diagnosis?diagnosis=${encodeURIComponent(String(row.id))}`,
  },
  {
    resource: 'invitations',
    sort: 'email',
    title: (row) => String(row.email),
    detail: (row) => words(row.firstName, row.lastName),
    path: at('/invitations'),
  },
  {
    resource: 'tags',
    sort: 'name',
    title: (row) => String(row.name),
    detail: (row) => words(row.definitionName),
    path: at('/tags'),
  },
  {
    resource: 'contentDocuments',
    sort: 'uid',
    title: (row) => String(row.title ?? row.uid),
    detail: (row) => words(row.uid, languageNames[languageOf[row.locale as Locale]]),
    path: at('/content'),
  },
]

/** A place to go or a thing to begin. */
export interface Goal {
  text: TextKey
  /** below /admin; of a page of the portal its whole address */
  path: string
  portal?: true
  /** its group in the drawer: it is found by that name too */
  group?: TextKey
  act?: Act
  /** the question that it answers: it is found by that too */
  question?: TextKey
}

export const pageGoals = (): readonly Goal[] => [
  ...drawerGroups
    .filter(({ dev }) => !dev || withDevelopment())
    .flatMap(({ text: group, entries }) =>
      entries.map(({ text, path, portal, act }): Goal => ({
        text,
        path,
        group,
        ...(portal && { portal }),
        ...(act && { act }),
      })),
    ),
  { text: 'resources.tagDefinitions.name', path: '/tagDefinitions' },
  { text: 'admin.tools.triage', path: '/triage' },
  { text: 'admin.tasks.title', path: '/tasks' },
  { text: 'admin.tools.overview', path: '/overview' },
  { text: 'admin.tools.surveyResults', path: '/reports/surveys' },
  { text: 'admin.tools.transactions', path: '/transactions' },
  { text: 'resources.payouts.name', path: '/payouts' },
  { text: 'admin.tools.taxForms', path: '/taxForms' },
  { text: 'admin.tools.yearEnd', path: '/yearEnd' },
  { text: 'admin.tools.simulator', path: '/simulator' },
  { text: 'admin.tools.content', path: '/content' },
  { text: 'admin.tools.audit', path: '/audit' },
  { text: 'admin.tools.limits', path: '/limits' },
  { text: 'admin.tools.bulk', path: '/bulk' },
]

/** Reports by the question that each answers. */
export const reportGoals: readonly Goal[] = commonReportIds.map((id) => ({
  text: `reporting.reports.${id}.name`,
  question: `reporting.reports.${id}.description`,
  path: `/reports/common?report=${id}`,
  group: 'drawer.reports',
}))

export const actionGoals: readonly Goal[] = [
  { text: 'omnibox.createUser', path: '/users/create', act: 'users.create' },
  { text: 'omnibox.invite', path: '/invitations/create', act: 'setup.edit' },
  { text: 'omnibox.createPlan', path: '/plans/create', act: 'setup.edit' },
  { text: 'omnibox.createGrant', path: '/grants/create', act: 'setup.edit' },
  { text: 'omnibox.createPool', path: '/pools/create', act: 'setup.edit' },
]

/** Whether every word that was typed is in the name, in any order. */
export const fits = (name: string, typed: string): boolean => {
  const low = name.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => low.includes(word))
}

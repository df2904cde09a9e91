import type { PlanUsage } from '#model/panels/managed-wire.ts'
import { readAll } from '#api/client/reading.ts'
import { api } from '../client.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { csvText, saveText } from '../shell/save-text.ts'
import type { Translate } from '../shell/texts.tsx'

/** All members that match, as a file for spreadsheets. */
export async function saveMembers(t: Translate, planId: string, name: string) {
  try {
    const members = await readAll(api, '/user/managedPlans/{planId}/members', { params: { planId }, query: { name } })
    const head = [
      t('managed.name'),
      t('managed.email'),
      t('managed.access'),
      t('managed.joined'),
      t('managed.discussionCount'),
    ]
    const rows = members.map((one) => [
      one.displayName,
      one.email,
      one.access ? t(`account.plans.accessName.${one.access}`) : t('managed.asPlan'),
      one.joinedAt.slice(0, 10),
      one.discussions ?? '',
    ])
    saveText('members.csv', csvText([head, ...rows]), 'text/csv')
  } catch (error) {
    onActionFailed(error)
  }
}

/** The numbers that are shown, as a file for spreadsheets. */
export function saveUsage(t: Translate, { byMonth, byMedium, byDiagnosis }: PlanUsage) {
  const rows: [string, string, number][] = [
    ...byMonth.map((row): [string, string, number] => [t('managed.byMonth'), row.month, row.queries]),
    ...byMedium.map((row): [string, string, number] => [
      t('managed.byMedium'),
      t(`discussion.media.${row.mediaType}`),
      row.queries,
    ]),
    ...byDiagnosis.map((row): [string, string, number] => [t('managed.byDiagnosis'), row.diagnosis, row.queries]),
  ]
  saveText('usage.csv', csvText([['', '', t('managed.total')], ...rows]), 'text/csv')
}

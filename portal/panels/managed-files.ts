import { readAll } from '#api/client/reading.ts'
import { api } from '../client.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { csvText, saveText } from '../shell/save-text.ts'
import type { Translate } from '../shell/texts.tsx'
import type { usageFigures } from './usage-figures.ts'

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

/** The figures on the page and the days they are of, as a file for spreadsheets. */
export function saveUsage(
  t: Translate,
  { from, to }: { from: string; to: string },
  { totals, groups }: ReturnType<typeof usageFigures>,
) {
  const rows: [string, string, string | number][] = [
    [t('managed.from'), '', from],
    [t('managed.to'), '', to],
    ...totals.map(({ name, value }): [string, string, string | number] => [name, '', value]),
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ name, value }): [string, string, number] => [title, name, value]),
    ),
  ]
  saveText('usage.csv', csvText(rows), 'text/csv')
}

import { expect, test } from 'vitest'
import type { AuditListRow } from '#model/audit/wire.ts'
import { standInBrowser } from './browser.ts'
import { show, texts, words } from './show.tsx'

standInBrowser()
const { auditColumns } = await import('#backoffice/kit/record/history/audit-columns.tsx')
const line = (refTable: string) =>
  ({
    id: '1',
    event: 'create',
    refTable,
    refId: 'r',
    refField: null,
    oldVal: null,
    newVal: null,
    text: 'aster',
    userId: null,
    actingUserId: null,
    user: null,
    actingUser: null,
    about: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  }) as unknown as AuditListRow

test('in the history of a plan a new link does not look like a second new plan', async () => {
  for (const [locale, link] of [
    ['en', 'Registration link'],
    ['zh', '注册链接'],
  ] as const) {
    const i18n = await texts(locale)
    const event = auditColumns({ own: 'membership_plan' }).find(({ source }) => source === 'event')
    const shown = (refTable: string) => words(show(event?.render?.(line(refTable)), { i18n }))
    expect(shown('membership_plan')).toEqual([i18n.translate('audit.event.create')])
    expect(shown('membership_plan_link')).toEqual([i18n.translate('audit.event.create'), link])
  }
})

test('the simulator tells staff about the person, not the person about itself', async () => {
  const said = await Promise.all(
    (['en', 'zh'] as const).map(async (locale) => (await texts(locale)).translate('simulator.canPost.noPlan')),
  )
  expect(said).toEqual(['Not a member of this plan.', '此人不是该计划的成员。'])
})

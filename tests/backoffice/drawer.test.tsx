import { describe, expect, test, vi } from 'vitest'
import { standInBrowser } from './browser.ts'
import { show, texts, words } from './show.tsx'
import { noteEnvironment } from '#backoffice/providers/environment.ts'

standInBrowser()
vi.stubGlobal('__BUILD__', '2026-11')
const { DrawerContent } = await import('#backoffice/layout/drawer.tsx')
const { drawerGroups, isCurrent } = await import('#backoffice/layout/drawer-entries.ts')
const { noteServerVersion } = await import('#api/client/server-version.ts')
const drawer = <DrawerContent label="Administration" onNavigate={() => undefined} />

describe('the drawer', () => {
  test('has the specified groups and entries in the specified order', async () => {
    expect(words(show(drawer, { i18n: await texts('en') }))).toEqual([
      'Queries',
      'Query List',
      'Users',
      'User Admin',
      'User Invitations',
      'Query Setup',
      'Funding Sources',
      'Plans',
      'Diagnoses',
      'Expert Pools',
      'Tags',
      'Tags',
      'BETA',
      'Custom Fields',
      'Template List',
      'Reports',
      'Common Reports',
      'Customer Reports',
      'Expert Stats',
      'Query Stats',
      'Build 2026-11',
      'Server –',
    ])
  })

  test('offers the playground, but not in production', async () => {
    const there = () =>
      texts('en').then((i18n) =>
        words(show(drawer, { i18n })).filter((word) => word === 'Dev' || word === 'Playground'),
      )
    expect(await there()).toEqual([])
    noteEnvironment('local')
    expect(await there()).toEqual(['Dev', 'Playground'])
    noteEnvironment('production')
  })

  test('speaks Chinese', async () => {
    const said = words(show(drawer, { i18n: await texts('zh') }))
    expect(said.slice(0, 5)).toEqual(['讨论', '讨论列表', '用户', '用户管理', '用户邀请'])
  })

  test('shows the server version that answers name', async () => {
    noteServerVersion('1.4.2')
    expect(words(show(drawer, { i18n: await texts('en') }))).toContain('Server 1.4.2')
  })

  test('marks the page that is open, also on the pages below it, and no other', async () => {
    const html = show(drawer, { i18n: await texts('en'), at: '/grants/42/pools' })
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(/<a[^>]*aria-current="page"[^>]*>/.exec(html)?.[0]).toContain('href="/grants"')
  })

  test('marks the list that a report belongs to', async () => {
    const i18n = await texts('en')
    const marked = (commonReportId: string | null) =>
      /<a[^>]*aria-current="page"[^>]*>/.exec(
        show(drawer, { i18n, at: '/reports/view/7', known: [[['reports', 'one', '7'], { commonReportId }]] }),
      )?.[0]
    expect(marked(null)).toContain('href="/reports/customer"')
    expect(marked('earnings')).toContain('href="/reports/common"')
  })

  test('an entry whose name begins another is not marked with it', () => {
    const [queries] = drawerGroups.flatMap(({ entries }) => entries)
    if (!queries) throw new Error('no entries')
    expect(isCurrent(queries, '/queries-old')).toBe(false)
    expect(isCurrent(queries, '/queries/1')).toBe(true)
  })
})

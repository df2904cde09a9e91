import type { Page } from '@playwright/test'
import type { QueryAdmin } from '#model/discussions/admin-rows.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

type Row = QueryAdmin & { id: string }
interface Step {
  name: string
  source: string
  /** a choice or a record that is clicked, or what is typed */
  pick?: string
  type?: string
  /** which discussions must be left */
  holds: (row: Row) => boolean
}

const rows = (page: Page) => page.locator('#main-content tbody tr[data-list-row]')
const keysOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent.trim()))
const newYorkDay = (at: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })

test('each filter of the discussions is set by a click, leaves the rows it should, and is taken away by its cross', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr.admin@consilium.test')
  const list = <T>(path: string, filter: object = {}) =>
    csr.get<T[]>(`/rest/${path}?sort=["id","ASC"]&range=[0,249]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const all = await csr.get<Row[]>('/rest/queries?sort=["createdAt","DESC"]&range=[0,249]')
  const one = all.find(
    (row) => row.planName && row.grantName && row.status === 'closed' && row.mediaType === 'messenger',
  )
  if (!one) throw new Error('The demo has no closed discussion with a plan and a funding source')
  // no discussion of the demo has a pool of its own
  const pool = (await list<{ id: string; poolName: string }>('pools'))[0]
  expect((await csr.put(`/rest/queries/${one.id}`, { poolId: pool?.id, version: one.version })).status()).toBe(200)
  const about = new Map(
    (
      await list<{
        id: string
        name: string
        plainName: string | null
        code: string
        groupId: string
        groupName: string
        domainId: string
        domainName: string
      }>('diagnoses', { id: [...new Set(all.map((row) => row.diagnosisId))] })
    ).map((row) => [row.id, row]),
  )
  const its = about.get(one.diagnosisId ?? '')
  const [part] = await list<{ userId: string; displayName: string }>('queryExperts', { queryId: one.id })
  const parts = new Set(
    (await list<{ queryId: string }>('queryExperts', { userId: part?.userId })).map((row) => row.queryId),
  )
  const targets = (await list<{ tagName: string; entityType: string; entityId: string }>('tagTargets')).filter(
    (row) => row.entityType === 'query',
  )
  const tag = targets[0]?.tagName ?? ''
  const tagged = new Set(targets.filter((row) => row.tagName === tag).map((row) => row.entityId))
  const text = new Map(
    await Promise.all(
      all.map(
        async (row) => [row.id, JSON.stringify(await csr.get(`/server/query/text/${row.id}`)).toLowerCase()] as const,
      ),
    ),
  )
  const middle = newYorkDay(all[Math.floor(all.length / 2)]?.createdAt ?? '')

  const steps: Step[] = [
    {
      name: 'RefIds, separated by commas',
      source: 'key',
      type: `${one.key.toLowerCase()}, ${all[4]?.key}`,
      holds: (row) => row.id === one.id || row.id === all[4]?.id,
    },
    {
      name: 'Words in the question',
      source: 'text',
      type: 'chemotherapy',
      holds: (row) => [text.get(row.id), row.title, row.diagnosisName].join(' ').toLowerCase().includes('chemotherapy'),
    },
    { name: 'Status', source: 'status', pick: 'Held', holds: (row) => row.status === 'held' },
    {
      name: 'Shown as',
      source: 'displayStatus',
      pick: 'Open',
      holds: (row) => ['open', 'held', 'answered'].includes(row.status),
    },
    { name: 'Type', source: 'type', pick: 'Blinded', holds: (row) => row.type === 'blinded' },
    { name: 'Medium', source: 'mediaType', pick: 'Video', holds: (row) => row.mediaType === 'video' },
    { name: 'Plan', source: 'planId', pick: one.planName ?? '', holds: (row) => row.planId === one.planId },
    {
      name: 'Funding source',
      source: 'grantId',
      pick: one.grantName ?? '',
      holds: (row) => row.grantId === one.grantId,
    },
    { name: 'Pool', source: 'poolId', pick: pool?.poolName ?? '', holds: (row) => row.id === one.id },
    {
      name: 'Diagnosis',
      source: 'diagnosisId',
      pick: its ? `${plainNameOf({ ...its, nameZh: null, plainNameZh: null }, 'en')} · ${its.code}` : '',
      holds: (row) => row.diagnosisId === one.diagnosisId,
    },
    {
      name: 'Diagnosis group',
      source: 'diagnosisGroupId',
      pick: its?.groupName ?? '',
      holds: (row) => about.get(row.diagnosisId ?? '')?.groupId === its?.groupId,
    },
    {
      name: 'Diagnosis domain',
      source: 'diagnosisDomainId',
      pick: its?.domainName ?? '',
      holds: (row) => about.get(row.diagnosisId ?? '')?.domainId === its?.domainId,
    },
    {
      name: 'User type of the person who asked',
      source: 'userType',
      pick: 'Physician',
      holds: (row) => row.askerType === 5,
    },
    { name: 'Tags', source: 'tagIds', pick: tag, holds: (row) => tagged.has(row.id) },
    { name: 'Asked by', source: 'userId', pick: one.askerName, holds: (row) => row.userId === one.userId },
    { name: 'Expert', source: 'expertId', pick: part?.displayName ?? '', holds: (row) => parts.has(row.id) },
    { name: 'From', source: 'createdStart', type: middle, holds: (row) => newYorkDay(row.createdAt) >= middle },
    { name: 'Until', source: 'createdEnd', type: middle, holds: (row) => newYorkDay(row.createdAt) <= middle },
  ]

  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/queries**')
  await expect(rows(page).first()).toBeVisible()
  const bar = page.getByRole('search')
  const set = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>
  const left = async (name: string, expected: readonly Row[]) => {
    expect(expected.length, `${name} leaves something and not everything`).toBeGreaterThan(0)
    expect(expected.length, name).toBeLessThan(all.length)
    await expect.poll(() => keysOf(page), name).toEqual(expected.slice(0, 10).map((row) => row.key))
    await expect(
      page.getByText(`1-${Math.min(10, expected.length)} of ${expected.length}`).and(page.locator('p')),
      name,
    ).toBeVisible()
  }
  for (const { name, source, pick, type, holds } of steps) {
    await bar.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click()
    if (type !== undefined) {
      await page
        .getByRole('textbox', { name, exact: true })
        .or(page.getByLabel(name, { exact: true }))
        .first()
        .fill(type)
      await page.keyboard.press('Enter')
    } else if (['status', 'displayStatus', 'type', 'mediaType', 'userType'].includes(source))
      await page.getByRole('menuitem', { name: pick, exact: true }).click()
    else {
      const field = page.getByRole('combobox', { name, exact: true })
      await field.fill((pick ?? '').replace(/^(Dr|Mrs?|Ms|Mx)\. /, '').split(/,| · /)[0] ?? '')
      // the official name of a diagnosis may follow its everyday one
      await page
        .getByRole('option', { name: pick, exact: source !== 'diagnosisId' })
        .first()
        .click()
    }
    await expect.poll(() => Object.keys(set()), name).toEqual([source])
    await left(name, all.filter(holds))
    const chip = bar.getByRole('group', { name, exact: true })
    await expect(chip).toContainText(type === undefined ? (pick ?? '') : name)
    await chip.getByRole('button', { name: `Remove filter ${name}`, exact: true }).press('Enter')
    await expect.poll(set, name).toEqual({})
    // the menu of filters is the whole one again
    await expect(chip).toHaveCount(0)
    await expect(page.getByText(`of ${all.length}`).and(page.locator('p'))).toBeVisible()
  }
  for (const [word, test] of [
    ['Live', false],
    ['Test', true],
  ] as const) {
    const choice = bar.getByRole('button', { name: word, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    const expected = all.filter((row) => row.testQuery === test)
    await expect(
      page
        .getByText(expected.length ? `1-${Math.min(10, expected.length)} of ${expected.length}` : /^No matching .+$/)
        .and(page.locator('p')),
    ).toBeVisible()
  }
})

test('the menu of a discussion leads to its summary and gives its meeting as a calendar file', async ({ person }) => {
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/queries**')
  await page.goto(`/admin/queries?filter=${encodeURIComponent('{"mediaType":"video"}')}&sort=meetingTime&order=DESC`)
  await expect(rows(page).first()).toBeVisible()
  const key = (await keysOf(page))[0] ?? ''
  const open = () =>
    rows(page)
      .first()
      .getByRole('button', { name: `Actions for ${key}` })
      .click()
  await open()
  const menu = page.getByRole('menu')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('menuitem', { name: 'Calendar entry (iCal)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${key}.ics`)
  await expect(menu).toBeHidden()
  await open()
  await menu.getByRole('menuitem', { name: 'Summary' }).click()
  await expect(page).toHaveURL(/\/admin\/queries\/[^/]+\/summary$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key)
  // a discussion without a meeting has nothing for a calendar
  await page.goto(`/admin/queries?filter=${encodeURIComponent('{"mediaType":"messenger"}')}`)
  await expect(rows(page).first()).toBeVisible()
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(menu.getByRole('menuitem', { name: 'Summary' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Calendar entry (iCal)' })).toBeHidden()
})

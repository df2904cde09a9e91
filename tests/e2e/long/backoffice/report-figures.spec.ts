import type { Page } from '@playwright/test'
import { customerDefinition, reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, reportOptionFlag } from '#model/reporting/enums.ts'
import { figureRules, ruleOf, type FigureRule, type Subject } from '#model/reporting/figures.ts'
import { en } from '#model/texts/en.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

type Staff = Awaited<ReturnType<typeof signedIn>>

interface Link {
  /** as people read it */
  shown: string
  href: string
}
const counted = /^[\d,]+$/
const numberIn = (shown: string) => Number(shown.replaceAll(',', ''))

/** Every number of the page that opens its rows, those in the tables of the charts too. */
async function figureLinks(page: Page): Promise<Link[]> {
  const charts = page.getByRole('button', { name: en.reporting.ui.table, exact: true })
  while (await charts.count()) await charts.first().click()
  const links = await page.locator('main a').evaluateAll((all) =>
    all.map((link) => ({
      shown: (link.textContent ?? '').trim(),
      href: link.getAttribute('href') ?? '',
    })),
  )
  const figures = links.filter(({ href }) => /[?&](cell|figure|list|question|filter)=/.test(href))
  return [...new Map(figures.map((link) => [`${link.shown} ${link.href}`, link])).values()]
}

/** Navigates within the app, without a reload, and returns the response that holds the rows. */
async function follow(page: Page, { href }: Link, path: RegExp): Promise<{ total: number; url: URL }> {
  const answered = page.waitForResponse((answer) => path.test(answer.url()) && answer.ok())
  await page.evaluate((to) => {
    history.pushState({}, '', new URL(to, location.href))
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, href)
  const answer = await answered
  return { ...((await answer.json()) as { total: number }), url: new URL(answer.url()) }
}

/** The request that the page would make for a link, derived from its request for another link of the same kind. */
function askedFor(like: URL, { href }: Link): string {
  const from = new URL(href, like).searchParams
  const url = new URL(like)
  for (const name of ['cell', 'figure', 'group', 'after', 'list', 'week', 'question', 'when', 'role']) {
    const value = from.get(name)
    if (url.pathname.includes('/expertdetailstats/') && name === 'group')
      url.pathname = url.pathname.replace(/[^/]+$/, encodeURIComponent(value || 'all'))
    else if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  return `${url.pathname.replace(/^\/api/, '')}${url.search}`
}

/**
 * Follows one link of each kind on the page, and asks for the rows of every other as the page would.
 * @param kindOf numbers of one kind differ only in which row or column of the table they stand in
 * @param open goes there on the page, and expects what the page then says
 */
async function followEach(
  links: readonly Link[],
  staff: Staff,
  kindOf: (link: Link) => string,
  open: (link: Link) => Promise<{ total: number; url: URL }>,
  expectTotal: (link: Link, total: number) => void,
) {
  const followed = new Map<string, URL>()
  for (const link of links) {
    const like = followed.get(kindOf(link))
    if (like) expectTotal(link, (await staff.get<{ total: number }>(askedFor(like, link))).total)
    else {
      const { total, url } = await open(link)
      expectTotal(link, total)
      // deriving it for this link gives the address that the page used
      expect(askedFor(url, link)).toBe(`${url.pathname.replace(/^\/api/, '')}${url.search}`)
      followed.set(kindOf(link), url)
    }
  }
}

const rowsOf = (n: number) =>
  en.reporting.ui.rowsBehind.split(' |||| ')[n === 1 ? 0 : 1]!.replace('%{smart_count}', n.toLocaleString('en-US'))

/** The numbers of a page that show their rows above it. */
async function followAll(page: Page, staff: Staff, path: RegExp, rules: Record<string, FigureRule>): Promise<number> {
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  const links = await figureLinks(page)
  const named = ({ href }: Link, name: string) => new URL(href, page.url()).searchParams.get(name) ?? ''
  await followEach(
    links,
    staff,
    (link) => `${named(link, 'figure')} ${named(link, 'after') && 'after'} ${named(link, 'group') && 'group'}`,
    async (link) => {
      const rows = await follow(page, link, path)
      await expect(page.getByRole('dialog').getByRole('status'), link.href).toHaveText(rowsOf(rows.total))
      return rows
    },
    (link, total) => {
      const rule = rules[named(link, 'figure')]
      if (!rule || rule.kind === 'count') expect(total, link.href).toBe(numberIn(link.shown))
      else expect(total, link.href).toBeGreaterThan(0)
    },
  )
  return links.length
}

const reports: [name: string, subject: Subject, path: string, body: object][] = [
  ...commonReportIds.map((reportId): [string, Subject, string, object] => [
    reportId,
    reportDefinitions[reportId].subject,
    '/server/report/commonExports',
    { reportId, options: reportOptionFlag.csv, groupBy: 'planType' },
  ]),
  [
    'customer',
    customerDefinition.subject,
    '/server/report/header',
    { name: 'All', reportType: 'executive', groupBy: 'planType' },
  ],
]

for (const [name, subject, path, body] of reports)
  test(`each number of the report ${name} opens as many rows as it says, and says the same above them`, async ({
    person,
    request,
  }) => {
    const staff = await signedIn(request, 'csr@consilium.test')
    const [plan] = await staff.get<{ id: string }[]>('/rest/plans?range=[0,0]')
    const made = await staff.post(path, name === 'customer' ? { ...body, planId: plan?.id } : body)
    const { id } = (await made.json()) as { id: string }
    const page = await person('csr@consilium.test', { at: `/admin/reports/view/${id}` })
    await expect(page.getByText('SHA-256').first()).toBeVisible({ timeout: 30_000 })
    const links = await figureLinks(page)
    expect(links.length).toBeGreaterThan(name === 'customer' ? 2 : 5)
    const cellOf = ({ href }: Link) => (new URL(href, page.url()).searchParams.get('cell') ?? '').split('~')
    // a column of the histogram and a point of the survival curve count, whatever their figure is
    const ofHours = (link: Link) => ['bin', 'after'].includes(cellOf(link)[1] ?? '')
    const counts = (link: Link) => ofHours(link) || ruleOf(subject, cellOf(link)[0] ?? '')?.kind === 'count'
    await followEach(
      links,
      staff,
      (link) => cellOf(link).slice(0, 2).join(' '),
      async (link) => {
        const rows = await follow(page, link, /\/rows\?/)
        const shown = `${ofHours(link) ? '' : `${link.shown} · `}${rowsOf(rows.total)} · `
        await expect(page.getByRole('main').getByRole('status'), link.href).toContainText(shown)
        return rows
      },
      (link, total) => {
        if (counts(link)) expect(total, link.href).toBe(numberIn(link.shown))
        else expect(total, link.href).toBeGreaterThan(0)
      },
    )
  })

test('each number of the statistics opens as many rows as it says', async ({ person, request }) => {
  const staff = await signedIn(request, 'csr.super@consilium.test')
  const page = await person('csr.super@consilium.test', { at: '/admin/reports/queryStats?groupBy=planType' })
  expect(await followAll(page, staff, /queryaggdetail/, figureRules.discussions)).toBeGreaterThan(10)
  await page.goto('/admin/reports/expertQueryStats?tier=1')
  expect(await followAll(page, staff, /expertdetailstats/, figureRules.engagements)).toBeGreaterThan(10)
})

test('each number of the overview opens as many rows as it says', async ({ person }) => {
  const page = await person('csr@consilium.test', { at: '/admin/overview' })
  await expect(page.getByRole('heading', { name: en.reporting.overview.now })).toBeVisible()
  const links = await figureLinks(page)
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) {
    const list = new URL(link.href, page.url()).searchParams.get('list')
    if (list === null) {
      await page.goto(new URL(link.href, page.url()).href)
      await expect(page.getByText(new RegExp(`of ${link.shown}\\b`)).first(), link.href).toBeVisible()
      await page.goto('/admin/overview')
      continue
    }
    const { total } = await follow(page, link, /overview\/rows/)
    await expect(page.getByRole('dialog').getByRole('status'), link.href).toHaveText(rowsOf(total))
    const rule = (figureRules.discussions as Record<string, FigureRule>)[list]
    if (counted.test(link.shown) && (!rule || rule.kind === 'count'))
      expect(total, link.href).toBe(numberIn(link.shown))
    else expect(total, link.href).toBeGreaterThan(0)
  }
})

test('each number of answers in the surveys of a plan opens as many answers', async ({ person, request }) => {
  const staff = await signedIn(request, 'csr@consilium.test')
  const plans = await staff.get<{ id: string }[]>('/rest/plans?range=[0,99]')
  const page = await person('csr@consilium.test')
  let followed = 0
  for (const { id } of plans) {
    const { questions } = await staff.get<{ questions: object[] }>(`/server/report/surveyResults?planId=${id}`)
    if (!questions.length) continue
    await page.goto(`/admin/reports/surveys?planId=${id}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(questions.length)
    for (const link of await figureLinks(page)) {
      const { total } = await follow(page, link, /surveyResults\/answers/)
      await expect(page.getByRole('dialog').getByRole('status'), link.href).toHaveText(rowsOf(total))
      expect(total, link.href).toBe(Number.parseInt(link.shown.replace(/\D*/, '')))
      followed += 1
    }
  }
  expect(followed).toBeGreaterThan(0)
})

test('on paper a report stands alone, and its charts fit the sheet', async ({ person, request }) => {
  const staff = await signedIn(request, 'csr@consilium.test')
  const body = { reportId: 'responseTimes', options: reportOptionFlag.csv, groupBy: 'planType' }
  const { id } = (await (await staff.post('/server/report/commonExports', body)).json()) as { id: string }
  const page = await person('csr@consilium.test', {
    viewport: { width: 1280, height: 900 },
    at: `/admin/reports/view/${id}`,
  })
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible({ timeout: 30_000 })
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  for (const part of ['banner', 'navigation', 'button'] as const)
    await expect(page.locator('body').getByRole(part).filter({ visible: true }), part).toHaveCount(0)
  // an A4 sheet within its margins
  await page.setViewportSize({ width: 670, height: 900 })
  const wide = await page
    .locator('main svg.recharts-surface, main table')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right - innerWidth).filter((over) => over > 0))
  expect(wide).toEqual([])
})

import type { Page } from '@playwright/test'
import { customerDefinition, reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, reportOptionFlag } from '#model/reporting/enums.ts'
import { figureRules, ruleOf, type FigureRule, type Subject } from '#model/reporting/figures.ts'
import { en } from '#model/texts/en.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

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
async function follow(page: Page, { href }: Link, path: RegExp): Promise<{ total: number }> {
  const answered = page.waitForResponse((answer) => path.test(answer.url()) && answer.ok())
  await page.evaluate((to) => {
    history.pushState({}, '', new URL(to, location.href))
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, href)
  return (await (await answered).json()) as { total: number }
}

const rowsOf = (n: number) =>
  en.reporting.ui.rowsBehind.split(' |||| ')[n === 1 ? 0 : 1]!.replace('%{smart_count}', n.toLocaleString('en-US'))

/** The numbers of a page that show their rows above it. */
async function followAll(page: Page, path: RegExp, rules: Record<string, FigureRule>): Promise<number> {
  const here = page.url()
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  const links = await figureLinks(page)
  for (const link of links) {
    const { total } = await follow(page, link, path)
    const figure = new URL(link.href, here).searchParams.get('figure') ?? ''
    await expect(page.getByRole('dialog').getByRole('status'), link.href).toHaveText(rowsOf(total))
    if (!rules[figure] || rules[figure].kind === 'count') expect(total, link.href).toBe(numberIn(link.shown))
    else expect(total, link.href).toBeGreaterThan(0)
  }
  return links.length
}

test.describe.configure({ timeout: 600_000 })

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
    const page = await person('csr@consilium.test')
    await page.goto(`/admin/reports/view/${id}`)
    await expect(page.getByText('SHA-256').first()).toBeVisible({ timeout: 30_000 })
    const links = await figureLinks(page)
    expect(links.length).toBeGreaterThan(name === 'customer' ? 2 : 5)
    for (const link of links) {
      const { total } = await follow(page, link, /\/rows\?/)
      const cell = new URL(link.href, page.url()).searchParams.get('cell') ?? ''
      const status = page.getByRole('main').getByRole('status')
      const [figure = '', of] = cell.split('~')
      // a column of the histogram and a point of the survival curve count, whatever their figure is
      const ofHours = of === 'bin' || of === 'after'
      const counts = ofHours || ruleOf(subject, figure)?.kind === 'count'
      await expect(status, link.href).toContainText(`${ofHours ? '' : `${link.shown} · `}${rowsOf(total)} · `)
      if (counts) expect(total, cell).toBe(numberIn(link.shown))
      else expect(total, cell).toBeGreaterThan(0)
    }
  })

test('each number of the statistics opens as many rows as it says', async ({ person }) => {
  const page = await person('csr.super@consilium.test')
  await page.goto('/admin/reports/queryStats?groupBy=planType')
  expect(await followAll(page, /queryaggdetail/, figureRules.discussions)).toBeGreaterThan(10)
  await page.goto('/admin/reports/expertQueryStats?tier=1')
  expect(await followAll(page, /expertdetailstats/, figureRules.engagements)).toBeGreaterThan(10)
})

test('each number of the overview opens as many rows as it says', async ({ person }) => {
  const page = await person('csr@consilium.test')
  await page.goto('/admin/overview')
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
  const page = await person('csr@consilium.test', { viewport: { width: 1280, height: 900 } })
  await page.goto(`/admin/reports/view/${id}`)
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

import { asc, eq } from 'drizzle-orm'
import { membershipPlan, reportPassage } from '#db/schema/all.ts'
import type { DiscussionDocument, DocumentSection } from '#model/discussions/export.ts'
import { productColours } from '#model/content/colours.ts'
import { isThemeName } from '#model/identity/theme.ts'
import { productName } from '#model/product-name.ts'
import { foldSmallGroups } from '#model/panels/small-groups.ts'
import { rangeOfMonth, rangeText } from '#model/reporting/range.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { writePdf } from '../../discussions/export/write-pdf.ts'
import { writeWord } from '../../discussions/export/write-word.ts'
import { themeNamed } from '../../served-content.ts'
import { dayText } from '../../tax/day-text.ts'
import type { Say } from '../facts/places.ts'
import type { Header } from './plan-of-report.ts'
import { shownFigure } from './shown-figure.ts'
import { summaryOf } from './summary.ts'

/** More would fill a page of their own; the table has them all. */
const MOST_BARS = 15

/** A customer report as Word and PDF. Groups of fewer than five people are folded into "Other". */
export async function writeDocuments(
  ctx: Ctx,
  header: Header,
  result: ReportResult,
  say: Say,
): Promise<{ format: 'docx' | 'pdf'; bytes: Uint8Array }[]> {
  const document = await documentOf(ctx, header, result, say)
  return [
    { format: 'pdf', bytes: await writePdf(document) },
    { format: 'docx', bytes: await writeWord(document) },
  ]
}

async function documentOf(ctx: Ctx, header: Header, result: ReportResult, say: Say): Promise<DiscussionDocument> {
  const language = header.language === 'zh-cn' ? 'zh-cn' : 'en-us'
  const type = header.reportType ?? 'executive'
  const range = header.dateRange
  const brand = await brandOf(ctx, header, language)
  const sections: DocumentSection[] = []
  const summary = header.summary ?? summaryOf(result, say, language)
  if (type === 'executive' || type === 'topline')
    sections.push({
      heading: say('reports.executiveSummary'),
      blocks: summary
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ kind: 'text' as const, text })),
    })
  if (type !== 'verbatim') sections.push(keyFigures(result, say, language))
  if (type === 'executive' || type === 'graph')
    sections.push(byGroup(header, result, say, language), byMonth(result, say, language))
  if (header.grantId !== null && type !== 'verbatim') sections.push(paidFor(header, result, say, language))
  if (type === 'verbatim') sections.push(...(await verbatims(ctx, header.id, say)))
  return {
    language,
    brand,
    title: header.name,
    subtitle: say('reporting.document.confidential'),
    facts: [
      [say('reporting.document.type'), say(`reporting.type.${type}`)],
      ...(range ? ([[say('reporting.document.range'), rangeText(range, language)]] as const) : []),
      ...(result.comparedWith
        ? ([[say('reporting.document.before'), rangeText(result.comparedWith, language)]] as const)
        : []),
      [say('reporting.document.version'), String(header.definitionVersion)],
      [say('reporting.document.made'), dayText(newYorkDay(ctx.now()), language)],
      ...(result.fingerprint ? ([[say('reporting.document.hash'), result.fingerprint]] as const) : []),
    ],
    sections,
    foot: `${brand?.name ?? productName} · ${header.name} · ${header.id}`,
  }
}

/** The brand of the plan that it is about. */
async function brandOf(ctx: Ctx, header: Header, language: 'en-us' | 'zh-cn'): Promise<DiscussionDocument['brand']> {
  if (header.planId === null) return undefined
  const [plan] = await ctx.db
    .select({ theme: membershipPlan.theme })
    .from(membershipPlan)
    .where(eq(membershipPlan.id, header.planId))
  const theme = plan?.theme && isThemeName(plan.theme) ? await themeNamed(ctx.db, plan.theme, language) : undefined
  return theme?.companyText
    ? { name: theme.companyText, colour: theme.colours.primary ?? productColours.primary }
    : undefined
}

function keyFigures(result: ReportResult, say: Say, language: string): DocumentSection {
  return {
    heading: say('reporting.document.figures'),
    blocks: [
      {
        kind: 'table',
        head: [say('reporting.document.figure'), say('reporting.document.now'), say('reporting.document.before')],
        rows: result.figures.map(({ id, unit }) => [
          say(`reporting.figure.${id}`),
          shownFigure(result.totals[id]?.value ?? null, unit, language),
          result.changes ? shownFigure(result.changes[id]?.before ?? null, unit, language) : '–',
        ]),
      },
    ],
  }
}

function byGroup(header: Header, result: ReportResult, say: Say, language: string): DocumentSection {
  const first = result.figures[0]?.id ?? ''
  const groups = foldSmallGroups(
    result.groups.map((group) => ({ name: group.name, n: group.figures[first]?.value ?? 0, people: group.people })),
    say('reporting.other'),
  )
  const total = groups.reduce((sum, { n }) => sum + n, 0)
  return {
    heading: say(`reporting.groupBy.${header.groupBy ?? 'diagnosisGroup'}`),
    blocks: [
      {
        kind: 'table',
        head: [
          say(`reporting.groupBy.${header.groupBy ?? 'diagnosisGroup'}`),
          say(`reporting.figure.${first}`),
          say('reporting.document.share'),
        ],
        rows: groups.map(({ name, n }) => [name, String(n), shownFigure(total ? n / total : 0, 'share', language)]),
      },
      {
        kind: 'bars',
        about: `${say(`reporting.figure.${first}`)}, ${say(`reporting.groupBy.${header.groupBy ?? 'diagnosisGroup'}`)}`,
        rows: groups.slice(0, MOST_BARS).map(({ name, n }) => ({ name, value: n, shown: String(n) })),
      },
      { kind: 'quiet', text: say('reporting.document.folded') },
    ],
  }
}

/** What a funding source has paid for: discussions, answers, their cost and what one answer came to. */
function paidFor(header: Header, result: ReportResult, say: Say, language: string): DocumentSection {
  const value = (figure: string) => result.totals[figure]?.value ?? 0
  const shown = (cents: number | null) => shownFigure(cents, 'cents', language)
  const each = (count: number) => (count ? Math.round(value('cost') / count) : null)
  const costs = foldSmallGroups(
    result.groups.map((group) => ({ name: group.name, n: group.figures.cost?.value ?? 0, people: group.people })),
    say('reporting.other'),
  ).filter(({ n }) => n !== 0)
  return {
    heading: say('reporting.document.paidFor'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [say('reporting.figure.cost'), shown(value('cost'))],
          [say('reporting.document.perAnswered'), shown(each(value('answered')))],
          [say('reporting.document.perResponse'), shown(each(value('responses')))],
        ],
      },
      ...(costs.length
        ? [
            {
              kind: 'table' as const,
              head: [say(`reporting.groupBy.${header.groupBy ?? 'diagnosisGroup'}`), say('reporting.figure.cost')],
              rows: costs.map(({ name, n }) => [name, shown(n)]),
            },
          ]
        : []),
    ],
  }
}

function byMonth(result: ReportResult, say: Say, language: string): DocumentSection {
  const shown = result.figures.filter(({ id }) =>
    ['discussions', 'answered', 'responses', 'toFirstAnswer'].includes(id),
  )
  return {
    heading: say('reporting.document.months'),
    blocks: [
      {
        kind: 'table',
        head: [say('reporting.month'), ...shown.map(({ id }) => say(`reporting.figure.${id}`))],
        rows: result.months.map(({ month, figures }) => [
          rangeText(rangeOfMonth(month), language),
          ...shown.map(({ id, unit }) => shownFigure(figures[id]?.value ?? null, unit, language)),
        ]),
      },
      ...shown.slice(0, 1).map(({ id, unit }) => ({
        kind: 'bars' as const,
        about: `${say(`reporting.figure.${id}`)}, ${say('reporting.document.months')}`,
        rows: result.months.map(({ month, figures }) => {
          const value = figures[id]?.value ?? 0
          return { name: rangeText(rangeOfMonth(month), language), value, shown: shownFigure(value, unit, language) }
        }),
      })),
    ],
  }
}

/** Passages that staff have released, as they were marked. */
async function verbatims(ctx: Ctx, reportId: string, say: Say): Promise<DocumentSection[]> {
  const rows = await ctx.db
    .select()
    .from(reportPassage)
    .where(eq(reportPassage.reportId, reportId))
    .orderBy(asc(reportPassage.ordinal))
  const released = rows.filter(({ state }) => state === 'released')
  return [
    {
      heading: say('reporting.type.verbatim'),
      blocks: released.length
        ? released.map(({ heading, text }) => ({ kind: 'entry' as const, entry: { head: heading, meta: '', text } }))
        : [{ kind: 'quiet', text: say('reporting.document.noneReleased') }],
    },
  ]
}

import { Fragment } from 'react'
import { useTranslate } from 'ra-core'
import type { CellKind } from '#model/reporting/cell.ts'
import type { ChartKind } from '#model/reporting/definitions.ts'
import type { FigureUnit } from '#model/reporting/figures.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { hourBins, survivalOf } from '#model/reporting/time-bins.ts'
import { inSentence } from '../../kit/in-sentence.ts'
import { ChartBlock } from './chart-block.tsx'
import type { Point } from './charts.tsx'
import { useFigure } from './use-figure.ts'

const MOST_BARS = 15
const FUNNELS: Readonly<Record<string, readonly string[]>> = {
  invited: ['invited', 'claimed', 'answered'],
  registered: ['registered', 'verified', 'signedIn', 'tookPart'],
}

type Figures = ReportResult['totals']

interface Props {
  result: Pick<ReportResult, 'totals' | 'groups' | 'months' | 'bins'>
  kinds: readonly ChartKind[]
  charted: string
  unit: FigureUnit
  groupName: string
  /** where the rows of a number are */
  to: (cell: { figure: string; kind?: CellKind; id?: string }) => string | undefined
}

/** The charts of a report: each says in a sentence what it shows. */
export function ResultCharts({ result, kinds, charted, unit, groupName, to }: Props) {
  const figure = useFigure()
  const translate = useTranslate()
  const name = figure.name(charted)
  const point = (label: string, said: Figures[string] | undefined, link: string | undefined): Point => ({
    label,
    value: unit === 'cents' ? (said?.value ?? 0) / 100 : (said?.value ?? 0),
    shown: figure.show(said?.value ?? 0, unit),
    ...withLink(said?.rows ? link : undefined),
  })
  const most = (points: readonly Point[]) =>
    points.reduce<Point | undefined>((best, one) => (!best || one.value > best.value ? one : best), undefined)
  const said = (kind: ChartKind, points: readonly Point[]) => {
    const top = most(points)
    const first = points[0]
    const last = points.at(-1)
    return translate(`reporting.says.${kind === 'line' && points.length === 1 ? 'oneMonth' : kind}`, {
      name,
      top: top?.label,
      topValue: top?.shown,
      first: first?.label,
      firstValue: first?.shown,
      last: last?.label,
      lastValue: last?.shown,
      total: figure.show(result.totals[charted]?.value, unit),
      smart_count: points.length,
    })
  }
  const build: Record<ChartKind, () => { points: Point[]; axis: string; name: string; unitName?: string }> = {
    line: () => ({
      points: result.months.map(({ month, figures }) =>
        point(figure.month(month), figures[charted], to({ figure: charted, kind: 'month', id: month })),
      ),
      axis: translate('reporting.month'),
      name,
    }),
    bar: () => ({
      points: result.groups
        .slice(0, MOST_BARS)
        .map((group) =>
          point(group.name, group.figures[charted], to({ figure: charted, kind: 'group', id: group.id })),
        ),
      axis: groupName,
      name,
    }),
    funnel: () => ({
      points: (FUNNELS[charted] ?? []).map((step) =>
        point(figure.name(step), result.totals[step], to({ figure: step })),
      ),
      axis: translate('reporting.step'),
      name: translate('reporting.reached'),
    }),
    histogram: () => ({
      points: result.bins.map(({ bin, rows }) => ({
        label: figure.bin(bin),
        value: rows,
        shown: figure.show(rows, 'count'),
        ...withLink(rows ? to({ figure: 'toFirstAnswer', kind: 'bin', id: String(bin) }) : undefined),
      })),
      axis: figure.name('toFirstAnswer'),
      name: figure.name('answered'),
    }),
    survival: () => ({
      points: survivalOf(result.totals.released?.value ?? 0, result.bins).map(({ hours, waiting }) => ({
        label: figure.show(hours, 'hours'),
        value: waiting,
        shown: figure.show(waiting, 'count'),
        ...withLink(waiting ? to({ figure: 'released', kind: 'after', id: String(hours) }) : undefined),
      })),
      axis: translate('reporting.sinceRelease'),
      name: translate('reporting.waiting'),
    }),
  }
  return kinds.map((kind) => {
    const { points, axis, name: shown } = build[kind]()
    const day = survivalOf(result.totals.released?.value ?? 0, result.bins).find(({ hours }) => hours === hourBins[5])
    const says =
      kind === 'survival'
        ? translate('reporting.says.survival', {
            released: figure.show(result.totals.released?.value, 'count'),
            hours: figure.show(day?.hours, 'hours'),
            waiting: figure.show(day?.waiting, 'count'),
          })
        : kind === 'funnel'
          ? points.map((one) => `${one.label}${translate('list.colon')}${one.shown}`).join(' → ')
          : said(kind, points)
    return (
      <Fragment key={kind}>
        <ChartBlock
          title={translate(`reporting.chart.${kind}`, { name, by: inSentence(groupName) })}
          kind={kind}
          points={points}
          axis={axis}
          name={shown}
          says={says}
        />
      </Fragment>
    )
  })
}

const withLink = (to: string | undefined) => (to ? { to } : {})

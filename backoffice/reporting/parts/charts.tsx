import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ChartKind } from '#model/reporting/definitions.ts'

export interface Point {
  label: string
  value: number
  shown: string
  /** the list of its rows */
  to?: string
}

const HEIGHT = 260
const ROW = 34
/** Room for the names of bars, in pixels, and how many characters fit on its line. */
const NAMES = { phone: { width: 150, characters: 22 }, desktop: { width: 270, characters: 40 } }
/** A long label is cut: its whole text stands in the table. */
const cutTo = (characters: number) => (label: string) =>
  label.length > characters ? `${label.slice(0, characters - 1).trimEnd()}…` : label

/** A chart in the colours of the theme. What it shows is said beside it in words and in a table: readers of screens skip it. */
export function Chart({ kind, points, name }: { kind: ChartKind; points: readonly Point[]; name: string }) {
  const { palette, typography, breakpoints } = useTheme()
  const names = useMediaQuery(breakpoints.up('md')) ? NAMES.desktop : NAMES.phone
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily }
  const grid = <CartesianGrid stroke={palette.divider} vertical={false} />
  const data = [...points]
  const look = { isAnimationActive: false, name }
  const tooltip = (
    <Tooltip
      cursor={{ fill: palette.action.hover, stroke: palette.divider }}
      contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 6 }}
      labelStyle={{ color: palette.text.secondary, fontSize: 12 }}
      itemStyle={{ color: palette.text.primary, fontSize: 13 }}
      formatter={(_value, _name, item) => [(item.payload as Point).shown, name]}
    />
  )
  const x = (
    <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: palette.divider }} minTickGap={24} />
  )
  const y = <YAxis tick={tick} tickLine={false} axisLine={false} width={48} allowDecimals={false} />
  const margin = { top: 8, right: 16, bottom: 0, left: 0 }
  if (kind === 'bar' || kind === 'funnel')
    return (
      <ResponsiveContainer width="100%" height={Math.max(120, points.length * ROW + 32)}>
        <BarChart accessibilityLayer={false} data={data} layout="vertical" margin={margin} barCategoryGap={6}>
          <XAxis type="number" tick={tick} tickLine={false} axisLine={false} allowDecimals={false} />
          <YAxis
            type="category"
            dataKey="label"
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={names.width}
            tickFormatter={cutTo(names.characters)}
            interval={0}
          />
          {tooltip}
          <Bar dataKey="value" fill={palette.primary.main} radius={[0, 3, 3, 0]} {...look} />
        </BarChart>
      </ResponsiveContainer>
    )
  if (kind === 'histogram')
    return (
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart accessibilityLayer={false} data={data} margin={margin} barCategoryGap={2}>
          {grid}
          {x}
          {y}
          {tooltip}
          <Bar dataKey="value" fill={palette.primary.main} radius={[3, 3, 0, 0]} {...look} />
        </BarChart>
      </ResponsiveContainer>
    )
  if (kind === 'survival')
    return (
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <AreaChart accessibilityLayer={false} data={data} margin={margin}>
          {grid}
          {x}
          {y}
          {tooltip}
          <Area
            dataKey="value"
            type="stepAfter"
            stroke={palette.primary.main}
            strokeWidth={2}
            fill={palette.primary.main}
            fillOpacity={0.12}
            {...look}
          />
        </AreaChart>
      </ResponsiveContainer>
    )
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart accessibilityLayer={false} data={data} margin={margin}>
        {grid}
        {x}
        {y}
        {tooltip}
        <Line
          dataKey="value"
          stroke={palette.primary.main}
          strokeWidth={2}
          dot={points.length < 30 ? { r: 2.5, fill: palette.primary.main } : false}
          {...look}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResultCharts } from '#backoffice/reporting/parts/result-charts.tsx'
import { renderInBackOffice } from '../page.tsx'

const months = ['2026-10', '2026-11'].map((month, at) => ({
  month,
  figures: { amount: { value: 225_500 + at, rows: 14 } },
}))

test.each([
  [1, 'Amount in Nov 2026: $2,255.01.'],
  [2, 'Amount went from $2,255.00 in Oct 2026 to $2,255.01 in Nov 2026; the highest was $2,255.01 in Nov 2026.'],
])('a chart of %i month(s) says what it shows', async (count, sentence) => {
  await renderInBackOffice(
    <ResultCharts
      result={{ totals: {}, groups: [], bins: [], months: months.slice(-count) }}
      kinds={['line']}
      charted="amount"
      unit="cents"
      groupName=""
      to={() => undefined}
    />,
  )
  await expect.poll(() => screen.queryAllByText(sentence).length, { timeout: 30_000 }).toBe(1)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell, writeCell } from '#model/reporting/cell.ts'
import { optionsOf } from '#model/reporting/definitions.ts'
import { figureRules, subjects, ruleOf, maskOf, bitOf } from '#model/reporting/figures.ts'
import { surgePart } from '#model/reporting/facts.ts'
import { ForecastHistory } from '#model/reporting/forecast.ts'
import { instantsOf, monthOfMoment, rangeBefore, rangeOfMonth, rangeText } from '#model/reporting/range.ts'
import { monthsBetween, quantile, Tally } from '#model/reporting/tally.ts'
import { binOf, hourBins, survivalOf } from '#model/reporting/time-bins.ts'
import { redact } from '#model/reporting/redaction.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { reportOptionsOf, sumOfOptions } from '#model/reporting/enums.ts'

test('the sums of the options are those of their flags', () => {
  for (const flags of [0, 1, 15, 23, 47, 63, 71, 171, 195, 255])
    expect(sumOfOptions(reportOptionsOf(flags))).toBe(flags)
  expect(optionsOf('earnings')).toEqual(['csv', 'xls', 'surgeOnly', 'monthYear'])
  expect(optionsOf('planUsage')).toEqual(['csv', 'xls', 'userTypes', 'omitCsr', 'monthYear'])
})

describe('ranges', () => {
  test('a moment lies in the month that New York’s calendar shows, whatever was asked before', () => {
    const moments = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2028-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (at) => monthOfMoment(at.getTime()) === newYorkDay(at).slice(0, 7)),
      { numRuns: 2_000 },
    )
    for (const [at, month] of [
      ['2026-03-01T04:59:59.999Z', '2026-02'],
      ['2026-03-01T05:00:00Z', '2026-03'],
      ['2026-11-01T03:59:59.999Z', '2026-10'],
      ['2026-11-01T04:00:00Z', '2026-11'],
    ] as const)
      expect(monthOfMoment(Date.parse(at))).toBe(month)
  })
  test('end before their end, by New York’s clocks', () => {
    const { from, to } = instantsOf({ start: '2026-03-08', end: '2026-03-09' })
    expect(to.getTime() - from.getTime()).toBe(23 * 3_600_000)
    expect(instantsOf({ start: '2025-12-31', end: '2026-01-01' }).to.toISOString()).toBe('2026-01-01T05:00:00.000Z')
  })
  test('months and the period before', () => {
    expect(rangeOfMonth('2026-12')).toEqual({ start: '2026-12-01', end: '2027-01-01' })
    expect(rangeBefore({ start: '2026-03-01', end: '2026-03-31' })).toEqual({ start: '2026-01-30', end: '2026-03-01' })
    expect(rangeBefore({ start: '2026-03-01', end: '2026-04-01' })).toEqual({ start: '2026-02-01', end: '2026-03-01' })
    expect(rangeBefore({ start: '2026-01-01', end: '2026-04-01' })).toEqual({ start: '2025-10-01', end: '2026-01-01' })
    expect(rangeBefore({ start: '2026-01-01', end: '2027-01-01' })).toEqual({ start: '2025-01-01', end: '2026-01-01' })
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
  test('whole months are compared with as many months before, other days with as many days', () => {
    const months = fc.tuple(fc.integer({ min: 24_000, max: 24_600 }), fc.integer({ min: 1, max: 24 }))
    const first = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
    fc.assert(
      fc.property(months, ([at, n]) => {
        const range = { start: first(at), end: first(at + n) }
        expect(rangeBefore(range)).toEqual({ start: first(at - n), end: range.start })
      }),
    )
    const days = fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 400 }))
    fc.assert(
      fc.property(days, ([at, n]) => {
        const range = { start: addDays('2010-01-01', at), end: addDays('2010-01-01', at + n) }
        fc.pre(!range.start.endsWith('-01') || !range.end.endsWith('-01'))
        expect(rangeBefore(range)).toEqual({ start: addDays(range.start, -n), end: range.start })
      }),
    )
  })
  test('are told by the days they hold', () => {
    const told = (start: string, end: string) =>
      ['en-US', 'zh-CN'].map((language) => rangeText({ start, end }, language).replace(/[\u2009\u202f]/g, ' '))
    expect(told('2026-11-01', '2026-12-01')).toEqual(['November 2026', '2026年11月'])
    expect(told('2026-07-01', '2026-10-01')).toEqual(['July – September 2026', '2026年7月至9月'])
    expect(told('2026-11-01', '2026-11-16')).toEqual(['November 1 – 15, 2026', '2026年11月1日至11月15日'])
    expect(told('2025-12-29', '2026-01-05')).toEqual([
      'December 29, 2025 – January 4, 2026',
      '2025年12月29日至2026年1月4日',
    ])
    expect(told('2026-11-01', '2026-11-02')).toEqual(['November 1, 2026', '2026年11月1日'])
  })
})

test('quantiles', () => {
  expect(quantile([], 0.5)).toBeNull()
  expect(quantile([1, 3], 0.5)).toBe(2)
  expect(quantile([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9)).toBe(90)
})

test('a tally: totals, groups, months without gaps, rows behind each figure', () => {
  const tally = new Tally('discussions', ['discussions', 'toFirstAnswer', 'fillRate'], 'toFirstAnswer')
  const row = (at: string, group: string, values: Record<string, number | null>) =>
    tally.add({
      values: { discussions: 1, ...values },
      at: Date.parse(at),
      group: { id: group, name: group },
      person: at,
    })
  row('2026-01-01T04:59:00Z', 'a', { toFirstAnswer: 2, seats: 3, seatsFilled: 1 })
  row('2026-03-01T12:00:00Z', 'b', { toFirstAnswer: 6, seats: 1, seatsFilled: null })
  row('2026-03-02T12:00:00Z', 'b', { toFirstAnswer: null })
  const { totals, groups, months, bins } = tally.result()
  expect(totals).toEqual({
    discussions: { value: 3, rows: 3 },
    toFirstAnswer: { value: 4, rows: 2 },
    fillRate: { value: 0.25, rows: 2 },
  })
  expect(groups.map(({ id, figures }) => [id, figures.discussions?.value])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
  // the first was New York's December
  expect(months.map(({ month, figures }) => [month, figures.discussions?.value])).toEqual([
    ['2025-12', 1],
    ['2026-01', 0],
    ['2026-02', 0],
    ['2026-03', 2],
  ])
  expect(bins.filter(({ rows }) => rows > 0).map(({ bin }) => hourBins[bin])).toEqual([1, 6])
})

test('every value of every kind of rows has a bit of its own', () => {
  for (const subject of subjects) {
    const figures = Object.keys(figureRules[subject])
    const values = new Map(
      figures.map((figure) => [ruleOf(subject, figure)?.over ?? ruleOf(subject, figure)!.of, figure]),
    )
    const bits = [...values.values()].map((figure) => bitOf(subject, figure))
    expect(new Set(bits).size).toBe(bits.length)
    for (const [value, figure] of values) expect(maskOf(subject, { [value]: 1 })).toBe(bitOf(subject, figure))
  }
})

test('the address of a number', () => {
  for (const cell of [{ figure: 'open' }, { figure: 'open', of: { kind: 'group', id: '-' } } as const])
    expect(readCell(writeCell(cell))).toEqual(cell)
  for (const none of ['open~team~1', 'released~after~soon', 'toFirstAnswer~bin~']) expect(readCell(none)).toBeNull()
})

test('how many still wait', () => {
  expect(binOf(0)).toBe(0)
  expect(binOf(168)).toBe(hourBins.length - 1)
  const bins = hourBins.map((_, bin) => ({ rows: bin === 0 ? 2 : 0 }))
  expect(survivalOf(5, bins).map(({ waiting }) => waiting)).toEqual([5, ...Array<number>(hourBins.length - 1).fill(3)])
})

test('what surge has added', () => {
  expect(surgePart(30_000, 1.5)).toBe(10_000)
  expect(surgePart(30_000, 1)).toBe(0)
})

test('a forecast: from the diagnosis, else its group, its plan, all; never from fewer than twenty', () => {
  const history = new ForecastHistory()
  const here = { diagnosis: 'd', diagnosisGroup: 'g', plan: 'p' }
  for (let n = 1; n <= 19; n++) history.add(here, n)
  expect(history.forecast(here)).toBeNull()
  history.add({ diagnosis: 'other', diagnosisGroup: 'g' }, 20)
  expect(history.forecast(here)).toMatchObject({ basis: 'diagnosisGroup', cases: 20 })
  history.add(here, 20)
  expect(history.forecast(here)).toEqual({ basis: 'diagnosis', cases: 20, hours: expect.closeTo(16.2, 6) })
  expect(history.forecast({ diagnosis: 'new' })).toMatchObject({ basis: 'all' })
})

test('names, numbers, dates and places are marked', () => {
  expect(
    redact('Laura was seen by Dr. Smith in Boston on March 3, 2026; call 212-555-0123. 陈丽建议化疗。', [
      'Laura',
      'Chen',
      '陈丽',
    ]),
  ).toBe('[name] was seen by [name] in [place] on [date]; call [number]. [name]建议化疗。')
  expect(redact('Give 75 mg/m2 every 21 days.', ['Al'])).toBe('Give 75 mg/m2 every 21 days.')
})

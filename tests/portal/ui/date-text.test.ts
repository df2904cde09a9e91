import { describe, expect, test } from 'vitest'
import { correctDate, readDate, showDate } from '#portal/ui/fields/date-text.ts'

describe('what is typed', () => {
  test.each([
    ['03/27/2026', '2026-03-27'],
    ['3/7/2026', '2026-03-07'],
    [' 12/31/1999 ', '1999-12-31'],
    ['02/29/2028', '2028-02-29'],
    ['03.27.2026', '2026-03-27'],
    ['3-7-2026', '2026-03-07'],
    // four digits first are a year
    ['2026-03-27', '2026-03-27'],
    ['1964/2/3', '1964-02-03'],
    ['1964年2月3日', '1964-02-03'],
    ['1964 年 2 月 3 日', '1964-02-03'],
    ['1964年2月3', '1964-02-03'],
    // phones whose keypad has no slash
    ['02031964', '1964-02-03'],
    ['19640203', '1964-02-03'],
    ['12312004', '2004-12-31'],
  ])('%s is %s', (text, value) => expect(readDate(text)).toBe(value))

  test.each([
    '02/29/2027',
    '13/01/2026',
    '00/10/2026',
    '04/31/2026',
    '27/03/2026',
    '03/27/26',
    '1964-13-01',
    '19641301',
    '2031964',
    '1964年',
    '',
    'soon',
  ])('%j is no date', (text) => expect(readDate(text)).toBeUndefined())
})

test.each([
  ['13/45/2028', '12/31/2028', '2028/12/31'],
  // the day first, as most of the world writes it
  ['31/12/1970', '12/31/1970', '1970/12/31'],
  ['1970-25-3', '03/25/1970', '1970/03/25'],
  ['0/0/2028', '01/01/2028', '2028/01/01'],
  ['3/9/1984', '03/09/1984', '1984/03/09'],
  ['1984-3-9', '03/09/1984', '1984/03/09'],
  ['03091984', '03/09/1984', '1984/03/09'],
  // how many days a month has is not corrected: which one was meant no one knows
  ['02/31/2028', '02/31/2028', '2028/02/31'],
  ['13/45', '13/45', '13/45'],
  ['', '', ''],
  ['tomorrow', 'tomorrow', 'tomorrow'],
])('%s becomes %s in English and %s in Chinese', (typed, english, chinese) => {
  expect(correctDate(typed, 'en-US')).toBe(english)
  expect(correctDate(typed, 'zh-CN')).toBe(chinese)
})

test('every day is shown as it can be typed again', () => {
  for (let at = Date.UTC(1910, 0, 1); at < Date.UTC(2040, 0, 1); at += 37 * 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    for (const locale of ['en-US', 'zh-CN']) {
      const shown = showDate(day, locale)
      expect(shown).toMatch(locale === 'zh-CN' ? /^\d{4}\/\d\d\/\d\d$/ : /^\d\d\/\d\d\/\d{4}$/)
      expect(readDate(shown)).toBe(day)
      expect(readDate(shown.replaceAll('/', ''))).toBe(day)
    }
  }
  expect(showDate('', 'en-US')).toBe('')
})

import { expect, test } from 'vitest'
import { limitCatalogue, type LimitUnit } from '#model/limits.ts'
import { en } from '#model/texts/en.ts'
import type { Tree } from '#model/texts/messages.ts'
import { zh } from '#model/texts/zh.ts'

/** Texts that name a number which is also the usual value of a limit, and why it is another number. */
const allowed: Record<string, string> = {
  'calls.giveBackLate': 'a fixed span of the rule for seats given up late',
  'message.meetingHour.subject': 'reminders of calls go at fixed times',
  'message.reportReady.text': 'reports are kept for a fixed time',
  'reporting.ui.noDownloads': 'the same fixed time',
  'message.taxMissing.text': 'an estimate of how long the form takes',
  'queries.view.closingSoon': 'a view as delivered',
  'reporting.overview.messageFailuresMean': 'a fixed span of the page',
  'room.late': 'what a person says',
  'room.lateSaid': 'the same sentence',
  'tax.wordingHelp.w8ben': 'wording of the form of the tax authority',
  'triage.until.hour': 'a choice, not a limit',
}

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 }
type Length = keyof typeof seconds
type Unit = Length | 'characters'
const isLength = (unit: LimitUnit): unit is Exclude<Length, 'weeks'> => unit in seconds

/** Every number that staff can change and that is said with a unit: as it is set, and in longer units where it is whole. */
const settable = Object.values(limitCatalogue)
  .filter((limit) => !('fixed' in limit) && limit.default > 0)
  .flatMap(({ default: value, unit }): [number, Unit][] => {
    if (unit === 'characters') return [[value, unit]]
    if (!isLength(unit)) return []
    return (Object.keys(seconds) as Length[])
      .map((other): [number, Length] => [(value * seconds[unit]) / seconds[other], other])
      .filter(
        ([count, other]) => other === unit || (Number.isInteger(count) && count > 1 && seconds[other] > seconds[unit]),
      )
  })

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ')
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spelled = (n: number) => ones[n] ?? [tens[Math.floor(n / 10)], ones[n % 10 || 99]].filter(Boolean).join('-')
const figures = '〇一二三四五六七八九'
const spelledInChinese = (n: number): string =>
  n < 10
    ? n === 2
      ? '[二两]'
      : figures.charAt(n)
    : `${n < 20 ? '' : figures.charAt(Math.floor(n / 10))}十${n % 10 ? figures.charAt(n % 10) : ''}`

const english: Record<Unit, string> = {
  seconds: 'seconds?|sec',
  minutes: 'minutes?|min',
  hours: 'hours?|hr?',
  days: 'days?',
  weeks: 'weeks?',
  characters: 'characters?',
}
const chinese: Record<Unit, string> = {
  seconds: '秒',
  minutes: '分钟',
  hours: '个?(?:小时|钟头)',
  days: '天',
  weeks: '个?(?:周|星期)',
  characters: '个?字符',
}
const either = (n: number, words: (n: number) => string) => (n < 100 ? `(?:${n}|${words(n)})` : String(n))
const inEnglish = ([n, unit]: [number, Unit]) =>
  new RegExp(
    `(?<![\\w.,-])${either(n, spelled)}(?: (?:to|or|and) (?:%\\{)?[\\w-]+\\}?)?[ -](?:more |further )?(?:${english[unit]})\\b`,
    'i',
  )
const inChinese = ([n, unit]: [number, Unit]) =>
  new RegExp(
    `(?<![\\d.,${figures}十百两第])${either(n, spelledInChinese)}(?: ?[至到–~-] ?(?:%\\{)?[\\w一-十]+\\}?)? ?(?:${chinese[unit]})`,
  )

const englishPatterns = settable.map(inEnglish)
const chinesePatterns = settable.map(inChinese)
const names = (patterns: readonly RegExp[], phrase: string) => patterns.some((pattern) => pattern.test(phrase))

test('a text that names a number which staff can change takes it from the limits', () => {
  const found = [
    ...flat(en).filter(([, phrase]) => names(englishPatterns, phrase)),
    ...flat(zh).filter(([, phrase]) => names(chinesePatterns, phrase)),
  ]
  expect(found.filter(([key]) => !(key in allowed))).toEqual([])
  expect(Object.keys(allowed).filter((key) => !found.some(([other]) => other === key))).toEqual([])
})

test.each([
  'Please wait 15 minutes and try again.',
  'You can join five minutes before the call.',
  'It takes 4 to 6 weeks after quarter close.',
  'Paid for the time you report, 15 to 60 minutes.',
  'We keep it for thirty days.',
  'An IBAN has 16 to 34 characters.',
  'Shown for 60 seconds.',
  'A 6-hour seat.',
])('the check sees the number in “%s”', (phrase) => expect(names(englishPatterns, phrase)).toBe(true))

test.each([
  '请等待 15 分钟后再试。',
  '您可以在通话前五分钟加入。',
  '须在三十天内提交。',
  '需要 4 至 6 周。',
  '16 到 34 个字符',
  '保留六个小时',
])('the check sees the number in “%s”', (phrase) => expect(names(chinesePatterns, phrase)).toBe(true))

test.each(['Please wait %{smart_count} minutes.', 'Within 115 minutes', 'On 15 May', 'Enter 12 characters.'])(
  'the check lets “%s” be',
  (phrase) => expect(names(englishPatterns, phrase)).toBe(false),
)

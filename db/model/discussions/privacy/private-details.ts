/** Finds what identifies a patient in a text that is being written. Runs in the browser; it marks, it never blocks. */

export const privateKinds = ['name', 'email', 'phone', 'recordNumber', 'address', 'birthDate'] as const
export type PrivateKind = (typeof privateKinds)[number]

export interface PrivateDetail {
  kind: PrivateKind
  /** UTF-16 offsets */
  from: number
  to: number
  text: string
}

/** What the product knows of the person who writes. */
export interface OwnDetails {
  names?: readonly string[]
  emails?: readonly string[]
  phones?: readonly string[]
  addresses?: readonly string[]
  /** `yyyy-MM-dd` */
  birthDates?: readonly string[]
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const date = `(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${month}\\.?,? \\d{4}|\\d{4} ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?[日号])`
const name = "\\p{Lu}[\\p{L}'’-]+"
const fullName = `${name}(?: (?:\\p{Lu}\\.|${name})){0,3}`
const surname =
  '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤]'
const street =
  '(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Boulevard|Blvd\\.?|Lane|Ln\\.?|Drive|Court|Place|Terrace|Parkway|Pkwy\\.?|Highway|Hwy\\.?)'

/** The group named `it` is what is marked; without one, the whole match. */
const patterns: readonly (readonly [PrivateKind, RegExp])[] = [
  ['email', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu],
  ['phone', /(?<![\w.+-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/gu],
  ['phone', /(?<![\w.])\+\d{1,3}[ .-]?\(?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,4}(?!\w)/gu],
  ['phone', /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/gu],
  [
    'phone',
    /(?:tel|phone|mobile|cell|fax|电话|手机|微信)(?:号码?|号)?\.?(?: is)?\s*[:：]?\s*(?<it>\+?\d[\d ()-]{5,}\d)/giu,
  ],
  ['recordNumber', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu],
  ['recordNumber', /(?<!\d)[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx](?!\w)/gu],
  [
    'recordNumber',
    /(?:\bMRN|\b(?:medical )?record (?:number|no\.?|#)|\b(?:patient|member|insurance|policy|chart|case|hospital|accession) (?:id|number|no\.?|#)|\bSSN|病历号|住院号|门诊号|病案号|身份证号?|医保号|就诊卡号)(?: is|是|为)?\s*[:#：]?\s*(?<it>(?=[\p{L}-]*\d)[A-Za-z\d][A-Za-z\d/-]{3,})/giu,
  ],
  [
    'birthDate',
    new RegExp(
      `\\b(?:born(?: on)?|date of birth|d\\.?o\\.?b\\.?|birthday|birthdate)(?: is| was)?\\s*[:,]?\\s*(?<it>${date})`,
      'giu',
    ),
  ],
  ['birthDate', new RegExp(`(?:出生(?:日期|年月日?|于)?|生日)(?:是|为)?\\s*[:：]?\\s*(?<it>${date})`, 'gu')],
  ['birthDate', new RegExp(`(?<it>${date})\\s*(?:出生|生)`, 'gu')],
  [
    'address',
    new RegExp(
      `(?<![\\w.])\\d{1,5}[A-Za-z]? (?:[NSEW]\\.? )?(?:\\p{Lu}[\\p{L}'’.-]*|\\d{1,3}(?:st|nd|rd|th))(?: \\p{Lu}[\\p{L}'’.-]*){0,2} ${street}(?![\\p{L}\\d])(?:,? (?:apt|unit|suite|Apt|Unit|Suite|#)\\.? ?\\w+)?`,
      'gu',
    ),
  ],
  ['address', /\bP\.? ?O\.? Box \d+/giu],
  [
    'address',
    /(?![住在于到是])(?:\p{Script=Han}{2,8}[省市区县州]){1,4}\p{Script=Han}{1,10}[路街道巷弄](?:\d+[号弄]?)(?:\d+(?:号楼|栋|幢|单元|室|号)){0,4}/gu,
  ],
  ['name', new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\b\\.? (?<it>${fullName})`, 'gu')],
  [
    'name',
    new RegExp(
      `\\b(?:[Mm]y name is|I am called|[Nn]amed|[Pp]atient(?:['’]s)? name(?: is)?:?|[Nn]ame:) ?(?<it>${fullName})`,
      'gu',
    ),
  ],
  [
    'name',
    /(?:我叫|名叫|姓名(?:是|为)?\s*[:：]?\s*|名字(?:是|叫)\s*)(?<it>\p{Script=Han}{2,4}?)(?=[，。,.;；、\s]|$)/gu,
  ],
  ['name', new RegExp(`(?<it>${surname}\\p{Script=Han}{0,2})(?=先生|女士|小姐|太太|医生|主任|教授)`, 'gu')],
]

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
const asWord = (text: string) =>
  /\p{Script=Han}/u.test(text) ? escaped(text) : `(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`

/** The ways a known date is written; day and month in both orders. */
function waysOf(day: string): string {
  const [y = '', m = '', d = ''] = day.split('-')
  const [mm, dd] = [Number(m), Number(d)]
  const named = months[mm - 1] ?? ''
  const words = `(?:${named}|${named.slice(0, 3)}\\.?)`
  const [mo, da] = [`0?${mm}`, `0?${dd}`]
  return [
    `${y}[-/.]${mo}[-/.]${da}`,
    `(?:${mo}[-/.]${da}|${da}[-/.]${mo})[-/.](?:${y}|${y.slice(2)})`,
    `${words} ${da}(?:st|nd|rd|th)?,? ${y}`,
    `${da}(?:st|nd|rd|th)? ${words},? ${y}`,
    `${y} ?年 ?${mo} ?月 ?${da} ?[日号]`,
  ]
    .map((way) => `(?<!\\d)${way}(?!\\d)`)
    .join('|')
}

function ownPatterns(own: OwnDetails): (readonly [PrivateKind, RegExp])[] {
  const names = (own.names ?? []).map((one) => one.trim()).filter((one) => [...one].length >= 2)
  const patterns: (readonly [PrivateKind, RegExp])[] = []
  for (const one of names) {
    // one word alone may be a common word or a month: only spelled as a name is
    const whole = one.includes(' ') || /\p{Script=Han}/u.test(one)
    if (!whole && ([...one].length < 3 || months.includes(one.toLowerCase()))) continue
    patterns.push(['name', new RegExp(asWord(one).replaceAll(' ', '\\s+'), whole ? 'giu' : 'gu')])
  }
  for (const one of own.emails ?? []) if (one.includes('@')) patterns.push(['email', new RegExp(escaped(one), 'giu')])
  for (const one of own.phones ?? []) {
    const digits = one.replaceAll(/\D/g, '').slice(-10)
    if (digits.length >= 7)
      patterns.push([
        'phone',
        new RegExp(`(?<!\\d)(?:\\+?\\d{1,3}[ .-]?)?\\(?${[...digits].join('[ ().-]{0,2}')}(?!\\d)`, 'gu'),
      ])
  }
  for (const one of own.addresses ?? []) {
    const words = one.trim()
    // "Main" alone is a word, "12 Main St" an address
    if (/\d/.test(words) && [...words].length >= 5)
      patterns.push(['address', new RegExp(asWord(words).replaceAll(' ', '\\s+'), 'giu')])
  }
  for (const one of own.birthDates ?? [])
    if (/^\d{4}-\d{2}-\d{2}$/.test(one)) patterns.push(['birthDate', new RegExp(waysOf(one), 'giu')])
  return patterns
}

/** What identifies someone, in the order of the text, without overlaps: what is known exactly goes before a pattern. */
export function findPrivateDetails(text: string, own: OwnDetails = {}): PrivateDetail[] {
  const found: PrivateDetail[] = []
  for (const [kind, pattern] of [...ownPatterns(own), ...patterns]) {
    for (const match of text.matchAll(pattern)) {
      const it = match.groups?.['it'] ?? match[0]
      const from = match.index + (match[0].length === it.length ? 0 : match[0].lastIndexOf(it))
      const to = from + it.length
      const over = found.filter((one) => one.from < to && from < one.to)
      if (over.some((one) => one.to - one.from >= to - from)) continue
      for (const one of over) found.splice(found.indexOf(one), 1)
      found.push({ kind, from, to, text: it })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Stands where a detail was, so that the sentence stays readable in every language. */
export const removedMark = '[…]'

/** The text without these details. */
export function removeDetails(text: string, details: readonly PrivateDetail[]): string {
  return [...details]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + removedMark + rest.slice(to), text)
}

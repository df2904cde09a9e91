/** Names and addresses in the characters that banks accept. */

/** Letters that do not decompose into a base letter and a mark. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ə: 'a',
  Ə: 'A',
  ʻ: "'",
  ʼ: "'",
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
}

/** Letters with marks become their base letters, and letters that have none the usual ones. Other scripts stay. */
export const foldMarks = (text: string): string =>
  [...text.normalize('NFKD')]
    .map((sign) => folded[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')

const lastOfPlane = 0xffff
const foreign = (sign: string) => /\p{L}/u.test(foldMarks(sign).replace(/\p{ASCII}/gu, ''))
let ranges: string[] | undefined
/** The letters that no bank writes, as ranges of first and last: of other scripts, and all signs after the first 65,536. */
export function foreignRanges(): readonly string[] {
  if (ranges) return ranges
  ranges = []
  let from: number | undefined
  for (let code = 0x80; code <= lastOfPlane + 1; code++) {
    const is = code > lastOfPlane || ((code < 0xd800 || code > 0xdfff) && foreign(String.fromCodePoint(code)))
    if (is) from ??= code
    else if (from !== undefined) {
      ranges.push(`${String.fromCodePoint(from)}-${String.fromCodePoint(code - 1)}`)
      from = undefined
    }
  }
  ranges.push(`${String.fromCodePoint(from ?? lastOfPlane + 1)}-\u{10ffff}`)
  return ranges
}

/** The text in the character set of SWIFT messages, or '' when it has letters of another script. */
export function latin(text: string): string {
  if ([...text].some((sign) => (sign.codePointAt(0) ?? 0) > lastOfPlane || foreign(sign))) return ''
  return foldMarks(text)
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first of these names that banks can write. */
export const latinName = (...names: readonly string[]): string => names.map(latin).find((name) => name !== '') ?? ''

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

/** The text in the character set of SWIFT messages, or '' when it has letters of another script. */
export function latin(text: string): string {
  const kept = foldMarks(text)
  if (/[^\p{ASCII}]/u.test(kept) && /\p{L}/u.test(kept.replace(/\p{ASCII}/gu, ''))) return ''
  return kept
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first of these names that banks can write. */
export const latinName = (...names: readonly string[]): string => names.map(latin).find((name) => name !== '') ?? ''

/** Kinds of personal identifiers detected in free text. */
export const identifierKindList = ['ssn', 'mrn', 'phone', 'email', 'birthDate'] as const
export type IdentifierKind = (typeof identifierKindList)[number]

export interface Identifier {
  kind: IdentifierKind
  /** UTF-16 offset in the text, for highlighting */
  start: number
  end: number
}

const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december'
const date = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}[/.-]\\d{1,2}[/.-]\\d{1,2}|(?:${months})\\.? \\d{1,2},? \\d{4}|\\d{1,2}\\.? (?:${months})\\.?,? \\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日)`

/*
 * Medical texts are full of numbers (lab values, doses, dates), so each pattern requires typical separators or a
 * keyword before the number to avoid false positives.
 */
const patterns: Record<IdentifierKind, RegExp> = {
  ssn: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])|(?:ssn|social security(?: number| no\.?)?)[\s:#]{0,3}\d{3}[- ]?\d{2}[- ]?\d{4}/giu,
  mrn: /(?:\bmrn\b|medical record(?: number| no\.?)?|patient (?:id|number)|chart (?:number|no\.?)|病历号|住院号|门诊号)[\s:：#]{0,3}[a-z]{0,4}-?\d{4,12}/giu,
  phone:
    /(?<![\d.])(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){2,3}|\(\d{3}\) ?\d{3}[ .-]\d{4}|\d{3}[.-]\d{3}[.-]\d{4}|1[3-9]\d{9})(?!\d)|(?:phone|tel|cell|mobile|电话|手机)[\s:.：]{1,3}\+?\d[\d ().-]{6,18}\d/giu,
  // the lookbehind starts only at the beginning of a word; otherwise a long word takes quadratic time
  email: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu,
  birthDate: new RegExp(
    `(?:\\bd\\.?o\\.?b\\b\\.?|date of birth|birth ?date|birthday|born(?: on)?|出生(?:日期|于)?|生日)[\\s:：]{0,3}(?:is |was )?${date}`,
    'giu',
  ),
}

/** Identifiers found in a text, in order. A hint for reviewers; it cannot detect names. */
export function findIdentifiers(text: string): Identifier[] {
  const found: Identifier[] = []
  for (const kind of identifierKindList) {
    for (const match of text.matchAll(patterns[kind]))
      found.push({ kind, start: match.index, end: match.index + match[0].length })
  }
  return found.sort((a, b) => a.start - b.start)
}

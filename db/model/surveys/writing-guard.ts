import { isMedicalWord, isNamedDrug } from '../oncology/medical.ts'
import { spelt } from './writing-spelling.ts'

/**
 * Rejects suggestions that change facts: numbers with units and drugs must keep their order; negations and words with
 * an opposite must keep their count. No suggestion is better than one that must be fact-checked.
 */

const numberWords = new Set([
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
  'hundred',
  'thousand',
  'half',
  'twice',
  'double',
  'triple',
  'quarter',
  'second',
  'third',
  'fourth',
  'fifth',
  'dozen',
  'several',
  'few',
])
/** Suffixes of international nonproprietary drug names, and regimens written as one word. */
const drugEnd =
  /(?:mab|nib|platin|taxel|rubicin|ciclib|parib|lisib|limus|degib|zomib|stat|tecan|poside|citabine|trexed|trexate|lutamide|relix|relin|rone|oxifene|trozole|mestane|dronate|setron|prazole|sartan|olol|statin|floxacin|cillin|mycin|azole|ciclovir|tinib|tide|leucel|vedotin|deruxtecan|tansine|mustine|azine|thioprine|sone|solone|bulin|relbine|blastine|xaban|profen|codone|morphone)s?$/i
const drugNames = new Set(['5-fu', 'folfox', 'folfiri', 'folfirinox'])
const chineseDrug =
  /\p{Script=Han}{2}(?:单抗|替尼|帕利|西利|他滨|霉素|度胺|替康|曲塞|昔芬|曲唑|美坦|班布林|瑞滨)|\p{Script=Han}铂|紫杉醇|西他赛/gu
const negations = new Set([
  'no',
  'not',
  'never',
  'none',
  'without',
  'neither',
  'nor',
  'cannot',
  'nobody',
  'nothing',
  'denies',
  'denied',
  'deny',
  'negative',
  'non',
  'absent',
  'absence',
  'lacks',
  'lack',
  'lacking',
  'unable',
  'untreated',
  'unresectable',
  'inoperable',
  'excluded',
  'ruled',
  'except',
  'stopped',
  'failed',
])
const chineseNegation = /[不没沒无無未非否勿莫]/gu
const chineseNumber = /[二三四五六七八九十百千万两半]/gu
/** Words whose opposite would also make sense, grouped by meaning. */
const sides: readonly (readonly [says: string, words: RegExp])[] = [
  ['left', /^left$/],
  ['right', /^right$/],
  ['both', /^bilateral$/],
  ['one', /^unilateral$/],
  ['positive', /^positive$/],
  ['high', /^high(?:er|est|ly)?$/],
  ['low', /^low(?:er|est)?$/],
  ['upper', /^(?:upper|superior)$/],
  ['inferior', /^inferior$/],
  ['before', /^(?:before|pre|prior|preoperative)$/],
  ['after', /^(?:after|post|following|postoperative)$/],
  ['grow', /^(?:gr[eo]w(?:s|n|ing|th)?|increas(?:es?|ed|ing)|larger|bigger|enlarg(?:es?|ed|ing))$/],
  ['shrink', /^(?:shr[iau]nk(?:s|en|ing|age)?|decreas(?:es?|ed|ing)|smaller)$/],
  ['better', /^(?:better|improv(?:es?|ed|ing|ement))$/],
  ['worse', /^(?:worse(?:n|ns|ned|ning)?|deteriorat(?:es?|ed|ing))$/],
  ['respond', /^(?:respon(?:ds?|ded|ding|se|sive)|regress(?:ed|ion))$/],
  ['progress', /^(?:progress(?:es|ed|ing|ion|ive)?|relapsed?|recurr(?:ed|ence|ent))$/],
  ['benign', /^benign$/],
  ['malignant', /^malignan(?:t|cy)$/],
  ['proximal', /^proximal$/],
  ['distal', /^distal$/],
  ['anterior', /^anterior$/],
  ['posterior', /^posterior$/],
  ['primary', /^primary$/],
  ['male', /^male$/],
  ['female', /^female$/],
]
const chineseSide = /[左右阴阳高低前后增减升降]/gu
/** A number with its unit, or a stage or grade numeral. */
const figure =
  /(\d+(?:[.,:/]\d+)*)[\s-]?(%|percent|per cent|mg|kg|µg|μg|ug|mcg|g|ml|dl|l|mm|cm|m|c?gy|iu|mmol|[μun]mol|hours?|hrs?|h|days?|d|weeks?|wks?|months?|mos?|years?|yrs?|毫克|微克|公斤|克|毫升|毫米|厘米|小时|天|周|个月|月|年|岁|次)?(?![\p{L}])|\b([IVX]{2,4})[ABC]?\b|\b(?:stage|grade|type|phase|class)\s+([IVX]+)[ABC]?\b/giu
const units: Readonly<Record<string, string>> = {
  percent: '%',
  'per cent': '%',
  mcg: 'ug',
  μg: 'ug',
  hr: 'hour',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  yr: 'year',
}
const unitOf = (unit = '') => {
  const one = unit.toLowerCase().replace(/(?<=[a-z]{2})s$/, '')
  return units[one] ?? one
}

/** Contractions (n't, cant, dont…) are expanded; an immediately repeated word counts once. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|wo|ca|need|must)n'?t\b/g, '$1 not')
    .replace(/\bcan ?not\b/g, 'ca not')
    .replace(/\bwill not\b/g, 'wo not')
    .replace(/\bcan not\b/g, 'ca not')
  const words = plain.match(/[\p{L}][\p{L}\p{N}']*/gu) ?? []
  return words.filter((word, at) => word !== words[at - 1])
}

const once = (list: readonly string[]) => list.filter((one, at) => one !== list[at - 1])

const counted = (list: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
const sameOrder = (one: readonly string[], other: readonly string[]) =>
  once(one).join('\u0000') === once(other).join('\u0000')
const sameCounts = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [counted(one), counted(other)]
  return a.size === b.size && [...a].every(([item, n]) => b.get(item) === n)
}

const figures = (text: string) =>
  [...text.normalize('NFKC').matchAll(figure)].map(([, number, unit, numeral, graded]) =>
    number === undefined ? (numeral ?? graded ?? '').toUpperCase() : number.replace(/,/g, '.') + unitOf(unit),
  )
const looksLikeDrug = (word: string) =>
  isNamedDrug(word) || drugNames.has(word) || (word.length > 5 && drugEnd.test(word))

export type FactBroken = 'number' | 'drug' | 'negation' | 'opposite'

/** The fact a suggestion would change; null when only wording changes. */
export function factBroken(text: string, suggestion: string): FactBroken | null {
  // Correct known misspellings first, so that "malignent" equals "malignant".
  const [before, after] = [factsOf(spelt(text)), factsOf(spelt(suggestion))]
  if (!before.numbers.every((list, at) => sameOrder(list, after.numbers[at] ?? []))) return 'number'
  if (!sameOrder(before.drugs, after.drugs)) return 'drug'
  if (!sameCounts(before.negations, after.negations)) return 'negation'
  return sameCounts(before.sides, after.sides) ? null : 'opposite'
}

function factsOf(text: string) {
  const words = wordsOf(text)
  return {
    numbers: [figures(text), words.filter((word) => numberWords.has(word)), text.match(chineseNumber) ?? []],
    drugs: [...words.filter(looksLikeDrug), ...(text.match(chineseDrug) ?? [])],
    negations: [...words.filter((word) => negations.has(word)), ...(text.match(chineseNegation) ?? [])],
    sides: [
      ...words.flatMap((word) => sides.find(([, pattern]) => pattern.test(word))?.[0] ?? []),
      ...(text.match(chineseSide) ?? []),
    ],
  }
}

/** Words never flagged as misspelled: drugs, medical words, abbreviations, markers with digits. */
export const isProtectedWord = (word: string): boolean =>
  looksLikeDrug(word.toLowerCase()) ||
  isMedicalWord(word) ||
  /\d/.test(word) ||
  /[A-Z].*[A-Z]/.test(word) ||
  /^[A-Z]{1,5}$/.test(word)

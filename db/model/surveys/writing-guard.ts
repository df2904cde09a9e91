/**
 * A suggestion may change how something is said, never what: it brings no number, drug name or negation that the text
 * lacks, and loses none. Rather no suggestion than one that a reader must check fact by fact.
 */

const numberWords = new Set([
  'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen',
  'nineteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred', 'thousand', 'half', 'twice', 'double', 'triple', 'quarter',
  'second', 'third', 'fourth', 'fifth', 'dozen', 'several', 'few',
])
/** Stems by which the names of drugs end (international nonproprietary names), and some names that no stem shows. */
const drugEnd = /(?:mab|nib|platin|taxel|rubicin|ciclib|parib|lisib|limus|degib|zomib|stat|tecan|poside|citabine|trexed|trexate|lutamide|relix|relin|rone|oxifene|trozole|mestane|dronate|setron|prazole|sartan|olol|statin|floxacin|cillin|mycin|azole|ciclovir|tinib|tide|leucel|vedotin|deruxtecan|tansine|mustine|azine|thioprine|sone|solone)s?$/i
const drugNames = new Set(['aspirin', 'metformin', 'warfarin', 'heparin', 'insulin', 'morphine', 'fentanyl', 'tamoxifen', 'capecitabine', 'fluorouracil', '5-fu', 'folfox', 'folfiri', 'folfirinox', 'cisplatin', 'lutetium', 'radium', 'thalidomide', 'lenalidomide', 'temozolomide', 'cyclophosphamide', 'vincristine', 'bleomycin', 'megestrol', 'dexamethasone', 'prednisone', 'olaparib'])
const negations = new Set(['no', 'not', 'never', 'none', 'without', 'neither', 'nor', 'cannot', 'nobody', 'nothing', 'denies', 'denied', 'deny', 'negative', 'absent', 'absence', 'lacks', 'lack', 'lacking', 'unable', 'untreated', 'unresectable', 'inoperable', 'excluded', 'ruled', 'except', 'stopped', 'failed'])
const chineseNegation = /[不没沒无無未非否勿莫]/gu
const chineseNumber = /[二三四五六七八九十百千万两半]/gu

/** n't, cant, dont… are read as their long forms; a word that stands twice in a row counts once. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase()
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|wo|ca|need|must)n'?t\b/g, '$1 not')
    .replace(/\bcan ?not\b/g, 'ca not').replace(/\bwill not\b/g, 'wo not').replace(/\bcan not\b/g, 'ca not')
  const words = plain.match(/[\p{L}][\p{L}\p{N}'-]*/gu) ?? []
  return words.filter((word, at) => word !== words[at - 1])
}

const counted = (list: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
const sameSet = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [new Set(one), new Set(other)]
  return a.size === b.size && [...a].every((item) => b.has(item))
}
const sameCounts = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [counted(one), counted(other)]
  return a.size === b.size && [...a].every(([item, n]) => b.get(item) === n)
}

const digits = (text: string) => (text.normalize('NFKC').match(/\d+(?:[.,:/]\d+)*/g) ?? []).map((number) => number.replace(/,/g, '.'))
const looksLikeDrug = (word: string) => drugNames.has(word) || (word.length > 5 && drugEnd.test(word))

export type FactBroken = 'number' | 'drug' | 'negation'

/** What a suggestion would change in the facts of a text; null when it only changes the words. */
export function factBroken(text: string, suggestion: string): FactBroken | null {
  const [before, after] = [wordsOf(text), wordsOf(suggestion)]
  const numbers = (words: readonly string[], whole: string) => [...digits(whole), ...words.filter((word) => numberWords.has(word)), ...(whole.match(chineseNumber) ?? [])]
  if (!sameSet(numbers(before, text), numbers(after, suggestion))) return 'number'
  if (!sameSet(before.filter(looksLikeDrug), after.filter(looksLikeDrug))) return 'drug'
  const denied = (words: readonly string[], whole: string) => [...words.filter((word) => negations.has(word)), ...(whole.match(chineseNegation) ?? [])]
  if (!sameCounts(denied(before, text), denied(after, suggestion))) return 'negation'
  return null
}

/** Names that are never called misspelt: drugs, abbreviations, markers with figures. */
export const isProtectedWord = (word: string): boolean =>
  looksLikeDrug(word.toLowerCase()) || /\d/.test(word) || /[A-Z].*[A-Z]/.test(word) || /^[A-Z]{1,5}$/.test(word)

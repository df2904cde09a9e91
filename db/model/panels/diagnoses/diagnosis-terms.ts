import { plainLetters } from '../../plain-letters.ts'

/** Normalizes words of diagnoses for comparison: spelling, plurals and set phrases. */

/** Words without meaning for the search. */
const fillers = new Set(
  'of the a an and or in on with without for to by at from my our his her mother father wife husband child patient has have had i we got diagnosed diagnosis disease type nos site part other unspecified specified including except elsewhere classified not'.split(
    ' ',
  ),
)
/** Extent or pace of a disease: matched if a name contains it, otherwise ignored. */
const qualifiers = new Set(
  'metastatic advanced stage grade early late recurrent relapsed refractory relapse inoperable terminal aggressive locally newly untreated progressive suspected i ii iii iv 0 1 2 3 4 iiia iiib iiic iia iib iva ivb positive negative mutant'.split(
    ' ',
  ),
)
/** Synonyms of growths; "cancer" matches malignant ones, "tumor" all. */
const malignant = new Set(['cancer', 'carcinoma', 'adenocarcinoma', 'malignancy', 'malignant', 'ca'])
const anyGrowth = new Set([...malignant, 'tumor', 'neoplasm', 'growth', 'mass', 'lump'])

export const isFiller = (word: string) => fillers.has(word)
export const isQualifier = (word: string) => qualifiers.has(word)
export const isGrowth = (word: string) => anyGrowth.has(word)

/** Whether a typed word is equivalent to a word of a name. */
export const sameKind = (typed: string, named: string): boolean =>
  (malignant.has(typed) && malignant.has(named)) ||
  (anyGrowth.has(typed) && !malignant.has(typed) && anyGrowth.has(named)) ||
  (typed === 'metastatic' && named === 'secondary')

/** British to American spelling, plural to singular, and synonyms of metastatic to one word. */
function canonical(word: string): string {
  if (/^(metastas[ei]s|mets|mestastas[ei]s|secondaries)$/.test(word)) return 'secondary'
  const american = word
    .replace(/ae|oe/g, 'e')
    .replace(/^(tum|behavi)our/, '$1or')
    .replace(/ised$/, 'ized')
  if (american.length < 4 || /(ss|us|is|os)$/.test(american)) return american
  if (/uses$/.test(american)) return american.replace(/es$/, '')
  if (/ies$/.test(american)) return american.replace(/ies$/, 'y')
  return american.replace(/s$/, '')
}

/** Words of an English name or search in order; letters and digits only, so "B-cell" is two words. */
export function wordsOf(text: string): string[] {
  const phrase = plainLetters(text)
    .replace(/'/g, '')
    .replace(/not specified as primary or secondary/g, ' ')
    .replace(/malignant (primary )?(neoplasm|tumou?r)s?/g, 'cancer')
    .replace(/cancer (that |which )?(has )?spread/g, 'secondary')
    .replace(/(that |which )?(has )?spread (to|in)/g, 'secondary')
  return (phrase.match(/[\p{L}\p{N}]+/gu) ?? []).map(canonical)
}

/** Significant words; if there are only fillers, the fillers. */
export const countedWords = (text: string): string[] => {
  const words = wordsOf(text)
  const counted = words.filter((word) => !isFiller(word))
  return counted.length ? counted : words
}

/** Traditional Chinese characters in diagnosis names, mapped to simplified ones below. */
const traditional = '腫惡細胞結腸腎腦頭頸宮頸膽攝護轉移間質組織臟黃膚顱內徑兒鱗狀濾發無類單體單癥續漿骨髓陰莖縱膠'
const simplified = '肿恶细胞结肠肾脑头颈宫颈胆摄护转移间质组织脏黄肤颅内径儿鳞状滤发无类单体单症续浆骨髓阴茎纵胶'
const simpler = new Map([...traditional].map((letter, at) => [letter, [...simplified][at] ?? letter]))

export const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Normalized form of a Chinese name. */
export const compact = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()]
    .map((letter) => simpler.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .replace(/恶性肿瘤|癌症/g, '癌')

/** Removes extent and patient words from a Chinese search. */
export const compactSearch = (text: string): string => {
  const whole = compact(text)
  const bare = whole.replace(
    /恶性|晚期|早期|中期|末期|复发性?|转移性|局部|初治|难治性?|患者|病人|得了|患有|确诊|我妈妈?|我爸爸?|我的?|[一二三四1234ⅰⅱⅲⅳ]期/g,
    '',
  )
  return bare.length > 1 ? bare : whole
}

/** Edit distance with transpositions (Damerau–Levenshtein); anything above `most` is returned as `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row[j] = best
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** Tolerated typos: none below four letters, one up to seven, two in longer words. */
export const allowedTypos = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2)

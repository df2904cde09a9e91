import {
  compact,
  compactSearch,
  countedWords,
  distance,
  allowedTypos,
  hasChinese,
  isFiller,
  isGrowth,
  isQualifier,
  sameKind,
  wordsOf,
} from './diagnosis-terms.ts'

/** Diagnosis search by everyday wording. The index is built once from all enabled diagnoses; searches only read it. */

export interface Spoken {
  readonly name: string
  readonly nameZh: string | null
  readonly plainName: string | null
  readonly plainNameZh: string | null
  readonly synonyms: readonly string[] | null
  readonly synonymsZh: readonly string[] | null
}
export interface SearchedGroup extends Spoken {
  readonly id: string
}
export interface SearchedDiagnosis extends Spoken {
  readonly id: string
  readonly code: string | null
  readonly group: SearchedGroup
}

interface Phrase {
  readonly words: readonly string[]
  readonly weight: number
}
interface Place {
  readonly row: SearchedDiagnosis
  /** parent in the code hierarchy, within the same group */
  readonly above: Place | null
  /** diagnosis stored when this one is chosen: for a category its unspecified site, if any */
  readonly stands: SearchedDiagnosis
  readonly code: string
  readonly order: number
  /** has an everyday name of its own, so it is listed next to its parent instead of below it */
  readonly known: boolean
  readonly phrases: readonly Phrase[]
  readonly chinese: readonly { readonly text: string; readonly weight: number }[]
}
export interface DiagnosisIndex {
  readonly places: readonly Place[]
  readonly vocabulary: ReadonlySet<string>
}

/** A search result: its names, the diagnosis to store, and the number of more specific ones. */
export interface FoundDiagnosis {
  readonly place: SearchedDiagnosis
  readonly stored: SearchedDiagnosis
  readonly specific: number
}

const PREFIX = 0.5
const KIND = 0.1
const WRONG_LETTER = 10
const UNSAID_GROWTH = 0.8
const UNSAID_QUALIFIER = 0.4
const UNMATCHED = 100
const LEFT_OVER = 0.15
const PER_LEVEL = 0.05
const UNKNOWN_PLACE = 0.3
const NOT_MALIGNANT = 0.03

const bareCode = (code: string | null) => (code ?? '').replace('.', '').toUpperCase()
const siteWords = (name: string) =>
  wordsOf(name).filter(
    (word) => !isFiller(word) && !/^(primary|secondary|whether|descended|undescended|as|to)$/.test(word),
  )

/** Unspecified site of a category: C50.9 of C50. The category itself where ".9" is a different organ. */
function unspecifiedOf(category: SearchedDiagnosis, rows: ReadonlyMap<string, SearchedDiagnosis>): SearchedDiagnosis {
  const code = bareCode(category.code)
  const ninth = code.length === 3 ? rows.get(`${code}9`) : undefined
  if (!ninth || ninth.group.id !== category.group.id || !/unspecified|not specified/i.test(ninth.name)) return category
  const words = new Set(siteWords(category.name))
  return siteWords(ninth.name).every((word) => words.has(word)) ? ninth : category
}

export function indexDiagnoses(diagnoses: readonly SearchedDiagnosis[]): DiagnosisIndex {
  const byCode = new Map(diagnoses.filter(({ code }) => code).map((row) => [bareCode(row.code), row]))
  const places = new Map<SearchedDiagnosis, Place>()
  const vocabulary = new Set<string>()
  const placeOf = (row: SearchedDiagnosis, order: number): Place => {
    const made = places.get(row)
    if (made) return made
    const code = bareCode(row.code)
    let above: Place | null = null
    for (let length = code.length - 1; length >= 3 && !above; length--) {
      const upper = byCode.get(code.slice(0, length))
      if (upper && upper.group.id === row.group.id) above = placeOf(upper, diagnoses.indexOf(upper))
    }
    const known = row.plainName !== null
    const level =
      PER_LEVEL * Math.max(0, code.length - 3) +
      (known ? 0 : UNKNOWN_PLACE) +
      (code.startsWith('D') ? NOT_MALIGNANT : 0)
    const phrases: Phrase[] = []
    const chinese: { text: string; weight: number }[] = []
    const add = (text: string | null, weight: number) => {
      if (!text) return
      if (hasChinese(text)) chinese.push({ text: compact(text), weight: weight + level })
      const words = countedWords(text)
      for (const word of words) vocabulary.add(word)
      if (words.length) phrases.push({ words, weight: weight + level })
    }
    add(row.plainName, 0)
    add(row.plainNameZh, 0)
    for (const word of [...(row.synonyms ?? []), ...(row.synonymsZh ?? [])]) add(word, 0.05)
    add(row.name, 0.1)
    add(row.nameZh, 0.1)
    if (!above) {
      const { group } = row
      for (const word of [group.plainName, group.name, ...(group.synonyms ?? [])]) add(word, 0.9)
      for (const word of [group.plainNameZh, group.nameZh, ...(group.synonymsZh ?? [])]) add(word, 0.9)
    }
    const place = { row, above, stands: unspecifiedOf(row, byCode), code, order, known, phrases, chinese }
    places.set(row, place)
    return place
  }
  const all = diagnoses.map(placeOf)
  return { places: all, vocabulary }
}

/** Matching cost per vocabulary word for one typed word; words that do not match are absent. */
function fitting(typed: string, isLast: boolean, { vocabulary }: DiagnosisIndex): Map<string, number> {
  const fits = new Map<string, number>()
  const isKnown = vocabulary.has(typed)
  const most = isKnown ? 0 : allowedTypos(typed)
  for (const word of vocabulary) {
    if (word === typed) fits.set(word, 0)
    else if (sameKind(typed, word)) fits.set(word, KIND)
    else if (word.startsWith(typed) && (typed.length > 2 || isLast))
      fits.set(word, PREFIX + 0.02 * (word.length - typed.length))
    else if (most > 0) {
      // A trailing s may belong to the word and not be a plural.
      const whole = word.endsWith('s') ? distance(`${typed}s`, word, most) : most + 1
      const wrong = Math.min(distance(typed, word, most), whole)
      if (wrong <= most) fits.set(word, WRONG_LETTER * wrong)
    }
  }
  return fits
}

interface SearchWord {
  readonly word: string
  readonly fits: ReadonlyMap<string, number>
}

/** Matching cost of a phrase for the typed words; null when any typed word has no match. */
function costOf(asked: readonly SearchWord[], phrase: Phrase, patient: boolean): number | null {
  let cost = phrase.weight
  let said = 0
  const used = new Set<number>()
  for (const { word, fits } of asked) {
    let best = Infinity
    let where = -1
    phrase.words.forEach((named, at) => {
      const one = used.has(at) ? undefined : fits.get(named)
      if (one !== undefined && one < best) [best, where] = [one, at]
    })
    if (where >= 0) {
      used.add(where)
      cost += best
      if (!isQualifier(word)) said++
    } else if (isGrowth(word)) cost += UNSAID_GROWTH
    else if (isQualifier(word)) cost += UNSAID_QUALIFIER
    else if (patient) cost += UNMATCHED
    else return null
  }
  if (said === 0 && asked.some(({ word }) => !isQualifier(word))) return null
  const namesMore = asked.length > 1 && asked.some(({ word }) => !isGrowth(word) && !isQualifier(word))
  // Sharing only a word like "cancer" is no match for "breast cancer".
  if (namesMore && ![...used].some((at) => !isGrowth(phrase.words[at] ?? ''))) return null
  phrase.words.forEach((word, at) => {
    if (!used.has(at)) cost += isGrowth(word) ? LEFT_OVER / 3 : LEFT_OVER
  })
  return cost
}

function chineseCost(typed: string, name: string, patient: boolean): number | null {
  if (typed === name) return 0
  if (name.includes(typed)) return 0.5 + 0.05 * (name.length - typed.length)
  if (name.length > 1 && !/^(癌|肿瘤|转移|腺癌|肉瘤)$/.test(name) && typed.includes(name))
    return 1 + 0.1 * (typed.length - name.length)
  if (!patient) return null
  const altered = typed.replace(/肿瘤|肿块|瘤子?$/g, '癌')
  if (altered !== typed && name === altered) return 2
  if (typed.length > 2 && distance(typed, name, 1) === 1) return WRONG_LETTER
  let at = 0
  for (const letter of name) if (letter === typed[at]) at++
  return at === typed.length && typed.length > 1 ? WRONG_LETTER + 1 + 0.1 * (name.length - typed.length) : null
}

const least = (costs: readonly (number | null)[]): number | null =>
  costs.reduce((best, cost) => (cost !== null && (best === null || cost < best) ? cost : best), null)

type Hits = Map<Place, number>

function byWords(index: DiagnosisIndex, term: string): Hits {
  const words = [...new Set(countedWords(term))].slice(0, 10)
  // without a word every diagnosis fits, but signs alone are no word
  if (words.length === 0 && term !== '') return new Map()
  const asked = words.map((word, at) => ({ word, fits: fitting(word, at === words.length - 1, index) }))
  for (const patient of [false, true]) {
    const hits: Hits = new Map()
    for (const place of index.places) {
      const cost = least(place.phrases.map((phrase) => costOf(asked, phrase, patient)))
      if (cost !== null) hits.set(place, cost)
    }
    if (hits.size) return hits
    if (!asked.some(({ fits }) => fits.size)) return hits
  }
  return new Map()
}

function byChinese(index: DiagnosisIndex, term: string): Hits {
  for (const patient of [false, true]) {
    const hits: Hits = new Map()
    for (const typed of new Set([compact(term), compactSearch(term)])) {
      for (const place of index.places) {
        const cost = least(
          place.chinese.map(({ text, weight }) => {
            const one = chineseCost(typed, text, patient)
            return one === null ? null : one + weight
          }),
        )
        if (cost !== null) hits.set(place, Math.min(cost, hits.get(place) ?? Infinity))
      }
      if (hits.size) return hits
    }
  }
  return new Map()
}

const codePattern = /^[a-z]\d[\da-z](\.?[\da-z]{1,4})?$/i

/** Matches by code, or by the longest existing prefix of the code. */
function byCode(index: DiagnosisIndex, term: string): Hits {
  const code = bareCode(term)
  for (let length = code.length; length >= 3; length--) {
    const start = code.slice(0, length)
    const hits = index.places.filter((place) => place.code.startsWith(start))
    if (hits.length) return new Map(hits.map((place) => [place, place.code.length - length]))
  }
  return new Map()
}

export interface DiagnosisSearch {
  /** filter of diagnoses that may be chosen; absent: all */
  readonly may?: (id: string) => boolean
  /** lists every match separately instead of grouping sub-sites; for diagnosis administration */
  readonly unfolded?: boolean
}

/**
 * Matches, best first. Sub-sites without an everyday name are grouped under their parent unless they match better;
 * choosing a category stores its unspecified site.
 */
export function searchDiagnoses(
  index: DiagnosisIndex,
  term: string,
  { may = () => true, unfolded = false }: DiagnosisSearch = {},
): FoundDiagnosis[] {
  const text = term.trim()
  const isCode = codePattern.test(text)
  const hits = isCode ? byCode(index, text) : hasChinese(text) ? byChinese(index, text) : byWords(index, text)
  const asWritten = unfolded || isCode
  const storedOf = (place: Place) =>
    !asWritten && may(place.stands.id) ? place.stands : may(place.row.id) ? place.row : null
  const belowCounts = asWritten ? new Map<Place, number>() : countBelow(index, may)
  const found = new Map<string, { place: Place; stored: SearchedDiagnosis; cost: number }>()
  for (const [place, cost] of hits) {
    const stored = storedOf(place)
    if (!stored) continue
    const fold = (above: Place | null): boolean =>
      above !== null && (((hits.get(above) ?? Infinity) <= cost && storedOf(above) !== null) || fold(above.above))
    if (!asWritten && !place.known && fold(place.above)) continue
    const other = found.get(stored.id)
    if (!other || cost < other.cost || (cost === other.cost && place.code.length < other.place.code.length))
      found.set(stored.id, { place, stored, cost })
  }
  return [...found.values()]
    .sort((a, b) => a.cost - b.cost || a.place.order - b.place.order)
    .map(({ place, stored }) => ({ place: place.row, stored, specific: belowCounts.get(place) ?? 0 }))
}

function countBelow(index: DiagnosisIndex, may: (id: string) => boolean): Map<Place, number> {
  const counts = new Map<Place, number>()
  for (const place of index.places) {
    if (!may(place.row.id)) continue
    for (let above = place.above; above; above = above.above)
      if (above.stands !== place.row) counts.set(above, (counts.get(above) ?? 0) + 1)
  }
  return counts
}

/** More specific diagnoses below a found one, in code order. */
export function moreSpecific(
  index: DiagnosisIndex,
  id: string,
  may: (id: string) => boolean = () => true,
): SearchedDiagnosis[] {
  const from = index.places.find((place) => place.row.id === id)
  const isBelow = (place: Place): boolean =>
    place.above !== null && (place.above === from || isBelow({ ...place, above: place.above.above }))
  return index.places
    .filter((place) => place.row !== from?.stands && isBelow(place) && may(place.row.id))
    .map(({ row }) => row)
}

/** Diagnoses of a group for browsing, one entry per category. */
export function offeredIn(index: DiagnosisIndex, groupId: string, may: (id: string) => boolean): FoundDiagnosis[] {
  const below = countBelow(index, may)
  return index.places.flatMap((place) => {
    if (place.row.group.id !== groupId) return []
    const stored = may(place.stands.id) ? place.stands : may(place.row.id) ? place.row : null
    const covered = (above: Place | null): boolean =>
      above !== null && (may(above.stands.id) || may(above.row.id) || covered(above.above))
    if (!stored || (!place.known && covered(place.above))) return []
    return [{ place: place.row, stored, specific: below.get(place) ?? 0 }]
  })
}

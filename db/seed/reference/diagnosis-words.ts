import words from './diagnosis-words.json' with { type: 'json' }

/**
 * What people say, by the code of a diagnosis or a group: the everyday name, lay names, abbreviations, histologies that the
 * code set files under an organ, and misspellings further off than a search forgives. British spellings and plurals are
 * left out where the search equates them by rule.
 */
export interface SpokenWords {
  readonly plainName: string
  readonly plainNameZh: string
  readonly synonyms: readonly string[]
  readonly synonymsZh: readonly string[]
}

interface Row extends SpokenWords {
  readonly code: string
}

const byCode = (rows: readonly Row[]): ReadonlyMap<string, SpokenWords> =>
  new Map(rows.map(({ code, ...spoken }) => [code, spoken]))

/** By the code of the diagnosis. */
export const diagnosisWords = byCode(words.diagnoses)
const ofGroups = byCode(words.groups)

/** By the code of the group. */
export const groupWords = (code: string): SpokenWords | undefined => ofGroups.get(code) ?? diagnosisWords.get(code)

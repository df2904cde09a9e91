import facts from './coach-facts.json' with { type: 'json' }

/** What experts ask for first, by kind of disease. Staff add and change them in the back office. */
export interface ReferenceFact {
  readonly label: string
  readonly labelZh: string
  readonly hint: string
  readonly hintZh: string
  /** words and phrases by comma; * for any letters, # for a number, @ before what the coach knows by itself */
  readonly pattern: string
}

/** For every diagnosis. */
export const generalFacts: readonly ReferenceFact[] = facts.general

/** For groups of diagnoses, by the code of the group. */
export const groupFacts: Readonly<Record<string, readonly ReferenceFact[]>> = facts.groups

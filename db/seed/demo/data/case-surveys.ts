import surveys from './case-surveys.json' with { type: 'json' }

/** What the questionnaire of a case asks first, by the key of its question; the rest is the same in all. */
export interface CaseSurvey {
  readonly title: string
  /** one of four ways */
  readonly ask: string
  readonly choices: readonly string[]
  /** what would change the mind of those who answer, in turn */
  readonly findings: readonly string[]
}

export const caseSurveys: Readonly<Record<string, CaseSurvey>> = surveys

import rows from './languages.json' with { type: 'json' }

/** A language that a person can prefer. `code` is en-us and zh-cn for the two interface languages, else ISO 639. */
export interface ReferenceLanguage {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nativeName: string
  /** Whether the interface and the content documents exist in this language. */
  readonly interface: boolean
}

/** The preferred languages, the interface languages first. Numbers are stable; new ones are added at the end. */
export const languages: readonly ReferenceLanguage[] = rows

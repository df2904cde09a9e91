import type { AgeUnit, Gender, MediaType } from '#model/discussions/enums.ts'
import type { Specialty } from '#model/identity/enums.ts'

export interface DemoFollowUp {
  readonly question: string
  readonly reply: string
}

export interface DemoAnswer {
  /** The kind of expert who writes it. */
  readonly by: Specialty
  readonly text: string
  /** Minutes stated: steps of 5, from 15 to 60. */
  readonly minutes: number
  /** The expert asks the asker back before answering, and the asker's reply. */
  readonly clarify?: DemoFollowUp
  /** The asker asks further, and the expert's reply. */
  readonly followUp?: DemoFollowUp
}

/** One discussion as it was asked and answered. Nobody in it exists. */
export interface DemoQuestion {
  readonly key: string
  readonly language: 'en-us' | 'zh-cn'
  /** Code in neoplasms.ts. */
  readonly diagnosis: string
  readonly title: string
  readonly contextName: string | null
  readonly gender: Gender
  readonly age: { readonly magnitude: number; readonly units: AgeUnit }
  /** client: a patient or someone close; physician: a network physician asks about a patient. */
  readonly asker: 'client' | 'physician'
  readonly medium: MediaType
  readonly history: string
  readonly question: string
  readonly answers: readonly DemoAnswer[]
}

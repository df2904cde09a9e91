import type { DisplayStatus, MediaType, QueryType } from '#model/discussions/enums.ts'
import type { GroupBy } from '#model/reporting/enums.ts'
import type { FigureValues } from '#model/reporting/figures.ts'
import type { DayRange } from '#model/reporting/range.ts'

/** Which rows a report looks at. Test users and support accounts are in none. */
export interface Scope {
  readonly range?: DayRange | undefined
  readonly queryIds?: readonly string[] | undefined
  readonly planId?: string | undefined
  readonly grantId?: string | undefined
  readonly diagnosisId?: string | undefined
  readonly states?: readonly DisplayStatus[] | undefined
  readonly types?: readonly QueryType[] | undefined
  readonly mediaTypes?: readonly MediaType[] | undefined
  readonly userTypes?: readonly number[] | undefined
  readonly countryId?: number | undefined
  /** no discussion that staff have entered, and no text of theirs */
  readonly omitCsr?: boolean
  readonly surgeOnly?: boolean
  /** of experts */
  readonly userId?: string | undefined
  readonly specialty?: string | undefined
  readonly tier?: number | undefined
}

export interface Place {
  readonly id: string
  readonly name: string
}

/** One row of a report, whatever it is about. */
export interface Fact {
  /** the record that it is; it opens at its discussion or person */
  readonly resource: 'queries' | 'users' | 'transactions' | 'queryExperts'
  readonly id: string
  readonly queryId: string | null
  /** the person: the asker of a discussion, the expert of a part or of a ledger line */
  readonly personId: string
  readonly personName: string
  /** the group of those whose names are hidden; without it the person's own */
  readonly personGroup?: string
  readonly expert: boolean
  /** names of people in it are hidden, whatever the report says */
  readonly blinded: boolean
  readonly label: string
  /** status of the discussion, the part, the kind of line */
  readonly state: string
  readonly at: number
  readonly changedAt: number
  readonly places: Readonly<Partial<Record<GroupBy, Place>>>
  readonly values: FigureValues
  /** its columns by name; moments and days as ISO text, amounts in dollars */
  readonly cells: Readonly<Record<string, string | number | null>>
}

/** Rows are read so many at a time: other requests take their turn between two batches. */
export const FACTS_BATCH = 250
export const yieldToOthers = () => new Promise<void>((resolve) => setImmediate(resolve))

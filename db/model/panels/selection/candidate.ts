import type { ExpertTier, Specialty } from '../../identity/enums.ts'

export interface TimePeriod {
  /** epoch seconds */
  readonly from: number
  readonly until: number
}

/** Expert data used by the selection. */
export interface Candidate {
  readonly userId: string
  /** all pools of the expert */
  readonly poolIds: readonly string[]
  readonly enabled: boolean
  readonly noeticExpert: boolean
  readonly verified: boolean
  readonly testUser: boolean
  readonly staff: boolean
  readonly country: string | null
  readonly specialties: readonly Specialty[]
  readonly expertTier: ExpertTier | null
  readonly vacations: readonly TimePeriod[]
  /** booked calls in other discussions */
  readonly calls: readonly TimePeriod[]
  /** the expert has listed one of the discussion's diagnosis groups */
  readonly choseGroup: boolean
  /** unanswered written claims plus calls in the next 24 hours, in all discussions */
  readonly openClaims: number
  /** invitations in the window set in the limits (30 days) */
  readonly recentInvitations: number
  readonly claimed: number
  readonly answered: number
}

import type { ExpertTier, Specialty } from '../identity/enums.ts'

export interface Stay {
  /** epoch seconds */
  readonly from: number
  readonly until: number
}

/** What the choice of experts must know of one of them. */
export interface Candidate {
  readonly userId: string
  /** all pools that the expert belongs to */
  readonly poolIds: readonly string[]
  readonly enabled: boolean
  readonly noeticExpert: boolean
  readonly verified: boolean
  readonly testUser: boolean
  readonly staff: boolean
  readonly country: string | null
  readonly specialties: readonly Specialty[]
  readonly expertTier: ExpertTier | null
  readonly vacations: readonly Stay[]
  /** own calls that are booked, in other discussions */
  readonly calls: readonly Stay[]
  /** the expert chose one of the discussion's diagnosis groups */
  readonly choseGroup: boolean
  /** written claims not yet answered, and calls within the next 24 hours, in all discussions */
  readonly openClaims: number
  /** invitations within the window of the limits (30 days) */
  readonly recentInvitations: number
  readonly claimed: number
  readonly answered: number
}

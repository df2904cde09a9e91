import type { Specialty } from '../identity/enums.ts'
import type { Limits } from '../limits.ts'
import { addDays, startOfDay, toSeconds } from '../time.ts'
import type { Candidate, Stay } from './candidate.ts'
import type { TierPool } from './tiers.ts'

/** Who cannot be invited to a discussion, and why. Every reason that applies is told, not only the first. */

export const exclusionReasons = [
  'selection.disabled',
  'selection.notExpert',
  'selection.notVerified',
  'selection.otherWorld',
  'selection.asker',
  'selection.invitee',
  'selection.staff',
  'selection.engaged',
  'selection.declined',
  'selection.rejected',
  'selection.notInPool',
  'selection.region',
  'selection.specialty',
  'selection.vacation',
  'selection.openClaims',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** What the discussion demands. Times in epoch seconds. */
export interface HardFilters {
  readonly testDiscussion: boolean
  readonly askerId: string
  readonly inviteeIds: readonly string[]
  /** everybody who has or had a part in this discussion, with the state of it */
  readonly engagements: ReadonlyMap<string, string>
  /** null: the plan does not match by region */
  readonly countries: readonly string[] | null
  /** specialties that the diagnosis names; empty: any */
  readonly specialties: readonly Specialty[]
  /** from now until the answer is due */
  readonly window: Stay
  /** live discussions: the proposed times; null for messenger */
  readonly proposedTimes: readonly number[] | null
}

const bit = Object.fromEntries(exclusionReasons.map((reason, index) => [reason, 1 << index])) as Record<
  ExclusionReason,
  number
>
const known = new Map<number, readonly ExclusionReason[]>()

/** The reasons of a mask; one shared list for each mask, since thousands of people have the same reasons. */
export function reasonsOf(mask: number): readonly ExclusionReason[] {
  let reasons = known.get(mask)
  if (!reasons) known.set(mask, (reasons = exclusionReasons.filter((reason) => (mask & bit[reason]) !== 0)))
  return reasons
}

export interface PreparedFilter {
  readonly of: HardFilters
  readonly pools: ReadonlyMap<string, TierPool>
  readonly invitees: ReadonlySet<string>
  readonly countries: ReadonlySet<string> | null
  readonly openClaims: number
}

export const filterFor = (of: HardFilters, pools: readonly TierPool[], limits: Limits): PreparedFilter => ({
  of,
  pools: new Map(pools.map((pool) => [pool.poolId, pool])),
  invitees: new Set(of.inviteeIds),
  countries: of.countries === null ? null : new Set(of.countries),
  openClaims: limits['selection.openClaims'],
})

/** All that speaks against one person as a mask (0: nothing), and the tier and side that the person comes in by. */
export function candidateMask(
  person: Candidate,
  filter: PreparedFilter,
): { mask: number; tier: number; local: boolean } {
  const { of } = filter
  let mask = 0
  if (!person.enabled) mask |= bit['selection.disabled']
  if (!person.noeticExpert) mask |= bit['selection.notExpert']
  if (!person.verified) mask |= bit['selection.notVerified']
  if (person.testUser !== of.testDiscussion) mask |= bit['selection.otherWorld']
  if (person.userId === of.askerId) mask |= bit['selection.asker']
  if (filter.invitees.has(person.userId)) mask |= bit['selection.invitee']
  if (person.staff) mask |= bit['selection.staff']
  if (of.engagements.size > 0) mask |= engagementBit(of.engagements.get(person.userId))
  if (filter.countries && (person.country === null || !filter.countries.has(person.country)))
    mask |= bit['selection.region']
  if (person.openClaims >= filter.openClaims) mask |= bit['selection.openClaims']
  if (person.vacations.length > 0 && away(person.vacations, of)) mask |= bit['selection.vacation']

  let tier = -1
  let local = false
  let poolSpecialty = false
  for (const poolId of person.poolIds) {
    const pool = filter.pools.get(poolId)
    if (!pool) continue
    if (pool.specialties?.length && !sharesOne(pool.specialties, person.specialties)) {
      poolSpecialty = true
      continue
    }
    if (tier === -1 || pool.tier < tier) tier = pool.tier
    if (pool.local) local = true
  }
  const misfit = tier === -1 && poolSpecialty
  if (tier === -1 && !poolSpecialty) mask |= bit['selection.notInPool']
  if (misfit || (of.specialties.length > 0 && !sharesOne(of.specialties, person.specialties)))
    mask |= bit['selection.specialty']
  return { mask, tier, local }
}

/** Staff rows and the asker's own are no engagement of an expert, but nobody who holds one is chosen either. */
function engagementBit(status: string | undefined): number {
  if (status === undefined) return 0
  if (status === 'declined') return bit['selection.declined']
  return status === 'rejected' ? bit['selection.rejected'] : bit['selection.engaged']
}

function sharesOne(wanted: readonly Specialty[], have: readonly Specialty[]): boolean {
  for (const specialty of wanted) if (have.includes(specialty)) return true
  return false
}

/** Messenger: a vacation meets the time in which the answer is due. Live: no proposed time lies outside the vacations. */
function away(vacations: readonly Stay[], of: HardFilters): boolean {
  if (of.proposedTimes !== null && of.proposedTimes.length > 0) {
    return of.proposedTimes.every((time) => vacations.some((stay) => stay.from <= time && time < stay.until))
  }
  return vacations.some((stay) => stay.from < of.window.until && stay.until > of.window.from)
}

/** A vacation of whole days, both included, as a stay in the person's own zone. */
export const vacationStay = (start: string, end: string, zone: string): Stay => ({
  from: toSeconds(startOfDay(start, zone)),
  until: toSeconds(startOfDay(addDays(end, 1), zone)),
})

/** The countries that experts must be in, or null when the plan does not match by region. */
export function countriesFor(
  plan: { matchByRegion: boolean; countryCodes: readonly string[] },
  askerCountry: string | null,
): readonly string[] | null {
  if (!plan.matchByRegion) return null
  if (plan.countryCodes.length > 0) return plan.countryCodes
  return askerCountry === null ? null : [askerCountry]
}

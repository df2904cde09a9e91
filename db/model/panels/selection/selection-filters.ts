import type { Specialty } from '../../identity/enums.ts'
import type { Limits } from '../../limits.ts'
import { addDays, startOfDay, toSeconds } from '../../time.ts'
import type { Candidate, TimePeriod } from './candidate.ts'
import type { TierPool } from './tiers.ts'

/** Why an expert cannot be invited to a discussion; all reasons are collected, not only the first. */

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
  'selection.booked',
  'selection.openClaims',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/**
 * Staff may manually invite experts that a run excludes, except for these reasons: already on the panel, or a rule
 * about the person.
 */
const neverManual: readonly ExclusionReason[] = [
  'selection.disabled',
  'selection.notExpert',
  'selection.notVerified',
  'selection.otherWorld',
  'selection.asker',
  'selection.staff',
  'selection.engaged',
  'selection.openClaims',
]
export const mayBeInvitedByHand = (reasons: readonly string[]): boolean =>
  !neverManual.some((reason) => reasons.includes(reason))

/** Requirements of the discussion. Times in epoch seconds. */
export interface HardFilters {
  readonly testDiscussion: boolean
  readonly askerId: string
  readonly inviteeIds: readonly string[]
  /** current and former engagements: user id → status */
  readonly engagements: ReadonlyMap<string, string>
  /** null: the plan does not filter by region */
  readonly countries: readonly string[] | null
  /** specialties required by the diagnosis; empty: any */
  readonly specialties: readonly Specialty[]
  /** from now until the answer deadline */
  readonly window: TimePeriod
  /** live discussions: the chosen or proposed times; null for messenger */
  readonly proposedTimes: readonly number[] | null
  /** call length in seconds */
  readonly callLength: number
}

const bit = Object.fromEntries(exclusionReasons.map((reason, index) => [reason, 1 << index])) as Record<
  ExclusionReason,
  number
>
const known = new Map<number, readonly ExclusionReason[]>()

/** Reasons encoded in a bit mask; cached per mask, because thousands of candidates share the same reasons. */
export function reasonsOf(mask: number): readonly ExclusionReason[] {
  let reasons = known.get(mask)
  if (!reasons) known.set(mask, (reasons = exclusionReasons.filter((reason) => (mask & bit[reason]) !== 0)))
  return reasons
}

/** A pool with its position; the pool with the lowest position counts as the source of an expert. */
interface PreparedPool {
  readonly pool: TierPool
  readonly place: number
}

export interface PreparedFilter {
  readonly of: HardFilters
  readonly pools: ReadonlyMap<string, PreparedPool>
  readonly invitees: ReadonlySet<string>
  readonly countries: ReadonlySet<string> | null
  readonly openClaims: number
}

/** By tier; within a tier, pools of the plan come first, because their experts get the local weight. */
const placed = (pools: readonly TierPool[]) =>
  [...pools].sort((a, b) => a.tier - b.tier || Number(b.side === 'plan') - Number(a.side === 'plan'))

export const filterFor = (of: HardFilters, pools: readonly TierPool[], limits: Limits): PreparedFilter => ({
  of,
  pools: new Map(placed(pools).map((pool, place) => [pool.poolId, { pool, place }])),
  invitees: new Set(of.inviteeIds),
  countries: of.countries === null ? null : new Set(of.countries),
  openClaims: limits['selection.openClaims'],
})

/** Exclusion reasons of a candidate as a bit mask (0: eligible), the source pool, and whether the expert is local. */
export function candidateMask(
  person: Candidate,
  filter: PreparedFilter,
): { mask: number; pool: TierPool | null; local: boolean } {
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
  else if (person.calls.length + person.vacations.length > 0 && booked(person, of)) mask |= bit['selection.booked']

  let brings: PreparedPool | null = null
  let local = false
  let poolSpecialty = false
  for (const poolId of person.poolIds) {
    const found = filter.pools.get(poolId)
    if (!found) continue
    const { pool, place } = found
    if (pool.specialties?.length && !sharesOne(pool.specialties, person.specialties)) {
      poolSpecialty = true
      continue
    }
    if (brings === null || place < brings.place) brings = found
    if (pool.local) local = true
  }
  const misfit = brings === null && poolSpecialty
  if (brings === null && !poolSpecialty) mask |= bit['selection.notInPool']
  if (misfit || (of.specialties.length > 0 && !sharesOne(of.specialties, person.specialties)))
    mask |= bit['selection.specialty']
  return { mask, pool: (brings as PreparedPool | null)?.pool ?? null, local }
}

/** `user` and `csr` rows are not expert engagements, but their users must not be selected either. */
function engagementBit(status: string | undefined): number {
  if (status === undefined) return 0
  if (status === 'declined') return bit['selection.declined']
  return status === 'rejected' ? bit['selection.rejected'] : bit['selection.engaged']
}

function sharesOne(wanted: readonly Specialty[], have: readonly Specialty[]): boolean {
  for (const specialty of wanted) if (have.includes(specialty)) return true
  return false
}

/** Messenger: a vacation overlaps the answer window. Live: every proposed time is in a vacation. */
function away(vacations: readonly TimePeriod[], of: HardFilters): boolean {
  if (of.proposedTimes !== null && of.proposedTimes.length > 0) {
    return of.proposedTimes.every((time) => vacations.some((stay) => stay.from <= time && time < stay.until))
  }
  return vacations.some((stay) => stay.from < of.window.until && stay.until > of.window.from)
}

/** Live: every chosen or proposed time overlaps a call of the expert or a vacation. */
function booked({ calls, vacations }: Candidate, { proposedTimes, callLength }: HardFilters): boolean {
  if (proposedTimes === null || proposedTimes.length === 0) return false
  const meets = (stay: TimePeriod, time: number) => stay.from < time + callLength && time < stay.until
  return proposedTimes.every(
    (time) => calls.some((call) => meets(call, time)) || vacations.some((stay) => meets(stay, time)),
  )
}

/** A vacation with inclusive dates as a time interval in the expert's time zone. */
export const vacationStay = (start: string, end: string, zone: string): TimePeriod => ({
  from: toSeconds(startOfDay(start, zone)),
  until: toSeconds(startOfDay(addDays(end, 1), zone)),
})

/** Countries experts must be in, or null when the plan does not filter by region. */
export function countriesFor(
  plan: { matchByRegion: boolean; countryCodes: readonly string[] },
  askerCountry: string | null,
): readonly string[] | null {
  if (!plan.matchByRegion) return null
  if (plan.countryCodes.length > 0) return plan.countryCodes
  return askerCountry === null ? null : [askerCountry]
}

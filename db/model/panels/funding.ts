import type { UserKind, UserType } from '../identity/enums.ts'
import { splitCodes } from '../fields.ts'
import { dayWithin } from '../time.ts'
import { isEffective, type DiagnosisLinks, type DiagnosisTree } from './diagnoses/effective-diagnoses.ts'

/** Choice of the funding source for a new discussion. Made once; the result is stored with the discussion. */

export interface GrantCandidate {
  readonly grantId: string
  readonly enabled: boolean
  readonly activeFrom: string | null
  readonly activeTo: string | null
  /** null: any user type */
  readonly userType: UserType | null
  readonly userKind: UserKind | null
  /** empty: all countries */
  readonly countryCodes: readonly string[]
  readonly planIds: readonly string[]
  readonly diagnoses: DiagnosisLinks
  readonly priority: number
}

/** Countries of a grant, its region included; empty: all. */
export const grantCountries = (grant: {
  readonly countryCodes: string
  readonly regionCodes: string | null
}): string[] => [...new Set([...splitCodes(grant.countryCodes), ...splitCodes(grant.regionCodes)])]

/** Where a grant holds in words: its region by name, further countries by theirs; empty: all countries. */
export const grantPlaces = (
  grant: { readonly countryCodes: string; readonly regionName: string | null; readonly regionCodes: string | null },
  nameOf: (code: string) => string,
): string[] => [
  ...(grant.regionName && grant.regionCodes ? [grant.regionName] : []),
  ...splitCodes(grant.countryCodes).map(nameOf),
]

export interface FundingFacts {
  readonly planId: string
  readonly planDiagnoses: DiagnosisLinks
  readonly diagnosisId: string
  readonly askerType: UserType
  readonly askerKind: UserKind | null
  readonly askerCountry: string | null
  /** current day in New York */
  readonly today: string
}

export const grantRefusals = [
  'funding.disabled',
  'funding.notActive',
  'funding.plan',
  'funding.userType',
  'funding.userKind',
  'funding.region',
  'funding.diagnosis',
  'funding.priority',
] as const
export type GrantRefusal = (typeof grantRefusals)[number]

export interface Funding {
  /** null: no grant applies; the plan's free level decides then */
  readonly grantId: string | null
  /** all other candidates with every reason against them */
  readonly rejected: readonly { readonly grantId: string; readonly reasons: readonly GrantRefusal[] }[]
}

/** All reasons why a grant cannot pay; empty: it can. */
export function grantObstacles(grant: GrantCandidate, facts: FundingFacts, tree: DiagnosisTree): GrantRefusal[] {
  const reasons: GrantRefusal[] = []
  if (!grant.enabled) reasons.push('funding.disabled')
  if (!dayWithin(facts.today, grant.activeFrom, grant.activeTo)) reasons.push('funding.notActive')
  if (!grant.planIds.includes(facts.planId)) reasons.push('funding.plan')
  if (grant.userType !== null && grant.userType !== facts.askerType) reasons.push('funding.userType')
  if (grant.userKind !== null && grant.userKind !== facts.askerKind) reasons.push('funding.userKind')
  const somewhere = grant.countryCodes.length > 0
  if (somewhere && (facts.askerCountry === null || !grant.countryCodes.includes(facts.askerCountry)))
    reasons.push('funding.region')
  if (!isEffective(facts.planDiagnoses, grant.diagnoses, facts.diagnosisId, tree)) reasons.push('funding.diagnosis')
  return reasons
}

/** The applicable grant with the lowest priority number; ties are resolved by the smaller id. */
export function chooseGrant(grants: readonly GrantCandidate[], facts: FundingFacts, tree: DiagnosisTree): Funding {
  const judged = grants.map((grant) => ({ grant, reasons: grantObstacles(grant, facts, tree) }))
  const able = judged.filter(({ reasons }) => reasons.length === 0).map(({ grant }) => grant)
  const [chosen] = able.sort((a, b) => a.priority - b.priority || (a.grantId < b.grantId ? -1 : 1))
  const rejected = judged
    .filter(({ grant }) => grant !== chosen)
    .map(({ grant, reasons }) => ({
      grantId: grant.grantId,
      reasons: reasons.length > 0 ? reasons : (['funding.priority'] as const),
    }))
  return { grantId: chosen?.grantId ?? null, rejected }
}

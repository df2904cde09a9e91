import type { InstaType, Specialty, StaffRole, UserPrefix } from '#model/identity/enums.ts'
import type { PlanAccess } from '#model/panels/enums.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'

/** What every person of the demo has. All of them are made up. */
export interface DemoPerson {
  readonly email: string
  readonly prefix?: UserPrefix
  readonly firstName: string
  readonly lastName: string
  readonly preferredLanguage: 'en-us' | 'zh-cn'
  /** Number of the country, see geography.json. */
  readonly countryId: number
  readonly city: string
  /** Code of the state inside the country, where the country has states that people name. */
  readonly stateCode?: string
  readonly timeZone: string
}

export interface DemoExpert extends DemoPerson {
  readonly prefix: UserPrefix
  /** Degrees, as printed after the name. */
  readonly suffix: string
  readonly specialty: Specialty
  readonly otherSpecialty?: string
  readonly institutionType: InstaType
  readonly affiliation: string
  readonly professionalBio: string
  readonly consumerBio: string
  readonly disclosures: string
  readonly tier: 1 | 2 | 3
  /** Cents of a US dollar. */
  readonly hourlyRate: number
  /** Codes of languages.ts. */
  readonly languages: readonly string[]
  /** Keys of pools in organisations.ts. */
  readonly pools: readonly string[]
  /** Default: completed. */
  readonly taxFormStatus?: TaxFormStatus
}

export interface DemoMember extends DemoPerson {
  readonly dateOfBirth: string
  /** Aliases of plans in organisations.ts; the first is the plan that the member chose last. */
  readonly plans: readonly string[]
  /** Access inside the plans, where it differs from the plan's. */
  readonly access?: PlanAccess
}

/** Everybody else of the table of demo accounts: staff, and the other kinds of user. */
export interface DemoAccount extends DemoPerson {
  /** network 5, plan manager 11, blinded 12, csr 3, client 1 */
  readonly userType: 1 | 3 | 5 | 11 | 12
  readonly plans?: readonly string[]
  readonly managedPlans?: readonly string[]
  readonly staffRoles?: readonly StaffRole[]
  readonly allowedCSRView?: boolean
  /** False for the disabled account. */
  readonly enabled: boolean
  readonly suffix?: string
  readonly affiliation?: string
  readonly professionalBio?: string
  readonly consumerBio?: string
}

import type { CsrReview, ExpertSelectionMode, MediaType } from '#model/discussions/enums.ts'
import type { UserKind } from '#model/identity/enums.ts'
import type { FreeLevel, PlanAccess, PlanType } from '#model/panels/enums.ts'
import type { ThemeName } from '#model/content/enums.ts'

/** What a plan or grant may set differently from the defaults. Hours; a reminder of 0 is off. */
export interface DemoOverrides {
  readonly maxResponseTime?: number
  readonly maxQueryDuration?: number
  readonly firstReminder?: number
  readonly secondReminder?: number
  readonly panelSize?: number
}

/** What is covered. Names of domains of neoplasms.ts, and codes of groups and diagnoses; all three empty means everything. */
export interface DemoCoverage {
  readonly domains?: readonly string[]
  readonly groups?: readonly string[]
  readonly diagnoses?: readonly string[]
}

/** A pool of experts; its members are in pool_expert. */
export interface DemoPool extends DemoCoverage {
  readonly key: string
  readonly poolName: string
  readonly displayName: string
  /** Only experts of this specialty are chosen from the pool. */
  readonly specialty?: 'radonc'
}

export interface DemoGrant extends DemoOverrides, DemoCoverage {
  readonly key: string
  readonly name: string
  readonly displayTitle: string
  readonly description: string
  /** HTML */
  readonly shortDescription: string
  /** HTML, or cms: and the uid of a front_matter document. */
  readonly frontMatter: string
  readonly userKind?: UserKind
  readonly priority: number
  readonly expertSelectionMode: ExpertSelectionMode
  readonly csrReview?: CsrReview
  /** Days before (negative) and after the day of the first start. */
  readonly activeFromDay: number
  readonly activeToDay?: number
  readonly region?: { readonly name: string; readonly countryCodes: string }
  readonly pools: readonly string[]
  /** Aliases of plans. */
  readonly plans: readonly string[]
}

export interface DemoPlan extends DemoOverrides, DemoCoverage {
  readonly alias: string
  readonly type: PlanType
  readonly name: string
  readonly sponsorName: string
  readonly displayTitle: string
  readonly theme: ThemeName
  /** HTML, on the member's dashboard. */
  readonly dashboardMessage: string
  /** HTML, on the registration page. */
  readonly registrationText: string
  readonly media: readonly MediaType[]
  readonly expertSelectionMode?: ExpertSelectionMode
  readonly csrReview?: CsrReview
  readonly freeLevel?: FreeLevel
  readonly access?: PlanAccess
  readonly noNewQueries?: boolean
  readonly readOnlyDiscussions?: boolean
  readonly matchByRegion?: boolean
  readonly countryCodes?: string
  readonly sharedQueries?: boolean
  readonly selectable?: boolean
  readonly localPoolWeight?: number
  readonly independentFirst?: boolean
  readonly surveyBuilder?: boolean
  readonly anonymousAllowed?: boolean
  readonly genderOptOut?: boolean
  readonly effectiveDay: number
  readonly pools: readonly string[]
  readonly links: readonly { readonly slug: string; readonly description: string; readonly userType: 1 | 2 | 5 }[]
  readonly surges: readonly {
    readonly description: string
    readonly startDay: number
    readonly endDay: number
    readonly multiple: number
  }[]
}

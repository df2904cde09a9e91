import type { StoryGrant, StoryPlan, StoryPool } from './organisation.ts'
import { grants } from './organisations/grants.ts'
import { plans } from './organisations/plans.ts'
import { pools } from './organisations/pools.ts'

/** Who pays, who offers it, and which experts there are to choose from. */
export const organisations: {
  readonly grants: readonly StoryGrant[]
  readonly plans: readonly StoryPlan[]
  readonly pools: readonly StoryPool[]
} = { grants, plans, pools }

import type { DemoGrant, DemoPlan, DemoPool } from './organisation.ts'
import grants from './organisations/grants.json' with { type: 'json' }
import plans from './organisations/plans.json' with { type: 'json' }
import pools from './organisations/pools.json' with { type: 'json' }

/** Who pays, who offers it, and which experts there are to choose from. */
export const organisations: {
  readonly grants: readonly DemoGrant[]
  readonly plans: readonly DemoPlan[]
  readonly pools: readonly DemoPool[]
} = { grants: grants as DemoGrant[], plans: plans as DemoPlan[], pools: pools as DemoPool[] }

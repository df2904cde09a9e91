import accounts from './people/accounts.json' with { type: 'json' }
import accountExperts from './people/experts-accounts.json' with { type: 'json' }
import bloodExperts from './people/experts-blood.json' with { type: 'json' }
import pelvisAndRareExperts from './people/experts-pelvis.json' with { type: 'json' }
import solidTumourExperts from './people/experts-solid.json' with { type: 'json' }
import members from './people/members.json' with { type: 'json' }
import type { DemoAccount, DemoExpert, DemoMember } from './person.ts'

/** Everybody in the demo: sixty experts (the first twelve are demo accounts), forty members (the first three), the other accounts. */
export const people: {
  readonly experts: readonly DemoExpert[]
  readonly members: readonly DemoMember[]
  readonly accounts: readonly DemoAccount[]
} = {
  experts: [...accountExperts, ...solidTumourExperts, ...pelvisAndRareExperts, ...bloodExperts] as DemoExpert[],
  members: members as DemoMember[],
  accounts: accounts as DemoAccount[],
}

import { accounts } from './people/accounts.ts'
import { accountExperts } from './people/experts-accounts.ts'
import { bloodExperts } from './people/experts-blood.ts'
import { pelvisAndRareExperts } from './people/experts-pelvis.ts'
import { solidTumourExperts } from './people/experts-solid.ts'
import { members } from './people/members.ts'
import type { StoryAccount, StoryExpert, StoryMember } from './person.ts'

/** Everybody in the story: sixty experts (the first twelve are demo accounts), forty members (the first three), the other accounts. */
export const people: {
  readonly experts: readonly StoryExpert[]
  readonly members: readonly StoryMember[]
  readonly accounts: readonly StoryAccount[]
} = {
  experts: [...accountExperts, ...solidTumourExperts, ...pelvisAndRareExperts, ...bloodExperts],
  members,
  accounts,
}

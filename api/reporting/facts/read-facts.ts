import type { GroupBy } from '#model/reporting/enums.ts'
import type { Subject } from '#model/reporting/figures.ts'
import type { TalliedRow } from '#model/reporting/tally.ts'
import type { Ctx } from '../../context.ts'
import { discussionFacts } from './discussions.ts'
import { engagementFacts } from './engagements.ts'
import { ledgerFacts } from './ledger.ts'
import { peopleFacts } from './people.ts'
import type { Say } from './places.ts'
import type { Fact, Place, Scope } from './scope.ts'

const readers: Record<Subject, (ctx: Ctx, scope: Scope, say: Say) => AsyncGenerator<Fact[]>> = {
  discussions: discussionFacts,
  engagements: engagementFacts,
  ledger: ledgerFacts,
  people: peopleFacts,
}

/** The rows of a report, a few at a time: every figure, table, file and list is made of these. */
export const readFacts = (ctx: Ctx, subject: Subject, scope: Scope, say: Say): AsyncGenerator<Fact[]> =>
  readers[subject](ctx, scope, say)

export type DividedBy = GroupBy | 'person' | null

/** The group of rows that name none. */
const NONE = '-'

export function placeOf(fact: Fact, by: DividedBy, say: Say): Place | null {
  if (by === null) return null
  if (by === 'person') return { id: fact.personGroup ?? fact.personId, name: fact.personName }
  return fact.places[by] ?? { id: NONE, name: say('reporting.none') }
}

export const tallied = (fact: Fact, by: DividedBy, say: Say): TalliedRow => ({
  values: fact.values,
  at: fact.at,
  group: placeOf(fact, by, say),
  person: fact.personId,
})

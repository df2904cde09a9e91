import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { Limits } from '#model/limits.ts'
import type { PersonSimulation } from '#model/panels/selection/simulation-wire.ts'
import { earning, formulaText, unpaidReason } from '#model/payments/earning.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'

const HALF_AN_HOUR = 30

/** What these experts would earn for an answer in this discussion, with the formula that the ledger would show. */
export async function payOf(
  q: Queries,
  { discussion, asker }: LoadedDiscussion,
  userIds: readonly string[],
  surge: number,
  { limits, language }: { limits: Limits; language: string },
): Promise<PersonSimulation['pay']> {
  if (!userIds.length) return []
  const people = await q
    .select()
    .from(user)
    .where(inArray(user.id, [...userIds]))
  const source = isLive(discussion.mediaType) ? 'session' : 'async'
  return userIds.flatMap((id) => {
    const person = people.find((row) => row.id === id)
    if (!person) return []
    const unpaid = unpaidReason({
      engagementStatus: 'answered',
      discussionType: discussion.type,
      expertIsTest: person.testUser,
      askerIsTest: asker.testUser || discussion.testQuery,
      noeticExpert: person.noeticExpert,
      rate: person.hourlyRate,
    })
    const examples = unpaid
      ? []
      : [limits['money.minMinutes'], HALF_AN_HOUR].map((minutes) => {
          const parts = earning(source, person.hourlyRate ?? 0, minutes, surge)
          return { minutes, amount: parts.amount, formula: formulaText(parts, language) }
        })
    return [
      {
        userId: id,
        displayName: resolvedName(person),
        hourlyRate: person.hourlyRate,
        unpaid: unpaid ?? null,
        examples,
      },
    ]
  })
}

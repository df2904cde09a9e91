import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { earning, unpaidReason } from '#model/payments/earning.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { notifyParticipants } from '../lifecycle/messages.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Tells an expert whose attendance was corrected what is recorded now and what it means for the pay. */
export async function notifyCorrected(unit: UnitOfWork, row: EngagementRow): Promise<void> {
  if (row.status === 'missedout')
    return notifyParticipants(unit, [row.userId], 'correctedAbsent', { about: row, pay: null })
  await notifyParticipants(unit, [row.userId], 'correctedPresent', { about: row, pay: await payOf(unit, row) })
}

async function payOf({ tx, loaded }: UnitOfWork, row: EngagementRow) {
  const [expert] = await tx.select().from(user).where(eq(user.id, row.userId))
  const unpaid =
    !expert ||
    unpaidReason({
      engagementStatus: row.status,
      madePayable: row.payable,
      discussionType: loaded.discussion.type,
      expertIsTest: expert.testUser,
      askerIsTest: loaded.asker.testUser || loaded.discussion.testQuery,
      noeticExpert: expert.noeticExpert,
      rate: row.rate,
    })
  if (unpaid || !row.payable || row.minutes === null || row.minutes === 0) return null
  return earning('session', row.rate ?? 0, row.minutes, row.surgeMultiple)
}

import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { closedQuarters, quarterDays } from '#model/payments/quarters.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { systemCtx, type Ctx, type Deps } from '../context.ts'
import { actorAtWork } from '../identity/sessions/session.ts'
import { createPayout } from '../payments/create-payout.ts'
import { markPayoutPaid } from '../payments/mark-paid.ts'
import { previewPayout } from '../payments/payout-preview.ts'

const STAFF = 'csr.admin@consilium.test'
/** Days after the end of a quarter. */
const [BATCH_MADE, BATCH_PAID] = [10, 12]

/** Pays the demo's experts for the quarter before last, as staff did then. The last quarter is left to be paid out. */
export async function payDemoQuarter(deps: Deps): Promise<void> {
  const [staff] = await deps.db.select({ id: user.id }).from(user).where(eq(user.email, STAFF))
  const actor = staff ? await actorAtWork(deps, staff.id) : null
  const quarter = closedQuarters(newYorkDay(deps.clock.now()), 2)[1] ?? ''
  const afterEnd = (days: number): Ctx => {
    const then = new Date(`${addDays(quarterDays(quarter).last, days)}T15:00:00Z`)
    return { ...systemCtx(deps, 'demo'), actor, now: () => then }
  }
  const making = afterEnd(BATCH_MADE)
  const { lines } = await previewPayout(making, deps.db, quarter)
  // at the end of a quarter the oldest discussion is younger than that
  if (!lines.length) return
  const { id } = await createPayout(making, { quarter })
  await markPayoutPaid(afterEnd(BATCH_PAID), id)
}

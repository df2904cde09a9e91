import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user, type queryHeader } from '#db/schema/all.ts'
import { askerIsHidden } from '#model/discussions/visibility.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { GuestRow } from './guest-link.ts'

interface About {
  discussion: typeof queryHeader.$inferSelect
  asker: typeof user.$inferSelect
}

/** Whom a guest may know: the one who asks, and who of our staff invites for them; null: not by name. */
export async function inviterOf(
  q: Queries,
  { createdBy }: GuestRow,
  { discussion: { anonymous, type }, asker }: About,
): Promise<{ asker: string | null; staff: string | null }> {
  const [staff] =
    createdBy === null || createdBy === asker.id ? [] : await q.select().from(user).where(eq(user.id, createdBy))
  return {
    asker: askerIsHidden('invitee', anonymous, type) ? null : resolvedName(asker),
    staff: staff ? resolvedName(staff) : null,
  }
}

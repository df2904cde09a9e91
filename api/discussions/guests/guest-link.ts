import type { queryInvite } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { Ctx } from '../../context.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'
import { keyedHash } from '../../ports/cipher.ts'

export type GuestRow = typeof queryInvite.$inferSelect

/** The key in a guest's address follows from the product's own key, so that it can be made again; the database holds its hash. */
export const guestKey = (ctx: Ctx, id: string): string =>
  Buffer.from(keyedHash(ctx.env.secretKey, `query_invite:${id}`), 'hex').toString('base64url')

export const guestUrl = (ctx: Ctx, id: string): string => `${ctx.env.publicUrl}/invitee/${guestKey(ctx, id)}`

export function shownGuest(ctx: Ctx, row: GuestRow): Guest {
  const { id, queryId, participantType, name, email, phone, status, action, version } = row
  const open = action !== 'cancelled' && row.tokenHash === hashToken(guestKey(ctx, id))
  return {
    id,
    queryId,
    participantType,
    name,
    email,
    phone,
    status,
    action,
    url: open ? guestUrl(ctx, id) : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    version,
  }
}

import { eq, or, sql, type SQL } from 'drizzle-orm'
import { queryInvite } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { Ctx } from '../../context.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'
import { keyedHash } from '../../ports/cipher.ts'

export type GuestRow = typeof queryInvite.$inferSelect

type GuestContact = Pick<GuestRow, 'id' | 'email' | 'phone'>

/** Where the link is sent: a mailbox, whatever the case in which it is written, or else a number. */
export const addressOf = ({ email, phone }: GuestContact): string => (email ?? phone ?? '').toLowerCase()

/** Invitations that reach the same person: at the same mailbox, whatever its case, or the same number. */
export const sameRecipient = ({ email, phone }: Pick<GuestRow, 'email' | 'phone'>): SQL | undefined =>
  or(
    ...(email ? [eq(sql`lower(${queryInvite.email})`, email.toLowerCase())] : []),
    ...(phone ? [eq(queryInvite.phone, phone)] : []),
  )

const keyOf = (ctx: Ctx, text: string): string =>
  Buffer.from(keyedHash(ctx.env.secretKey, `query_invite:${text}`), 'hex').toString('base64url')

/**
 * The key in a guest's link follows from the product's own key, so that it can be made again; the database holds its hash. It
 * follows from the address too: once the address is corrected, the key that went to the wrong one opens nothing.
 */
export const guestKey = (ctx: Ctx, guest: GuestContact): string => keyOf(ctx, `${guest.id}:${addressOf(guest)}`)

/** The key that opens the invitation now; undefined: it cannot be made again. Links sent by earlier versions name no address. */
const openKey = (ctx: Ctx, row: GuestRow): string | undefined =>
  [guestKey(ctx, row), keyOf(ctx, row.id)].find((key) => row.tokenHash === hashToken(key))

/** The key to send: the one that opens already, or else one that will. */
export const keyToSend = (ctx: Ctx, row: GuestRow): string => openKey(ctx, row) ?? guestKey(ctx, row)

export const guestUrl = (ctx: Ctx, row: GuestRow): string => `${ctx.env.publicUrl}/invitee/${keyToSend(ctx, row)}`

/** @param undelivered whether the last message to the guest did not arrive; never of one that is being sent now */
export function shownGuest(ctx: Ctx, row: GuestRow, undelivered = false): Guest {
  const { id, queryId, participantType, name, email, phone, status, action, version } = row
  const open = action !== 'cancelled' && openKey(ctx, row) !== undefined
  return {
    id,
    queryId,
    participantType,
    name,
    email,
    phone,
    status,
    action,
    url: open ? guestUrl(ctx, row) : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    undelivered,
    version,
  }
}

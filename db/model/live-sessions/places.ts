/** Experts in these states have a part in the call; the others of the panel are not let in. */
export const seated = ['claimed', 'answered', 'followup', 'latereview'] as const
export const isSeated = (status: string | undefined): boolean => seated.some((one) => one === status)

/** People who send sound in one call; a mesh of more is too much for a phone. */
export const senderPlaces = 6
/** Staff who listen only come on top. */
export const observerPlaces = 2

export const roomRoles = ['asker', 'expert', 'guest', 'staff'] as const
export type RoomRole = (typeof roomRoles)[number]

/**
 * Whether one more person of this kind finds a place. Places are kept for the asker and the seated experts; guests take
 * what is left in the order of joining.
 * @param inside how many of each kind are in the room, without this person
 */
export function hasPlace(
  role: RoomRole,
  { seatedExperts, inside }: { seatedExperts: number; inside: Record<RoomRole, number> },
): boolean {
  if (role === 'staff') return inside.staff < observerPlaces
  if (role !== 'guest') return inside.asker + inside.expert + inside.guest < senderPlaces
  return inside.guest < senderPlaces - 1 - seatedExperts
}

import { z } from 'zod'
import type { QueryType } from '../enums.ts'
import type { ViewerKind } from '../visibility.ts'

/** Who has opened a discussion: kept by person and day, shown to its asker and staff. */

/** Reading again within this time belongs to the same opening: a page asks again when someone comes back to its tab. */
export const OPENING_LASTS_MS = 5 * 60_000

/** `invited`: an expert without a seat on the panel; `network`: a physician of the plan of a communal discussion. */
export const openerRoles = ['staff', 'asker', 'expert', 'invited', 'network', 'planMember', 'guest'] as const
export type OpenerRole = (typeof openerRoles)[number]

/** @param seated of an expert with an engagement: whether they are on the panel; null: there is none */
export function openerRole(kind: ViewerKind, seated: boolean | null): OpenerRole {
  if (kind === 'csr') return 'staff'
  if (kind === 'invitee') return 'guest'
  if (kind !== 'expert') return kind
  return seated === null ? 'network' : seated ? 'expert' : 'invited'
}

/**
 * Whether someone is shown by name. Staff see every name; the asker learns neither whom a blinded discussion hides nor who
 * was asked and has no seat. A panel expert of a blinded discussion has a number for a name.
 */
export const openerIsNamed = (viewer: ViewerKind, role: OpenerRole, type: QueryType): boolean =>
  viewer === 'csr' || (role !== 'invited' && (type !== 'blinded' || role === 'expert'))

/** One person. `userId` is for staff only, and null for guests; `name` is null where only the role is shown. */
export const openerSchema = z
  .object({
    userId: z.string().nullable(),
    name: z.string().nullable(),
    role: z.enum(openerRoles),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    times: z.int().positive(),
  })
  .meta({ id: 'Opener' })
export type Opener = z.infer<typeof openerSchema>

import { z } from 'zod'
import { freeLevels } from '../panels/enums.ts'
import { staffRanks } from './enums.ts'
import { userAdminRow } from './inputs.ts'

/** Users as listed in the back office. */
export const userListRow = userAdminRow
  .extend({
    resolvedDisplayName: z.string(),
    /** null for non-staff */
    rank: z.enum(staffRanks).nullable(),
    freeLevel: z.enum(freeLevels),
    plans: z.array(z.object({ planId: z.string(), name: z.string() })),
    lastSignInAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'UserListRow' })
export type UserListRow = z.infer<typeof userListRow>

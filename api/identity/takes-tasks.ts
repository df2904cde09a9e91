import { and, eq, type SQL } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'

/** Staff to whom work can be given: not those whose account is closed or who may only read. */
export const takesTasks = (): SQL =>
  and(eq(user.userType, userType.csr), eq(user.enabled, true), eq(user.allowedCSRView, false)) as SQL

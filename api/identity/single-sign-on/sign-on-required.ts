import { userType } from '#model/identity/enums.ts'
import type { Ctx } from '../../context.ts'
import type { UserRow } from '../sessions/lucia.ts'

/** Whether this account comes in by its house's own provider alone. */
export const signOnRequired = (ctx: Ctx, row: Pick<UserRow, 'userType'>): boolean =>
  row.userType === userType.csr && ctx.env.OIDC_PROVIDERS.some((provider) => provider.required)

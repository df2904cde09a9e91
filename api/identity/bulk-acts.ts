import { bulkOf } from '../admin/bulk/declare-bulk.ts'
import { invitations } from './invitations/admin.ts'
import { cancelInvitation, reissueInvitation } from './invitations/act-on-invitation.ts'
import type { BulkAct } from '../admin/bulk/declare-bulk.ts'
import { users } from './admin.ts'
import { disableAccount, enableAccount } from './enable-account.ts'

/** What is done with many accounts at once; joining a plan is added by the area of plans. */
export const userBulk = (more: Record<string, BulkAct>) =>
  bulkOf(
    users,
    {
      ...more,
      enable: {
        sets: () => ({ enabled: true }),
        same: (row) => row.enabled === true,
        apply: (ctx, row) => enableAccount(ctx, String(row.id), { version: Number(row.version) }),
      },
      disable: {
        sets: () => ({ enabled: false }),
        same: (row) => row.enabled === false,
        apply: (ctx, row, { reason }) =>
          disableAccount(ctx, String(row.id), { version: Number(row.version), reason: String(reason) }),
      },
    },
    (row) => `${String(row.resolvedDisplayName)} (${String(row.email)})`,
  )

export const invitationBulk = bulkOf(invitations, {
  reissue: {
    same: () => false,
    apply: (ctx, row) => reissueInvitation(ctx, String(row.id), { version: Number(row.version) }),
  },
  cancel: {
    sets: () => ({ status: 'cancelled' }),
    same: (row) => row.status === 'cancelled',
    apply: (ctx, row) => cancelInvitation(ctx, String(row.id), { version: Number(row.version) }),
  },
})

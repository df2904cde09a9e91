import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { changeAccount } from './change-account.ts'
import { removeAllPasskeys } from './passkeys/remove-passkey.ts'
import { endResets } from './password/reset-link.ts'
import { endSessions } from './sessions/session.ts'

/** Opens an account again; its owner chooses a new password before signing in, and adds passkeys again. */
export const enableAccount = (
  ctx: Ctx,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<UserListRow> =>
  changeAccount(ctx, id, {
    act: 'users.enable',
    version,
    event: 'entity_enable_disable',
    text: reason,
    decide: async () => ({ enabled: true, mustChangePassword: true }),
    after: async (tx, { enabled }) => {
      await removeAllPasskeys(ctx, tx, id)
      await endSessions(ctx, tx, id)
      if (!enabled)
        await notifyUsers(ctx, tx, [id], {
          purpose: 'account',
          cause: `user:${id}:enabled:${version}`,
          subject: 'message.account.enabled.subject',
          text: 'message.account.enabled.text',
        })
    },
  })

/** Closes an account at once: its sessions end, its passkeys go, and links to a new password expire. */
export const disableAccount = (
  ctx: Ctx,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<UserListRow> =>
  changeAccount(ctx, id, {
    act: 'users.disable',
    version,
    event: 'entity_enable_disable',
    text: reason,
    decide: async () => ({ enabled: false }),
    after: async (tx) => {
      await removeAllPasskeys(ctx, tx, id)
      await endSessions(ctx, tx, id)
      await endResets(tx, id, ctx.now())
    },
  })

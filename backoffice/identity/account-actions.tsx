import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { useNotify, useTranslate } from 'ra-core'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { UserType } from '#model/identity/enums.ts'
import { mayLoginAs } from '#model/identity/sign-in/login-as.ts'
import { allow, forbid, type Act, type Verdict } from '#model/permissions.ts'
import type { TextKey } from '#model/texts/load.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { beginActing } from '../providers/acting.ts'
import { refusalOf } from '../providers/client.ts'
import { userVerbs } from '../providers/user-verbs.ts'
import type { Verb } from '../providers/verb.ts'
import { targetOf } from './target.ts'
import { usePart } from '../kit/record/use-part.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'

export type AccountAction = 'loginAs' | 'password' | 'email' | 'welcome' | 'enable' | 'disable'
const acts: Record<Exclude<AccountAction, 'loginAs'>, Act> = {
  password: 'users.resetPassword',
  email: 'users.email',
  welcome: 'users.edit',
  enable: 'users.enable',
  disable: 'users.disable',
}
/** Whether a reason is asked for, and whether it must be given. */
const reasons: Partial<Record<AccountAction, 'may' | 'must'>> = {
  loginAs: 'may',
  disable: 'must',
  enable: 'may',
  email: 'must',
}
const reload = ['users', 'auditEvents']

/** What can be done with an account besides editing it, in the order of the head and of the menu of a row. */
export const actionsOf = (user: UserListRow): AccountAction[] => [
  'loginAs',
  'password',
  'email',
  'welcome',
  user.enabled ? 'disable' : 'enable',
]

/** The verdict on each action, from the table of permissions and the rules about log-in-as. */
export function useVerdict(user: UserListRow): (action: AccountAction) => Verdict {
  const { actor, allows } = usePermissions()
  const target = targetOf(user)
  return (action) => {
    if (action === 'loginAs')
      return mayLoginAs(actor, { ...user, ...target, userId: user.id, userType: user.userType as UserType })
    const verdict = allows(acts[action], target)
    if (!verdict.allowed) return verdict
    return user.enabled || action === 'enable' || action === 'email' ? allow : forbid('rules.loginAs.disabled')
  }
}

/** Asks, for a reason where one is kept, and does it. */
export function ActionDialog({
  user,
  action,
  onClose,
}: {
  user: UserListRow
  action: AccountAction
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const [email, setEmail] = useTyped(`newEmail.${user.id}`, '')
  const [wrong, setWrong] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const { run, busy } = useActionMutation({
    done: `users.done.${action}`,
    reload,
    onRefused: (error) => {
      const complaint = refusalOf(error).fields?.email
      if (complaint) setWrong(complaint)
      return complaint ? false : refusalText(error, translate)
    },
  })
  const { data: limits } = usePart('limits', '/server/limits', {}, action === 'loginAs')
  const minutes = action === 'loginAs' ? limits?.['session.acting']?.value : undefined
  const verbs: Record<Exclude<AccountAction, 'loginAs'>, (reason: string) => Verb> = {
    password: () => userVerbs.resetPassword(user.id),
    welcome: () => userVerbs.sendWelcome(user.id),
    email: (reason) => userVerbs.changeEmail(user.id, email.trim(), user.version, reason),
    enable: (reason) => userVerbs.enable(user.id, user.version, reason),
    disable: (reason) => userVerbs.disable(user.id, reason, user.version),
  }
  const confirm = async (reason: string) => {
    if (action !== 'loginAs') {
      const answer = await run(verbs[action](reason))
      if (answer) onClose()
      return
    }
    setLeaving(true)
    await beginActing(user.id, reason).catch((error: unknown) => {
      setLeaving(false)
      const { rule } = refusalOf(error)
      notify(
        typeof rule === 'string'
          ? `${refusalText(error, translate)}${translate('list.colon')}${translate(rule)}`
          : refusalText(error, translate),
        { type: 'error', multiLine: true },
      )
    })
  }
  const name = text(`users.action.${action}` as TextKey)
  return (
    <ReasonDialog
      title={`${name} · ${user.resolvedDisplayName}`}
      text={[
        text(`users.says.${action}` as TextKey, { email: user.email }),
        ...(minutes === undefined ? [] : [text('users.says.loginAsEnds', { smart_count: minutes })]),
      ].join(text('list.gap'))}
      confirm={name}
      busy={busy || leaving}
      danger={action === 'disable'}
      ask={reasons[action] && text(reasons[action] === 'must' ? 'queries.ask.reason' : 'users.reasonOptional')}
      required={reasons[action] === 'must'}
      ready={action !== 'email' || email.trim() !== ''}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      {action === 'email' && (
        <TextField
          type="email"
          label={text('users.newEmail')}
          value={email}
          autoFocus
          sx={{ mt: 1 }}
          error={wrong !== undefined}
          helperText={wrong && translate(wrong)}
          onChange={(event) => {
            setEmail(event.target.value)
            setWrong(undefined)
          }}
        />
      )}
    </ReasonDialog>
  )
}

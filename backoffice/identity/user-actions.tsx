import { useState } from 'react'
import TextField from '@mui/material/TextField'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { Act } from '#model/permissions.ts'
import { GuardedButton, useWhy } from '../kit/guarded-button.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { usePermissions } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { useVerb } from '../kit/use-verb.ts'
import { userVerbs, type Verb } from '../providers/verbs.ts'
import { targetOf } from './target.ts'

type Asking = 'enable' | 'disable' | 'email'
const acts: Record<Asking, Act> = { enable: 'users.enable', disable: 'users.disable', email: 'users.email' }

/** What can be done with an account besides editing it. */
export function UserActions({ user }: { user: UserListRow }) {
  const text = useText()
  const { allows } = usePermissions()
  const why = useWhy()
  const [asking, setAsking] = useState<Asking>()
  const [email, setEmail] = useState(user.email)
  const { run, busy } = useVerb({ done: 'admin.record.saved', reload: ['users', 'auditEvents'] })
  const verbs: Record<Asking, (reason: string) => Verb> = {
    enable: () => userVerbs.enable(user.id, user.version),
    disable: (reason) => userVerbs.disable(user.id, reason, user.version),
    email: () => userVerbs.changeEmail(user.id, email, user.version),
  }
  const button = (what: Asking) => (
    <GuardedButton why={why(allows(acts[what], targetOf(user)))} onClick={() => setAsking(what)}>{text(`users.action.${what}`)}</GuardedButton>
  )
  return (
    <>
      {button('email')}
      {button(user.enabled ? 'disable' : 'enable')}
      {asking && (
        <ReasonDialog
          title={`${text(`users.action.${asking}`)} · ${user.resolvedDisplayName}`} text={text(`users.says.${asking}`)} confirm={text(`users.action.${asking}`)} busy={busy}
          ask={asking === 'disable' ? text('queries.ask.reason') : undefined} required danger={asking === 'disable'} onClose={() => setAsking(undefined)}
          onConfirm={(reason) => void run(verbs[asking](reason)).then((answer) => answer && setAsking(undefined))}
        >
          {asking === 'email' && <TextField type="email" label={text('users.newEmail')} value={email} onChange={(event) => setEmail(event.target.value)} autoFocus />}
        </ReasonDialog>
      )}
    </>
  )
}

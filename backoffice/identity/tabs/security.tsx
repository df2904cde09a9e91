import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { MfaType } from '#model/identity/enums.ts'
import { Loading } from '../../kit/loading.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Section } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import type { Verb } from '../../providers/verb.ts'
import { userVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** A way to sign in that is to go. */
interface MethodToRemove {
  name: string
  remove: (email: string, reason: string) => Verb
}

const reload = ['userMfa', 'users', 'auditEvents']

/** The second factors and passkeys of the account. One that its owner has lost can be removed; e-mail is everyone's and stays. */
export function SignInSecurity() {
  const { user, target, ask } = useUser()
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('users.removeMfa', target))
  const [removing, setRemoving] = useState<MethodToRemove>()
  const { data } = usePart('userMfa', '/server/user/{id}/mfa', ask)
  if (!data) return <Loading />
  const nameOf = (mfaType: MfaType) => translate(`users.mfa.${mfaType}`)
  const removal = (lost: MethodToRemove) => (
    <GuardedButton
      size="small"
      why={why}
      onClick={() => setRemoving(lost)}
      aria-label={`${text('users.removeMfa')}${text('list.colon')}${lost.name}`}
    >
      {text('users.removeMfa')}
    </GuardedButton>
  )
  return (
    <Part>
      <Section title="users.security" hint="users.securityHint">
        {null}
      </Section>
      <TableContainer sx={{ mt: -2 }} tabIndex={0} role="region" aria-label={text('users.security')}>
        <Table size="small" aria-label={text('users.security')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('users.method')}</TableCell>
              <TableCell>{text('users.enrolled')}</TableCell>
              <TableCell>{text('users.lastUsed')}</TableCell>
              <TableCell align="right">{text('admin.list.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.methods.map(({ mfaType, enrolledAt, lastUsedAt, lockedUntil }) => (
              <TableRow key={mfaType}>
                <TableCell component="th" scope="row">
                  {nameOf(mfaType)}
                  {mfaType === 'sms' && data.mfaPhone ? ` · ${data.mfaPhone}` : ''}{' '}
                  {lockedUntil && <StatusChip tone="warn" label={text('users.locked')} />}
                </TableCell>
                <TableCell>
                  <When value={enrolledAt} />
                </TableCell>
                <TableCell>
                  <When value={lastUsedAt} />
                </TableCell>
                <TableCell align="right">
                  {mfaType === 'email' ? (
                    <Typography variant="caption" color="text.secondary">
                      {text('users.stays')}
                    </Typography>
                  ) : (
                    removal({
                      name: nameOf(mfaType),
                      remove: (email, reason) => userVerbs.removeMfa(user.id, mfaType, email, reason),
                    })
                  )}
                </TableCell>
              </TableRow>
            ))}
            {data.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">{`${text('users.mfa.passkey')} · ${name}`}</TableCell>
                <TableCell>
                  <When value={createdAt} />
                </TableCell>
                <TableCell>
                  <When value={lastUsedAt} />
                </TableCell>
                <TableCell align="right">
                  {removal({ name, remove: (email, reason) => userVerbs.removePasskey(user.id, id, email, reason) })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {removing && <RemoveMfa lost={removing} onClose={() => setRemoving(undefined)} />}
    </Part>
  )
}

/** Irreversible, so the address of the account is typed, and a reason kept. */
function RemoveMfa({ lost, onClose }: { lost: MethodToRemove; onClose: () => void }) {
  const { user } = useUser()
  const text = useText()
  const [email, setEmail] = useTyped('mfaEmail', '')
  const { run, busy } = useActionMutation({ done: 'users.mfaRemoved', reload })
  return (
    <ReasonDialog
      title={`${text('users.removeMfa')}${text('list.colon')}${lost.name}`}
      text={text('users.says.removeMfa', { email: user.email })}
      ask={text('queries.ask.reason')}
      required
      danger
      confirm={text('users.removeMfa')}
      busy={busy}
      ready={email.trim().toLowerCase() === user.email.toLowerCase()}
      onClose={onClose}
      onConfirm={(reason) => void run(lost.remove(email.trim(), reason)).then((answer) => answer && onClose())}
    >
      <TextField
        label={text('users.typeEmail')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoFocus
        autoComplete="off"
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  )
}

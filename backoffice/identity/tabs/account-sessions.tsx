import { useState } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { deviceOf } from '#model/identity/sign-in/device-name.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Loading } from '../../kit/loading.tsx'
import { Section } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { userVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

const reload = ['userSessions', 'auditEvents']

/** Where the person is signed in, and signing out there. */
export function AccountSessions() {
  const { user, target, ask } = useUser()
  const text = useText()
  const why = useDisabledReason()(useMay('users.endSessions', target))
  const [asking, setAsking] = useState(false)
  const { data } = usePart('userSessions', '/server/user/{id}/session/list', ask)
  const one = useActionMutation({ done: 'users.sessionEnded', reload })
  const all = useActionMutation({ done: 'users.sessionsEnded', reload })
  const nameOf = ({ userAgent }: OwnSession) => {
    const device = deviceOf(userAgent)
    return device ? text('security.device', device) : text('security.unknownDevice')
  }
  if (!data) return <Loading />
  return (
    <Part>
      <Section title="users.sessions" hint="users.sessionsHint">
        {null}
      </Section>
      {data.data.length === 0 ? (
        <Typography color="text.secondary">{text('users.nowhere')}</Typography>
      ) : (
        <>
          <TableContainer sx={{ mt: -2 }} tabIndex={0} role="region" aria-label={text('users.sessions')}>
            <Table size="small" aria-label={text('users.sessions')}>
              <TableHead>
                <TableRow>
                  <TableCell>{text('users.device')}</TableCell>
                  <TableCell>{text('users.network')}</TableCell>
                  <TableCell>{text('users.signedIn')}</TableCell>
                  <TableCell>{text('users.lastSeen')}</TableCell>
                  <TableCell align="right">{text('admin.list.actions')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.data.map((session) => (
                  <TableRow key={session.id}>
                    <TableCell component="th" scope="row">
                      {nameOf(session)}{' '}
                      {session.acting && <Chip variant="outlined" label={text('security.actingSession')} />}
                    </TableCell>
                    <TableCell>{session.address || '–'}</TableCell>
                    <TableCell>
                      <When value={session.createdAt} />
                    </TableCell>
                    <TableCell>
                      <When value={session.lastSeenAt} />
                    </TableCell>
                    <TableCell align="right">
                      <GuardedButton
                        size="small"
                        why={why}
                        aria-label={text('security.endSessionOf', { device: nameOf(session) })}
                        onClick={() => void one.run(userVerbs.endSession(user.id, session.id))}
                      >
                        {text('security.endSession')}
                      </GuardedButton>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <Box sx={{ mt: 2 }}>
            <GuardedButton why={why} onClick={() => setAsking(true)}>
              {text('users.endSessions')}
            </GuardedButton>
          </Box>
        </>
      )}
      {asking && (
        <ReasonDialog
          title={text('users.endSessions')}
          text={text('users.says.endSessions', { name: user.resolvedDisplayName })}
          confirm={text('security.endSession')}
          danger
          busy={all.busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void all.run(userVerbs.endSessions(user.id)).then((done) => done && setAsking(false))}
        />
      )}
    </Part>
  )
}

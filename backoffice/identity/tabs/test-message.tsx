import Box from '@mui/material/Box'
import { notificationTypes } from '#model/notifications/enums.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { Section } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { withDevelopment } from '../../providers/environment.ts'
import { userVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

const reload = ['users.commlog', 'auditEvents']

/** Whether messages reach the person, while on the telephone. There is no such thing in production. */
export function TestMessage() {
  const { user, target } = useUser()
  const text = useText()
  const why = useDisabledReason()(useMay('users.edit', target))
  const { run, busy } = useActionMutation({ done: 'users.testSent', reload })
  if (!withDevelopment()) return null
  return (
    <Part>
      <Section title="users.test" hint="users.testHint">
        {null}
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {notificationTypes.map((type) => (
          <GuardedButton
            key={type}
            why={why}
            loading={busy}
            onClick={() => void run(userVerbs.sendTest(user.id, type))}
          >
            {text(`users.testSend.${type}`)}
          </GuardedButton>
        ))}
      </Box>
    </Part>
  )
}

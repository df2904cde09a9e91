import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { phoneBody, preferenceBody, type ContactPhone } from '#model/identity/contact-wire.ts'
import { phoneKinds, preferredContacts, type PhoneKind } from '#model/identity/enums.ts'
import { Loading } from '../../kit/loading.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ChoiceInput, Words } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { Section } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { ownVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

const reload = ['userPhones', 'auditEvents']

/** Phone numbers, each checked by the server, and the way by which the person wants to be reached. */
export function ContactTab() {
  const { user, target, ask } = useUser()
  const { data } = usePart('userPhones', '/server/user/{id}/phone', ask)
  const [editing, setEditing] = useState<{ kind: PhoneKind; phone?: ContactPhone }>()
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('users.edit', target))
  const { run } = useActionMutation({ done: 'admin.record.saved', reload })
  const sending = useActionMutation({ done: 'users.confirmationSent', reload })
  const nameOf = (kind: PhoneKind) => translate(`account.contact.kind.${kind}`)
  if (!data) return <Loading />
  return (
    <>
      <Part>
        <Section title="account.contact.title" hint="account.contact.hint">
          {null}
        </Section>
        <Table size="small" sx={{ mt: -2 }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('users.phoneKind')}</TableCell>
              <TableCell>{text('users.number')}</TableCell>
              <TableCell>{text('users.confirmation')}</TableCell>
              <TableCell align="right">{text('admin.list.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {phoneKinds.map((kind) => {
              const phone = data.data.find((one) => one.phoneKind === kind)
              return (
                <TableRow key={kind}>
                  <TableCell component="th" scope="row">
                    {nameOf(kind)}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{phone?.formatted ?? '–'}</TableCell>
                  <TableCell>
                    {phone &&
                      kind === 'mobile' &&
                      (phone.confirmed ? (
                        <StatusChip tone="good" label={text('account.contact.confirmed')} />
                      ) : (
                        <GuardedButton
                          size="small"
                          why={why}
                          loading={sending.busy}
                          onClick={() => void sending.run(ownVerbs.confirmNumber(user.id, phone.number))}
                        >
                          {text('users.sendConfirmation')}
                        </GuardedButton>
                      ))}
                  </TableCell>
                  <TableCell align="right">
                    <RowActions
                      name={nameOf(kind)}
                      why={why}
                      onEdit={() => setEditing({ kind, phone })}
                      onDelete={phone && (() => void run(ownVerbs.removePhone(user.id, kind)))}
                    />
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Part>
      <Part>
        <PartForm
          name="userPreference"
          path="/server/user/{id}/notification"
          ask={ask}
          schema={preferenceBody}
          act="users.edit"
          target={target}
        >
          <Section title="users.preferred">
            <ChoiceInput source="preferredContact" values={preferredContacts} prefix="users.contact" required />
          </Section>
        </PartForm>
      </Part>
      {editing && (
        <RowDialog
          title={nameOf(editing.kind)}
          schema={phoneBody}
          row={{ number: editing.phone?.formatted ?? '', version: editing.phone?.version }}
          reload={reload}
          onClose={() => setEditing(undefined)}
          verb={(values) => ownVerbs.setPhone(user.id, editing.kind, values)}
        >
          <Words source="number" required helperText={text('account.contact.hint')} />
        </RowDialog>
      )}
    </>
  )
}

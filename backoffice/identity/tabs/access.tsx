import { ChoiceInput } from '../../kit/record/inputs.tsx'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'ra-core'
import { userAccessInput } from '#model/identity/inputs.ts'
import { planAccessLevels } from '#model/panels/enums.ts'
import { AttachmentsOverride } from '../../panels/attachments-fields.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

/** What is decided for this person over all plans, and what holds in each of them in the end. */
export function AccessOverride() {
  const { target, ask } = useUser()
  const text = useText()
  const translate = useTranslate()
  return (
    <Part>
      <PartForm
        name="userAccess"
        path="/server/user/{id}/access"
        ask={ask}
        schema={userAccessInput}
        act="users.edit"
        target={target}
        reload={['users']}
      >
        {({ effective }) => (
          <>
            <Section title="users.access" hint="users.accessHint">
              <ChoiceInput
                source="access"
                values={planAccessLevels}
                prefix="panels.access"
                helperText={text('users.accessEmpty')}
              />
              <Wide>
                <AttachmentsOverride />
              </Wide>
            </Section>
            {effective.length > 0 && (
              <Table size="small" aria-label={text('users.effective')}>
                <TableHead>
                  <TableRow>
                    <TableCell>{text('resources.users.fields.planId')}</TableCell>
                    <TableCell>{text('users.effective')}</TableCell>
                    <TableCell>{text('users.comesFrom')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {effective.map((row) => (
                    <TableRow key={row.planId}>
                      <TableCell>
                        <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink>
                      </TableCell>
                      <TableCell>{translate(`panels.access.${row.access}`)}</TableCell>
                      <TableCell>{translate(`users.from.${row.from}`)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
          </>
        )}
      </PartForm>
    </Part>
  )
}

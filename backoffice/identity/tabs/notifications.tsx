import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from 'ra-core'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { TextInput } from 'react-admin'
import { preferenceBody, type MutedChannels } from '#model/identity/contact-wire.ts'
import { preferredContacts } from '#model/identity/enums.ts'
import { notificationTopics, type NotificationTopic } from '#model/notifications/topics.ts'
import { ChoiceInput, YesNo } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useUser } from '../use-user.ts'
import { TimeZoneInput } from './address.tsx'
import { Part } from './part.tsx'
import { TestMessage } from './test-message.tsx'

const channels = ['email', 'sms', 'app'] as const
const toNull = (typed: string) => typed || null

/** Channels, what is shown on each of them, and the quiet hours. */
export function NotificationsTab() {
  const { target, ask } = useUser()
  const text = useText()
  return (
    <>
      <Part>
        <PartForm
          name="userPreference"
          path="/server/user/{id}/notification"
          ask={ask}
          schema={preferenceBody}
          act="users.edit"
          target={target}
          reload={['userAddress']}
        >
          <Section title="users.channels">
            <YesNo source="email" />
            <YesNo source="sms" />
            <YesNo source="app" />
            <ChoiceInput source="preferredContact" values={preferredContacts} prefix="users.contact" required />
          </Section>
          <Section title="users.topics" hint="users.topicsHint">
            <Wide>
              <Topics />
            </Wide>
          </Section>
          <Section title="users.quietHours" hint="users.quietHint">
            <TextInput
              source="doNotDisturbStart"
              type="time"
              parse={toNull}
              fullWidth
              margin="none"
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextInput
              source="doNotDisturbEnd"
              type="time"
              parse={toNull}
              fullWidth
              margin="none"
              helperText={text('users.overMidnight')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TimeZoneInput />
          </Section>
        </PartForm>
      </Part>
      <TestMessage />
    </>
  )
}

/** A tick: told there. What the channel itself is switched off for is not told either way. */
function Topics() {
  const { setValue } = useFormContext()
  const translate = useTranslate()
  const text = useText()
  const muted = (useWatch<Record<string, MutedChannels>>({ name: 'muted' }) ?? {}) as MutedChannels
  const on = useWatch<Record<string, boolean>>({ name: ['email', 'sms', 'app'] }) as boolean[]
  const change = (topic: NotificationTopic, channel: (typeof channels)[number], told: boolean) => {
    const others = (muted[topic] ?? []).filter((one) => one !== channel)
    const next = told ? others : channels.filter((one) => one === channel || others.includes(one))
    const { [topic]: _before, ...rest } = muted
    setValue('muted', next.length === 0 ? rest : { ...rest, [topic]: next }, { shouldDirty: true })
  }
  return (
    <TableContainer>
      <Table size="small" aria-label={text('users.topics')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('users.topic.name')}</TableCell>
            {channels.map((channel) => (
              <TableCell key={channel} align="center">
                {translate(`resources.userPreference.fields.${channel}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {notificationTopics.map((topic) => (
            <TableRow key={topic}>
              <TableCell component="th" scope="row">
                {translate(`users.topic.${topic}`)}
              </TableCell>
              {channels.map((channel, index) => (
                <TableCell key={channel} align="center" padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={!(muted[topic] ?? []).includes(channel)}
                    disabled={!on[index]}
                    onChange={(event) => change(topic, channel, event.target.checked)}
                    slotProps={{
                      input: {
                        'aria-label': `${translate(`users.topic.${topic}`)}${translate('list.colon')}${translate(`resources.userPreference.fields.${channel}`)}`,
                      },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

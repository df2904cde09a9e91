import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { ParticipantType } from '#model/discussions/engagement-enums.ts'
import { guestBody } from '#model/discussions/guests.ts'
import { participantLabel } from '#model/discussions/labels.ts'
import { api } from '../../client.ts'
import { fieldTexts, textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './beside.module.css'

interface GuestFormProps {
  queryId: string
  types: readonly ParticipantType[]
  onAdded: () => Promise<void>
}

/** One more: name, e-mail address or phone number, and in what part. */
export function GuestForm({ queryId, types, onAdded }: GuestFormProps) {
  const t = useTranslation()
  const [name, setName] = useState('')
  const [reach, setReach] = useState('')
  const [type, setType] = useState<ParticipantType>(types[0] ?? 'lovedone')
  const voice = type.startsWith('blinded')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const contact = reach.trim()
  const body = {
    participantType: type,
    name: name.trim(),
    ...(contact !== '' && { [contact.includes('@') ? 'email' : 'phone']: contact }),
  }
  const add = useMutation({
    mutationFn: () => api.post('/user/interaction/{key}/invites', { params: { key: queryId }, body }),
    meta: { handled: true },
    onMutate: () => ({ name, reach }),
    onSuccess: async (made, _nothing, sent) => {
      // what has been written for the next one meanwhile stays
      setName((now) => (now === sent.name ? '' : now))
      setReach((now) => (now === sent.reach ? '' : now))
      notify(t('beside.people.added', { name: made.name }), 'success')
      await onAdded()
    },
  })
  const fields = { ...fieldTexts(t, add.error), ...missing }
  const send = () => {
    const issues = guestBody.safeParse(body).error?.issues ?? []
    setMissing(
      Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), t.maybe(message) ?? message])),
    )
    if (issues.length === 0) add.mutate()
  }
  return (
    <form
      className={styles.guest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>{t('beside.people.add')}</h3>
      <TextField
        label={t('beside.people.name')}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('beside.people.reach')}
        hint={t('beside.people.reachHint')}
        maxLength={200}
        autoComplete="off"
        value={reach}
        error={fields.email ?? fields.phone}
        onChange={(event) => setReach(event.target.value)}
      />
      <Select
        label={t(voice ? 'beside.people.voice' : 'beside.people.type')}
        hint={voice ? t('beside.people.voiceHint') : undefined}
        value={type}
        error={fields.participantType}
        options={types.map((value) => ({ value, label: t.maybe(participantLabel[value]) ?? value }))}
        onChange={(event) => setType(event.target.value as ParticipantType)}
      />
      {add.error && Object.keys(fields).length === 0 && (
        <Banner live tone="error">
          {textOfError(t, add.error)}
        </Banner>
      )}
      <div>
        <Button type="submit" busy={add.isPending} icon={<UserPlus aria-hidden="true" />}>
          {t('beside.people.invite')}
        </Button>
      </div>
    </form>
  )
}

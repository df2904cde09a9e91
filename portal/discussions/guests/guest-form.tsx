import { useForm, useWatch } from 'react-hook-form'
import { useMutation } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { ParticipantType } from '#model/discussions/engagement-enums.ts'
import { guestBody } from '#model/discussions/guests.ts'
import { participantLabel } from '#model/discussions/labels.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { orAgain } from '../../shell/done-already.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useSendOnce } from '../../shell/send-once.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { SelectEntry, TextEntry } from '../../ui/fields/entries.tsx'
import { useSubmit } from '../../ui/fields/form.ts'
import { modelResolver } from '../../ui/fields/model-resolver.ts'
import styles from '../actions.module.css'

interface GuestFormProps {
  queryId: string
  types: readonly ParticipantType[]
  /** tried, whether or not it is known to have worked */
  onTried: () => Promise<void>
}

interface Fields {
  name: string
  /** e-mail address or phone number */
  reach: string
  participantType: ParticipantType
}

const bodyOf = ({ name, reach, participantType }: Fields) => {
  const contact = reach.trim()
  return {
    participantType,
    name: name.trim(),
    ...(contact !== '' && { [contact.includes('@') ? 'email' : 'phone']: contact }),
  }
}

const fieldOf = (name: string) =>
  name === 'email' || name === 'phone' ? 'reach' : name === 'name' || name === 'participantType' ? name : undefined

/** Adds a guest: name, e-mail address or phone number, and relationship. */
export function GuestForm({ queryId, types, onTried }: GuestFormProps) {
  const t = useTranslation()
  const form = useForm<Fields>({
    defaultValues: { name: '', reach: '', participantType: types[0] ?? 'lovedone' },
    resolver: modelResolver(guestBody, bodyOf, (name) => fieldOf(name) ?? name),
  })
  const type = useWatch({ control: form.control, name: 'participantType' })
  const voice = type.startsWith('blinded')
  const disguised = voice && type !== 'blinded_voice_mute'
  const sendOnce = useSendOnce()
  const add = useMutation({
    mutationKey: keys.discussion.part(queryId, 'guests'),
    mutationFn: (fields: Fields) => {
      const body = bodyOf(fields)
      return orAgain(() =>
        sendOnce(body, (idempotencyKey) =>
          api.post('/user/interaction/{key}/invites', { params: { key: queryId }, body, idempotencyKey }),
        ),
      )
    },
    meta: { handled: true },
    onSuccess: (made, sent) => {
      // what has been written for the next one meanwhile stays
      const now = form.getValues()
      form.reset({
        ...now,
        ...(now.name === sent.name && { name: '' }),
        ...(now.reach === sent.reach && { reach: '' }),
      })
      notify(t('beside.people.added', { name: made.name }), 'success')
    },
    // an answer that was lost may have added one
    onSettled: () => onTried(),
  })
  const { onSubmit, failure } = useSubmit(form, add.mutateAsync, fieldOf)
  return (
    <form className={styles.guest} noValidate onSubmit={onSubmit}>
      <h3>{t('beside.people.add')}</h3>
      <TextEntry
        control={form.control}
        name="name"
        label={t('beside.people.name')}
        maxLength={200}
        autoComplete="off"
      />
      <TextEntry
        control={form.control}
        name="reach"
        label={t('beside.people.reach')}
        hint={t('beside.people.reachHint')}
        maxLength={200}
        autoComplete="off"
      />
      <SelectEntry
        control={form.control}
        name="participantType"
        label={t(voice ? 'beside.people.voice' : 'beside.people.type')}
        hint={disguised ? t('beside.people.voiceHint') : undefined}
        options={types.map((value) => ({ value, label: t.maybe(participantLabel[value]) ?? value }))}
      />
      {failure !== undefined && (
        <Banner live tone="error">
          {textOfError(t, failure)}
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

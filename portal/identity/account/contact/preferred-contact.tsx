import { preferenceBody, type Preference } from '#model/identity/contact-wire.ts'
import { preferredContacts, type PreferredContact } from '#model/identity/enums.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { RadioGroup } from '../../../ui/fields/choices.tsx'
import { channelOf, preferenceValues, type PreferenceFields } from '../notifications/preference-values.ts'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'

/** The one way in which someone likes to be reached; choosing it switches its channel on. */
export function PreferredContactForm({ userId, preference }: { userId: string; preference: Preference }) {
  const t = useWords(userId)
  const form = useRecordForm<Preference, PreferenceFields>({
    name: `${userId}.preferred`,
    record: preference,
    queryKey: keys.account.part(userId, 'notification'),
    write: (body) => api.put('/server/user/{id}/notification', { params: { id: userId }, body }),
    toValues: preferenceValues,
    schema: preferenceBody,
  })
  const nameOf = (contact: unknown) => t.maybe(`account.contact.preferredName.${String(contact)}`) ?? ''
  return (
    <RecordFormCard
      title={t('account.contact.preferredTitle')}
      form={form}
      fields={[{ name: 'preferredContact', label: t('account.contact.preferred'), show: nameOf }]}
    >
      <RadioGroup<PreferredContact>
        label={t('account.contact.preferred')}
        hideLabel
        options={preferredContacts.map((value) => ({ value, label: nameOf(value) }))}
        value={form.values.preferredContact}
        error={form.errorOf('preferredContact')}
        onChange={(preferredContact) => form.change({ preferredContact, [channelOf[preferredContact]]: true })}
      />
    </RecordFormCard>
  )
}

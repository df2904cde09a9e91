import { useQueryClient } from '@tanstack/react-query'
import { instaTypes } from '#model/identity/enums.ts'
import { profileBody, type Profile } from '#model/identity/profile-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const toValues = ({ location, institutionType, npi }: Profile) => ({
  location: location ?? '',
  institutionType: institutionType ?? ('' as const),
  npi: npi ?? '',
})
type Fields = ReturnType<typeof toValues>
const toFields = (values: Fields) => ({ ...values, institutionType: values.institutionType || null })

/** Where someone works, and the number by which the register of physicians knows them. */
export function WorkForm({ userId, profile }: { userId: string; profile: Profile }) {
  const t = useWords(userId)
  const client = useQueryClient()
  const form = useRecordForm<Profile, Fields, ReturnType<typeof toFields>>({
    name: `${userId}.work`,
    record: profile,
    queryKey: keys.account.part(userId, 'profile'),
    write: (body) => api.put('/server/user/{id}/profile', { params: { id: userId }, body }),
    toValues,
    toFields,
    schema: profileBody,
    // the location is kept with the biography, whose version moves too
    onSaved: () => client.invalidateQueries({ queryKey: keys.account.part(userId, 'bio') }),
  })
  const nameOf = (type: unknown) => t.maybe(`account.bio.institutionName.${String(type)}`) ?? ''
  return (
    <RecordFormCard
      title={t('account.bio.work')}
      form={form}
      fields={[
        { name: 'location', label: t('account.bio.location') },
        { name: 'institutionType', label: t('account.bio.institution'), show: nameOf },
        { name: 'npi', label: t('account.bio.npi') },
      ]}
    >
      <TextField
        label={t('account.bio.location')}
        hint={t('account.bio.locationHint')}
        maxLength={200}
        {...form.text('location')}
      />
      <div className={styles.row}>
        <Select
          label={t('account.bio.institution')}
          placeholder={t('account.bio.noInstitution')}
          options={instaTypes.map((value) => ({ value, label: nameOf(value) }))}
          {...form.text('institutionType')}
        />
        <TextField label={t('account.bio.npi')} inputMode="numeric" maxLength={10} {...form.text('npi')} />
      </div>
    </RecordFormCard>
  )
}

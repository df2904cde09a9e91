import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#model/identity/profile-wire.ts'
import { bioBody, type Bio } from '#model/identity/work-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useIntlLocale } from '../../../shell/texts.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { formatInstant } from '../../../ui/time.tsx'
import { BioPreview } from './bio-preview.tsx'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const toValues = (bio: Bio) => ({
  consumerBio: bio.consumerBio ?? '',
  professionalBio: bio.professionalBio ?? '',
  affiliations: bio.affiliations ?? '',
  disclosures: bio.disclosures ?? '',
})
type Fields = ReturnType<typeof toValues>

/** Both biographies, affiliations and disclosures, with what askers will read. */
export function BioForm({ userId, bio, profile }: { userId: string; bio: Bio; profile: Profile }) {
  const t = useWords(userId)
  const locale = useIntlLocale()
  const client = useQueryClient()
  const form = useRecordForm<Bio, Fields>({
    name: `${userId}.bio`,
    record: bio,
    queryKey: keys.account.part(userId, 'bio'),
    write: (body) => api.put('/server/user/{id}/bio', { params: { id: userId }, body }),
    toValues,
    schema: bioBody,
    // both show the affiliations
    onSaved: () => client.invalidateQueries({ queryKey: keys.account.part(userId, 'profile') }),
  })
  const { values, text } = form
  // what is pasted is often longer: it is kept, and told
  const long = (name: 'consumerBio' | 'professionalBio' | 'affiliations' | 'disclosures', limit: number) => ({
    ...text(name),
    count: values[name].length,
    limit,
  })
  const date = bio.lastEdited ? formatInstant(bio.lastEdited, 'date', locale) : ''
  return (
    <>
      <RecordFormCard
        title={t('account.bio.title')}
        form={form}
        fields={[
          { name: 'consumerBio', label: t('account.bio.consumer') },
          { name: 'professionalBio', label: t('account.bio.professional') },
          { name: 'affiliations', label: t('account.bio.affiliations') },
          { name: 'disclosures', label: t('account.bio.disclosures') },
        ]}
      >
        <TextArea
          label={t('account.bio.consumer')}
          hint={t('account.bio.consumerHint')}
          {...long('consumerBio', 5000)}
        />
        <TextArea
          label={t('account.bio.professional')}
          hint={t('account.bio.professionalHint')}
          {...long('professionalBio', 20_000)}
        />
        <TextArea label={t('account.bio.affiliations')} {...long('affiliations', 2000)} />
        <TextArea
          label={t('account.bio.disclosures')}
          hint={t('account.bio.disclosuresHint')}
          {...long('disclosures', 5000)}
        />
        {bio.lastEdited && (
          <p className={styles.quiet}>
            {bio.lastEditedBy
              ? t('account.bio.editedBy', { date, name: bio.lastEditedBy })
              : t('account.bio.edited', { date })}
          </p>
        )}
      </RecordFormCard>
      <BioPreview userId={userId} profile={profile} text={values.consumerBio} affiliations={values.affiliations} />
    </>
  )
}

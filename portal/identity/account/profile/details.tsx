import { locales } from '#model/content/enums.ts'
import { userPrefixes, userType, voicePitches } from '#model/identity/enums.ts'
import { fullName } from '#model/identity/person-name.ts'
import { profileBody, type Profile } from '#model/identity/profile-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useIntlLocale } from '../../../shell/texts.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { showDate } from '../../../ui/fields/date-text.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { renewSession } from '#api/client/session-timer.ts'
import { useUser } from '#api/client/session.ts'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const toValues = (profile: Profile) => ({
  prefix: profile.prefix ?? ('' as const),
  firstName: profile.firstName,
  middleName: profile.middleName ?? '',
  lastName: profile.lastName,
  suffix: profile.suffix ?? '',
  displayName: profile.displayName ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  preferredLanguage: profile.preferredLanguage,
  voicePitch: profile.voicePitch,
})
type Fields = ReturnType<typeof toValues>

/** An empty choice and an empty day are sent as nothing. */
const toFields = (values: Fields) => ({
  ...values,
  prefix: values.prefix || null,
  dateOfBirth: values.dateOfBirth || null,
})

/** Name, date of birth, language; for blinded users also how their voice is disguised. */
export function Details({ userId, profile, type }: { userId: string; profile: Profile; type: number }) {
  const t = useWords(userId)
  const own = useUser().id === userId
  const form = useRecordForm<Profile, Fields, ReturnType<typeof toFields>>({
    name: `${userId}.details`,
    record: profile,
    queryKey: keys.account.part(userId, 'profile'),
    write: (body) => api.put('/server/user/{id}/profile', { params: { id: userId }, body }),
    toValues,
    toFields,
    schema: profileBody,
    // the top bar and the head say the name too
    onSaved: () => own && renewSession(api),
  })
  const { values, text } = form
  const nameAsEntered = fullName(values)
  const locale = useIntlLocale()
  const languageOf = (locale: unknown) => t.maybe(`account.details.languageName.${String(locale)}`) ?? ''
  const voiceOf = (pitch: unknown) => t.maybe(`account.details.voiceName.${String(pitch)}`) ?? ''
  return (
    <RecordFormCard
      title={t('account.details.title')}
      form={form}
      fields={[
        { name: 'prefix', label: t('account.details.prefix') },
        { name: 'firstName', label: t('account.details.firstName') },
        { name: 'middleName', label: t('account.details.middleName') },
        { name: 'lastName', label: t('account.details.lastName') },
        { name: 'suffix', label: t('account.details.suffix') },
        { name: 'displayName', label: t('account.details.displayName') },
        { name: 'dateOfBirth', label: t('account.details.dateOfBirth'), show: (day) => showDate(String(day), locale) },
        { name: 'preferredLanguage', label: t('account.details.language'), show: languageOf },
        { name: 'voicePitch', label: t('account.details.voice'), show: voiceOf },
      ]}
    >
      <div className={styles.row}>
        <Select
          label={t('account.details.prefix')}
          optional
          placeholder={t('account.details.noPrefix')}
          options={userPrefixes.map((value) => ({ value, label: value }))}
          {...text('prefix')}
        />
        <TextField
          label={t('account.details.firstName')}
          autoComplete="given-name"
          maxLength={100}
          {...text('firstName')}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={t('account.details.middleName')}
          optional
          autoComplete="additional-name"
          maxLength={100}
          {...text('middleName')}
        />
        <TextField
          label={t('account.details.lastName')}
          autoComplete="family-name"
          maxLength={100}
          {...text('lastName')}
        />
      </div>
      <TextField
        label={t('account.details.suffix')}
        optional
        hint={t('account.details.suffixHint')}
        autoComplete="honorific-suffix"
        maxLength={100}
        {...text('suffix')}
      />
      <TextField
        label={t('account.details.displayName')}
        optional
        hint={t('account.details.displayNameHint', { name: nameAsEntered })}
        autoComplete="nickname"
        maxLength={200}
        {...text('displayName')}
      />
      <div className={styles.row}>
        <DateField
          label={t('account.details.dateOfBirth')}
          optional
          {...text('dateOfBirth')}
          autoComplete="bday"
          onChange={(day) => form.set('dateOfBirth', day)}
        />
        <Select
          label={t('account.details.language')}
          hint={t('account.details.languageHint')}
          options={locales.map((value) => ({ value, label: languageOf(value) }))}
          {...text('preferredLanguage')}
        />
      </div>
      {type === userType.blinded && (
        <Select
          label={t('account.details.voice')}
          hint={t('account.details.voiceHint')}
          className={styles.select}
          options={voicePitches.map((value) => ({ value, label: voiceOf(value) }))}
          {...text('voicePitch')}
        />
      )}
    </RecordFormCard>
  )
}

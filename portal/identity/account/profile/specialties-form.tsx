import { specialties, type Specialty } from '#model/identity/enums.ts'
import { specialtyBody, type UserSpecialties } from '#model/identity/work-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { CheckboxGroup } from '../../../ui/fields/choices.tsx'
import { useListed } from '../../../ui/listed.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'

const inOrder = (chosen: readonly Specialty[]) => specialties.filter((one) => chosen.includes(one))
const toValues = (record: UserSpecialties) => ({
  specialties: inOrder(record.specialties),
  otherSpecialty: record.otherSpecialty ?? '',
})
type Fields = ReturnType<typeof toValues>
/** The text belongs to the choice "other". */
const toFields = (values: Fields) => ({
  ...values,
  otherSpecialty: values.specialties.includes('other') ? values.otherSpecialty : null,
})

export function SpecialtiesForm({ userId, record }: { userId: string; record: UserSpecialties }) {
  const t = useWords(userId)
  const listed = useListed()
  const form = useRecordForm<UserSpecialties, Fields, ReturnType<typeof toFields>>({
    name: `${userId}.specialty`,
    record,
    queryKey: keys.account.part(userId, 'specialty'),
    write: (body) => api.put('/server/user/{id}/specialty', { params: { id: userId }, body }),
    toValues,
    toFields,
    schema: specialtyBody,
  })
  const nameOf = (one: Specialty) => t(`account.speciality.name.${one}`)
  return (
    <RecordFormCard
      title={t('account.speciality.title')}
      lead={t('account.speciality.hint')}
      form={form}
      fields={[
        {
          name: 'specialties',
          label: t('account.speciality.title'),
          show: (chosen) => listed((chosen as Specialty[]).map(nameOf)),
        },
        { name: 'otherSpecialty', label: t('account.speciality.other') },
      ]}
    >
      <CheckboxGroup<Specialty>
        label={t('account.speciality.title')}
        hideLabel
        options={specialties.map((value) => ({ value, label: nameOf(value) }))}
        value={form.values.specialties}
        error={form.errorOf('specialties')}
        onChange={(chosen) => form.set('specialties', chosen)}
      />
      {form.values.specialties.includes('other') && (
        <TextField label={t('account.speciality.other')} maxLength={200} {...form.text('otherSpecialty')} />
      )}
    </RecordFormCard>
  )
}

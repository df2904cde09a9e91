import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { phoneKinds, type PhoneKind } from '#model/identity/enums.ts'
import type { PhoneList } from '#model/identity/contact-wire.ts'
import { keys } from '../../../query-keys.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { ConfirmMobile } from './confirm-mobile.tsx'
import { PhoneField, type PhoneVerdict } from './phone-field.tsx'
import { numbersOf, phonesSchema, recordOf, writeNumbers, type Numbers, type PhonesRecord } from './phone-state.ts'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'

interface Props {
  userId: string
  list: PhoneList
  refetch: () => unknown
}

/** All numbers of a person: each is checked by the server while it is typed, and differs from the others. */
export function PhonesForm({ userId, list, refetch }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const [verdicts, setVerdicts] = useState<Partial<Record<PhoneKind, PhoneVerdict>>>({})
  const record = useMemo(() => recordOf(list), [list])
  const form = useRecordForm<PhonesRecord, Numbers & Record<string, unknown>>({
    name: `${userId}.phones`,
    record,
    queryKey: keys.account.part(userId, 'phones'),
    write: (_body, values, from) => writeNumbers(userId, values, from),
    toValues: numbersOf as (record: PhonesRecord) => Numbers & Record<string, unknown>,
    schema: phonesSchema,
    onSaved: (saved) => {
      client.setQueryData<PhoneList>(keys.account.part(userId, 'phone'), { data: [...saved.phones] })
    },
  })
  const unchecked = phoneKinds.some(
    (kind) => form.values[kind] !== form.stored[kind] && form.values[kind].trim() !== '' && verdicts[kind] !== 'valid',
  )
  const mobile = list.data.find((one) => one.phoneKind === 'mobile')
  return (
    <RecordFormCard
      title={t('account.contact.title')}
      lead={t('account.contact.hint')}
      form={{ ...form, valid: form.valid && !unchecked }}
      fields={phoneKinds.map((kind) => ({ name: kind, label: t(`account.contact.kind.${kind}`) }))}
    >
      {phoneKinds.map((kind) => (
        <PhoneField
          key={kind}
          label={t(`account.contact.kind.${kind}`)}
          changed={form.values[kind] !== form.stored[kind]}
          onVerdict={(verdict) =>
            setVerdicts((before) => (before[kind] === verdict ? before : { ...before, [kind]: verdict }))
          }
          {...form.text(kind)}
          below={
            kind === 'mobile' && mobile ? (
              <ConfirmMobile
                userId={userId}
                phone={mobile}
                changed={form.values.mobile !== form.stored.mobile}
                onConfirmed={() => void refetch()}
              />
            ) : undefined
          }
        />
      ))}
    </RecordFormCard>
  )
}

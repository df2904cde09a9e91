import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { diagnosisGroupsBody, type DiagnosisGroupEntry, type DiagnosisGroups } from '#model/identity/work-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { useListed } from '../../../ui/listed.ts'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const toValues = ({ data }: DiagnosisGroups) => ({ groups: data })
type Fields = ReturnType<typeof toValues>
const toFields = ({ groups }: Fields) => ({ groupIds: groups.map(({ id }) => id) })

/** The groups of diagnoses that someone knows best. */
export function DiagnosisGroupsForm({ userId, record }: { userId: string; record: DiagnosisGroups }) {
  const t = useWords(userId)
  const listed = useListed()
  const [tries, setTries] = useState(0)
  const form = useRecordForm<DiagnosisGroups, Fields, ReturnType<typeof toFields>>({
    name: `${userId}.diagnosisGroup`,
    record,
    queryKey: keys.account.part(userId, 'diagnosisGroup'),
    write: (body) => api.put('/server/user/{id}/diagnosisGroup', { params: { id: userId }, body }),
    toValues,
    toFields,
    schema: diagnosisGroupsBody,
  })
  const choices = useQuery({
    queryKey: keys.account.part(userId, 'diagnosisGroupChoices'),
    queryFn: ({ signal }) =>
      api.get('/server/user/{id}/diagnosisGroup/choices', { params: { id: userId }, query: { pageSize: 250 }, signal }),
    staleTime: 5 * 60_000,
  })
  const { groups } = form.values
  const open = (choices.data?.data ?? []).filter(({ id }) => !groups.some((group) => group.id === id))
  const add = (id: string | null) => {
    const found = open.find((group) => group.id === id)
    if (!found) return
    form.set(
      'groups',
      [...groups, found].sort((a, b) => a.domainName.localeCompare(b.domainName) || a.name.localeCompare(b.name)),
    )
    setTries(tries + 1)
  }
  return (
    <RecordFormCard
      title={t('account.speciality.groups')}
      lead={t('account.speciality.groupsHint')}
      form={form}
      fields={[
        {
          name: 'groups',
          label: t('account.speciality.groups'),
          show: (chosen) => listed((chosen as DiagnosisGroupEntry[]).map(({ name }) => name)),
        },
      ]}
    >
      <Combobox
        // a fresh field after each choice
        key={tries}
        label={t('account.speciality.find')}
        placeholder={t('account.address.countryHint')}
        options={open.map(({ id, name, domainName }) => ({ value: id, label: name, hint: domainName }))}
        value={null}
        loading={choices.isPending}
        onChange={add}
      />
      <p className={styles.quiet} role="status">
        {groups.length === 0
          ? t('account.speciality.noGroups')
          : t('account.speciality.chosen', { smart_count: groups.length })}
      </p>
      {groups.length > 0 && (
        <ul className={styles.rows}>
          {groups.map((group) => (
            <li key={group.id}>
              <span className={styles.rowText}>
                <span>{group.name}</span>
                <span className={styles.quiet}>{group.domainName}</span>
              </span>
              <IconButton
                label={t('account.speciality.remove', { name: group.name })}
                onClick={() =>
                  form.set(
                    'groups',
                    groups.filter(({ id }) => id !== group.id),
                  )
                }
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </RecordFormCard>
  )
}

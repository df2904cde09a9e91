import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { asOption, type FoundDiagnosis } from './found-diagnosis.ts'

interface Organ {
  id: string
  name: string
  groups: { id: string; name: string }[]
}

/** The organs in which something can be asked about, and whether it can be described instead. */
export const useOrgans = (planId: string | undefined) =>
  useQuery({
    queryKey: ['diagnosis', 'organs', planId ?? ''],
    queryFn: ({ signal }) => api.get('/user/diagnosis/organs', { query: { planId }, signal }),
  })

interface Props {
  organs: readonly Organ[]
  loading: boolean
  planId: string | undefined
  problem: string | undefined
  chosen: FoundDiagnosis | null
  onChoose: (found: FoundDiagnosis | null) => void
}

/** Organ, then group, then diagnosis: for those who find nothing by typing. */
export function OrganBrowser({ organs, loading, planId, problem, chosen, onChoose }: Props) {
  const t = useTranslation()
  const [organId, setOrgan] = useState('')
  const [groupId, setGroup] = useState('')
  const groups = organs.find(({ id }) => id === organId)?.groups ?? []
  const { data } = useQuery({
    queryKey: ['diagnosis', 'in', groupId, planId ?? ''],
    queryFn: ({ signal }) => api.get('/user/diagnosis/search', { query: { groupId, planId, pageSize: 100 }, signal }),
    enabled: groupId !== '',
  })
  const rows = data?.data ?? []
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Select
        label={t('asking.diagnosisOrgan')}
        placeholder={t(loading ? 'state.loading' : 'asking.diagnosisPick')}
        options={named(organs)}
        value={organId}
        onChange={(event) => {
          const its = organs.find(({ id }) => id === event.target.value)?.groups ?? []
          setOrgan(event.target.value)
          setGroup(its.length === 1 ? (its[0]?.id ?? '') : '')
          onChoose(null)
        }}
      />
      {groups.length > 1 && (
        <Select
          label={t('asking.diagnosisGroup')}
          placeholder={t('asking.diagnosisPick')}
          options={named(groups)}
          value={groupId}
          onChange={(event) => {
            setGroup(event.target.value)
            onChoose(null)
          }}
        />
      )}
      {groupId !== '' && (
        <Select
          label={t('asking.diagnosisWhich')}
          placeholder={t('asking.diagnosisPick')}
          options={rows.map(asOption)}
          value={rows.find(({ under }) => under === chosen?.under)?.id ?? ''}
          error={problem}
          onChange={(event) => onChoose(rows.find(({ id }) => id === event.target.value) ?? null)}
        />
      )}
    </>
  )
}

import { useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type Page } from '../../../client.ts'
import { useT } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { usePause } from '../../use-pause.ts'
import type { AnswerProps } from './answer.ts'
import styles from './answers.module.css'

interface Found {
  id: string
  name: string
  code: string | null
  groupName: string
}

/** A diagnosis, found by typing; only those that the plan covers. */
export function Diagnosis({ question, problem, busy, data, onAnswer }: AnswerProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string; hint?: string } | null>(
    data.diagnosisId ? { value: data.diagnosisId, label: data.diagnosis ?? '' } : null,
  )
  const name = useDeferredValue(usePause(text, 200))
  const {
    data: found,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['diagnosis', name, data.planId ?? ''],
    queryFn: ({ signal }) =>
      api.get<Page<Found>>('/user/diagnosis/search', { query: { name, planId: data.planId, pageSize: 25 }, signal }),
    placeholderData: keepPreviousData,
    enabled: name.trim() !== '',
  })
  const options = (found?.data ?? []).map((one) => ({
    value: one.id,
    label: one.name,
    hint: one.code ? `${one.code} · ${one.groupName}` : one.groupName,
  }))
  const offered = chosen && !options.some((option) => option.value === chosen.value) ? [chosen, ...options] : options
  return (
    <form
      className={styles.oneLine}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onAnswer(chosen.value)
      }}
    >
      <Combobox
        label={question}
        hideLabel
        placeholder={t('asking.diagnosisPlaceholder')}
        options={offered}
        value={chosen?.value ?? null}
        onChange={(value) => setChosen(offered.find((option) => option.value === value) ?? null)}
        onSearch={setText}
        loading={isFetching}
        error={problem ?? (error ? t('errors.offline') : undefined)}
      />
      <Button type="submit" busy={busy} disabled={chosen === null}>
        {t('asking.continue')}
      </Button>
    </form>
  )
}

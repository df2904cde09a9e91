import { useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../client.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { usePause } from '../../use-pause.ts'
import { given, type AnswerProps } from './answer.ts'
import { DescribedDiagnosis } from './diagnosis-described.tsx'
import { OrganBrowser, useOrgans } from './diagnosis-organs.tsx'
import { asOption, type FoundDiagnosis } from './found-diagnosis.ts'
import styles from './answers.module.css'

type SearchMode = 'search' | 'browse' | 'describe'

/** A diagnosis, found by what people call it, by organ, or described; only those that the plan covers. */
export function Diagnosis(props: AnswerProps) {
  const { problem, busy, data, step, draftKey, onAnswer } = props
  const t = useTranslation()
  const before = given(step)
  const described = typeof before === 'object' && before !== null && 'described' in before ? before.described : ''
  const [way, setWay] = useState<SearchMode>(described ? 'describe' : 'search')
  const [chosen, setChosen] = useState<FoundDiagnosis | null>(null)
  const organs = useOrgans(data.planId)
  const mayDescribe = organs.data?.mayDescribe ?? false
  const value = chosen?.id ?? (way === 'search' && !described ? (data.diagnosisId ?? null) : null)
  return (
    <div className={styles.form}>
      {way === 'describe' ? (
        <DescribedDiagnosis start={described} draftKey={draftKey} busy={busy} problem={problem} onAnswer={onAnswer} />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (value) onAnswer(value)
          }}
        >
          {way === 'search' ? (
            <DiagnosisSearch
              {...props}
              described={described !== ''}
              mayDescribe={mayDescribe}
              chosen={chosen}
              onChoose={setChosen}
            />
          ) : (
            <OrganBrowser
              organs={organs.data?.data ?? []}
              loading={organs.isLoading}
              planId={data.planId}
              problem={problem}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {chosen && chosen.specific > 0 && (
            <MoreSpecific key={chosen.under} from={chosen} planId={data.planId} onChoose={setChosen} />
          )}
          <div className={styles.row}>
            <Button type="submit" busy={busy} disabled={value === null}>
              {t('asking.continue')}
            </Button>
          </div>
        </form>
      )}
      <div className={styles.row}>
        {way !== 'search' && (
          <Button tone="quiet" onClick={() => setWay('search')}>
            {t('asking.diagnosisSearch')}
          </Button>
        )}
        {way !== 'browse' && (
          <Button
            tone="quiet"
            onClick={() => {
              setChosen(null)
              setWay('browse')
            }}
          >
            {t('asking.diagnosisBrowse')}
          </Button>
        )}
        {way !== 'describe' && mayDescribe && (
          <Button tone="quiet" onClick={() => setWay('describe')}>
            {t('asking.diagnosisDescribe')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface SearchProps extends AnswerProps {
  described: boolean
  mayDescribe: boolean
  chosen: FoundDiagnosis | null
  onChoose: (found: FoundDiagnosis | null) => void
}

function DiagnosisSearch({ question, problem, data, described, mayDescribe, chosen, onChoose }: SearchProps) {
  const t = useTranslation()
  const [text, setText] = useState('')
  const [cleared, setCleared] = useState(false)
  const name = useDeferredValue(usePause(text, 200)).trim()
  const {
    data: found,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['diagnosis', name, data.planId ?? ''],
    queryFn: ({ signal }) =>
      api.get('/user/diagnosis/search', {
        query: { name, planId: data.planId, pageSize: 25 },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: name !== '',
  })
  const rows = found?.data ?? []
  const stored =
    data.diagnosisId && !described && !cleared ? { value: data.diagnosisId, label: data.diagnosis ?? '' } : undefined
  const selected = chosen ? asOption(chosen) : stored
  const isEmpty = name !== '' && found !== undefined && rows.length === 0 && !isFetching && !error
  return (
    <>
      <Combobox
        label={question}
        hideLabel
        placeholder={t('asking.diagnosisPlaceholder')}
        options={rows.map(asOption)}
        value={selected?.value ?? null}
        selected={selected}
        onChange={(id) => {
          setCleared(id === null)
          onChoose(rows.find((row) => row.id === id) ?? null)
        }}
        onSearch={setText}
        loading={isFetching}
        nothing={
          isEmpty ? t(mayDescribe ? 'asking.diagnosisNone' : 'asking.diagnosisNotHere', { text: name }) : undefined
        }
        error={problem ?? (error ? t('errors.offline') : undefined)}
      />
    </>
  )
}

/** The sub-sites that are folded under what was chosen. */
function MoreSpecific({
  from,
  planId,
  onChoose,
}: {
  from: FoundDiagnosis
  planId: string | undefined
  onChoose: (found: FoundDiagnosis) => void
}) {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const { data, isFetching, error } = useQuery({
    queryKey: ['diagnosis', 'under', from.under, planId ?? ''],
    queryFn: ({ signal }) =>
      api.get('/user/diagnosis/search', {
        query: { under: from.under, planId, pageSize: 100 },
        signal,
      }),
    enabled: isOpen,
  })
  const rows = data?.data ?? []
  return (
    <>
      <div className={styles.row}>
        <Button tone="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('asking.diagnosisSpecific', { smart_count: from.specific })}
        </Button>
      </div>
      {isOpen && (
        <Combobox
          label={t('asking.diagnosisSpecificOf', { name: from.plainName })}
          optional
          placeholder={t('asking.diagnosisPick')}
          options={rows.map(asOption)}
          value={picked}
          onChange={(id) => {
            setPicked(id)
            const row = rows.find((one) => one.id === id)
            onChoose(row ? { ...row, under: from.under, specific: from.specific, plainName: from.plainName } : from)
          }}
          loading={isFetching}
          error={error ? t('errors.offline') : undefined}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { buckets } from '#model/discussions/enums.ts'
import { similarAnswered } from '#model/discussions/expert-day.ts'
import type { Discussion, IndexRecord } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Spinner } from '../../../ui/states.tsx'
import { LongText } from '../../long-text.tsx'
import { useIndex } from '../../list/use-index.ts'
import { useResponses } from '../use-discussion.ts'
import styles from '../detail.module.css'

interface EarlierProps {
  discussion: Discussion
  onUse: (text: string) => void
}

/** The reader's own answers to cases with this diagnosis, to read again or to start from. */
export function EarlierAnswers({ discussion: d, onUse }: EarlierProps) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  const { data } = useIndex(false)
  const similar = data
    ? similarAnswered(
        buckets.flatMap((bucket) => data.data[bucket]),
        d,
      )
    : []
  if (similar.length === 0) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('caseView.earlier', { smart_count: similar.length })}</summary>
      {open && (
        <ul className={styles.lines}>
          {similar.map((record) => (
            <li key={record.queryId}>
              <OwnAnswers record={record} onUse={onUse} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function OwnAnswers({ record, onUse }: { record: IndexRecord; onUse: (text: string) => void }) {
  const t = useTranslation()
  const { id } = useUser()
  const { data, error, isFetching, refetch } = useResponses(record.queryId)
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const own = data.pages
    .flatMap((page) => page.data)
    .filter((line) => line.userId === id && line.type === 'response' && line.subtype !== 'clarify' && line.text !== '')
  return (
    <>
      {own.map((line) => (
        <div key={line.id} className={styles.side}>
          <h3>
            {record.title} · {record.key}
          </h3>
          <LongText text={line.text} lines={6} />
          <div>
            <Button small tone="secondary" onClick={() => onUse(line.text)}>
              {t('caseView.insert')}
            </Button>
          </div>
        </div>
      ))}
    </>
  )
}

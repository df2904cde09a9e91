import { useState } from 'react'
import type { IndexRecord } from '#model/discussions/wire.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { cx } from '../../ui/class-names.ts'
import { DiscussionCard } from './discussion-card.tsx'
import { Preview } from './preview.tsx'
import styles from './list.module.css'

const pageSize = 20

interface RecordsProps {
  records: readonly IndexRecord[]
  compact: boolean
  /** room for a preview beside the list */
  wide: boolean
  urgent: ReadonlySet<string>
}

/** One section's cards, 20 at a time, with a preview of the chosen one where there is room. */
export function Records({ records, compact, wide, urgent }: RecordsProps) {
  const [wanted, setPage] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const page = Math.min(wanted, Math.max(1, Math.ceil(records.length / pageSize)))
  const shown = records.slice((page - 1) * pageSize, page * pageSize)
  const selected = wide ? (shown.find((record) => record.queryId === chosen) ?? shown[0]) : undefined
  return (
    <div className={cx(styles.records, wide && styles.beside)}>
      <div className={styles.column}>
        <ul className={styles.cards}>
          {shown.map((record) => (
            <DiscussionCard
              key={record.queryId}
              record={record}
              compact={compact}
              selected={selected?.queryId === record.queryId}
              urgent={urgent.has(record.queryId)}
              onSelect={wide ? () => setChosen(record.queryId) : undefined}
            />
          ))}
        </ul>
        <Pagination page={page} pageSize={pageSize} total={records.length} onChange={setPage} />
      </div>
      {selected && <Preview key={selected.queryId} record={selected} />}
    </div>
  )
}

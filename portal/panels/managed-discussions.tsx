import { useState } from 'react'
import { MessagesSquare } from 'lucide-react'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Badge, Card } from '../ui/card.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import styles from './managed.module.css'

const pageSize = 25

/** The plan's discussions: who asked is never told, and what was asked only where the plan shares its discussions. */
export function ManagedDiscussions({ planId }: { planId: string }) {
  const t = useTranslation()
  const [page, setPage] = useState(1)
  const query = { page, pageSize }
  const read = useRead(keys.managedPlans(planId, 'discussions', query), '/user/managedPlans/{planId}/discussions', {
    params: { planId },
    query,
  })
  return (
    <Loaded read={read} bare>
      {({ data, total }) => (
        <>
          {data.length === 0 ? (
            <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={t('managed.noUsage')} />
          ) : (
            <Card>
              <ul className={styles.list}>
                {data.map((one) => (
                  <li key={one.key}>
                    <span className={styles.line}>
                      <strong>{one.diagnosis}</strong>
                      <Badge>{t(`discussion.displayStatus.${one.displayStatus}`)}</Badge>
                    </span>
                    <span className={styles.quiet}>
                      {one.key} · {t(`discussion.media.${one.mediaType}`)} ·{' '}
                      <Time value={one.createdAt} format="date" />
                    </span>
                    {one.text !== null && <p className={styles.text}>{one.text}</p>}
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
        </>
      )}
    </Loaded>
  )
}

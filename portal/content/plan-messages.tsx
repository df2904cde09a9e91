import { Suspense } from 'react'
import { useUser } from '#api/client/session.ts'
import { usePlanRights } from '../panels/plan-rights.ts'
import { lazyPart } from '../shell/lazy-part.ts'
import { Card } from '../ui/card.tsx'
import styles from './dashboard.module.css'

// the cleaner of HTML is no part of the first load: most plans have nothing to tell
const RichText = lazyPart<{ html: string }>(() =>
  import('./rich-text.tsx').then(({ RichText }) => ({ default: RichText })),
)

/** What the reader's plans tell their members. A help: what cannot be loaded is not missed. */
export function PlanMessages() {
  const { data } = usePlanRights(useUser().id)
  const told = (data ?? []).filter(({ message }) => message)
  if (told.length === 0) return null
  return (
    <div className={styles.messages}>
      {told.map(({ planId, displayTitle, message }) => (
        <Card key={planId} title={displayTitle}>
          <Suspense>
            <RichText html={message ?? ''} />
          </Suspense>
        </Card>
      ))}
    </div>
  )
}

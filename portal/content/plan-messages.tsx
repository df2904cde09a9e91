import { useQuery } from '@tanstack/react-query'
import type { PlanRight } from '#model/panels/rights-wire.ts'
import { api } from '../client.ts'
import { useUser } from '../identity/session.ts'
import { keys } from '../query-keys.ts'
import { Card } from '../ui/card.tsx'
import { SmallHtml } from './small-html.tsx'
import styles from './dashboard.module.css'

/** What the reader's plans tell their members. A help: what cannot be loaded is not missed. */
export function PlanMessages() {
  const { id } = useUser()
  const { data } = useQuery({
    queryKey: [...keys.discussions.plans(id), 'rights'],
    queryFn: ({ signal }) => api.get<{ data: PlanRight[] }>(`/server/user/${encodeURIComponent(id)}/planRights`, { signal }).then(answer => answer.data),
  })
  const told = (data ?? []).filter(({ message }) => message)
  if (told.length === 0) return null
  return (
    <div className={styles.messages}>
      {told.map(({ planId, displayTitle, message }) => (
        <Card key={planId} title={displayTitle}>
          <SmallHtml html={message ?? ''} />
        </Card>
      ))}
    </div>
  )
}

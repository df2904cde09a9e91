import { useState } from 'react'
import { ArrowDown } from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { lineId } from './line-id.ts'
import { useResponses } from './use-discussion.ts'

/** Leads to the first answer that is new; it stays after reading has begun, until the page is left. */
export function NewAnswers({ discussion: d }: { discussion: Discussion }) {
  const [fresh, setFresh] = useState(d.newAnswers)
  // what has been read by being shown is still new to the person on this page
  if (d.newAnswers?.firstId && (fresh?.firstId ?? '') < d.newAnswers.firstId) setFresh(d.newAnswers)
  return fresh?.firstId ? <Jump queryId={d.queryId} since={fresh.firstId} count={fresh.count} /> : null
}

function Jump({ queryId, since, count }: { queryId: string; since: string; count: number }) {
  const t = useTranslation()
  const { data: read, hasNextPage } = useResponses(queryId)
  const left = (read?.pages.flatMap(({ data }) => data) ?? []).filter(
    ({ id, type, subtype, queryExpertId }) =>
      id >= since && type === 'response' && (subtype ?? type) === type && queryExpertId !== null,
  )
  // withdrawn since, it is no longer among all that can be read
  const gone = read !== undefined && !hasNextPage && left[0]?.id !== since
  const firstId = gone ? left[0]?.id : since
  if (firstId === undefined) return null
  const go = () => {
    const line = document.getElementById(lineId(firstId))
    line?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    line?.focus({ preventScroll: true })
  }
  return (
    <div>
      <Button small icon={<ArrowDown aria-hidden="true" />} onClick={go}>
        {t('caseView.newAnswers', { smart_count: gone ? left.length : count })}
      </Button>
    </div>
  )
}

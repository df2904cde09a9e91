import { useQuery } from '@tanstack/react-query'
import type { Discussion } from '#model/discussions/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

const DAY_HOURS = 24
const LONGEST_IN_HOURS = 48

/** Within how long a first answer is likely, while its asker waits for it; nothing where too few cases are known. */
export function LikelyAnswer({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const waits = d.viewer === 'asker' && d.status !== 'create' && d.status !== 'answered'
  const ended = d.displayStatus === 'closed' || d.displayStatus === 'cancelled'
  const { data } = useQuery({
    queryKey: keys.discussion.part(d.queryId, 'forecast'),
    queryFn: ({ signal }) => api.get('/server/query/{id}/forecast', { params: { id: d.queryId }, signal }),
    enabled: waits && !ended,
    retry: false,
  })
  const forecast = data?.forecast
  if (!waits || ended || !forecast || forecast.passed) return null
  const { hours } = forecast
  const long = hours > LONGEST_IN_HOURS
  const within = t(long ? 'reading.forecast.days' : 'reading.forecast.hours', {
    smart_count: Math.max(1, Math.ceil(long ? hours / DAY_HOURS : hours)),
  })
  return (
    <Banner title={t('reading.forecast.title', { within })}>
      <span>
        {t(`reading.forecast.basis.${forecast.basis}`, { n: forecast.cases })}
        {forecast.until === null && ` ${t('reading.forecast.fromRelease')}`}
      </span>
    </Banner>
  )
}

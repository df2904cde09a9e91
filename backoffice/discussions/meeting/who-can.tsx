import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CanIcon from '@mui/icons-material/CheckOutlined'
import CannotIcon from '@mui/icons-material/BlockOutlined'
import type { BestTimes } from '#model/discussions/calls/best-times.ts'
import { zoneBeside } from '#model/zone-name.ts'
import { api } from '../../providers/client.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import type { QueryRow } from '../row.ts'

export type BestTime = BestTimes['times'][number]

/**
 * Proposed times of a call, best first.
 * @param at one more time to judge, epoch seconds
 */
export function useBestTimes(query: Pick<QueryRow, 'key' | 'version'>, at?: number) {
  const { data } = useQuery({
    queryKey: ['discussion', 'bestTimes', query.key, query.version, at],
    queryFn: ({ signal }) =>
      api.get('/csradmin/interaction/{key}/bestTimes', {
        params: { key: query.key },
        query: at === undefined ? {} : { at },
        signal,
      }),
  })
  return data?.times
}

/** Those who keep a time from being booked. */
export const blocking = ({ people }: BestTime): string[] =>
  people.flatMap(({ needed, can, displayName }) => (needed && !can ? [displayName] : []))

/** Everyone whose time a call takes: free or why not, and what the clock says where they live. */
export function WhoCan({ time }: { time: BestTime }) {
  const text = useText()
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const { meeting } = useFormat()
  const clock = (zone: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: zoneBeside(locale, zone),
    }).format(time.at * 1000)
  return (
    <Box
      component="ul"
      aria-label={text('queryMeeting.people', { time: meeting(time.at) })}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {time.people.map((person) => (
        <Box component="li" key={person.userId} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          {person.can ? (
            <CanIcon aria-hidden="true" fontSize="small" color="success" />
          ) : (
            <CannotIcon aria-hidden="true" fontSize="small" color="error" />
          )}
          <Typography variant="body2" color={person.can ? 'text.secondary' : undefined}>
            {[
              person.displayName,
              clock(person.zone),
              ...(person.kind === null
                ? person.night
                  ? [text('queryMeeting.night')]
                  : []
                : [[text(`queryMeeting.cannot.${person.kind}`), person.key ?? ''].filter(Boolean).join(' ')]),
            ].join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { countedTasks } from '#model/discussions/counted-tasks.ts'
import { api } from '../../providers/client.ts'
import { listWith } from '../../kit/list/list-with.ts'
import { useRenewal } from '../../kit/hooks/use-renewal.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'

/** Calls of test discussions are not counted. */
const countedCalls = { liveToday: true, testUser: 'live' }
const RENEW_MS = 60_000

/** What needs doing now, above the list: each number opens its rows. */
export function WorkNow() {
  const text = useText()
  const { data, refetch } = useQuery({
    queryKey: ['queries', 'workNow'],
    queryFn: ({ signal }) => api.get('/server/report/overview/now', { query: {}, signal }),
    retry: false,
  })
  useRenewal(refetch, RENEW_MS)
  const items = [
    ['queries.now.open', data?.tasks.open, listWith('/tasks', countedTasks.open)],
    ['queries.now.overdue', data?.tasks.overdue, listWith('/tasks', countedTasks.overdue)],
    ['queries.now.unassigned', data?.tasks.unassigned, listWith('/tasks', countedTasks.unassigned)],
    ['queries.now.callsToday', data?.sessions, listWith('/queries', countedCalls)],
    ['queries.now.messageFailures', data?.messageFailures, '/overview?list=messageFailures'],
  ] as const
  return (
    <Box component="section" aria-label={text('queries.now.title')} sx={strip}>
      {items.map(([name, count, to]) => (
        <Typography key={name} variant="body2" component="span" sx={{ whiteSpace: 'nowrap' }}>
          {text(name)}{' '}
          <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {count ? (
              <TextLink to={to} name={text(name)}>
                {count}
              </TextLink>
            ) : (
              (count ?? '–')
            )}
          </Box>
        </Typography>
      ))}
      <Typography variant="body2" component="span">
        <TextLink to="/overview">{text('admin.tools.overview')}</TextLink>
      </Typography>
    </Box>
  )
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  alignItems: 'baseline',
  mb: 1.5,
  color: 'text.secondary',
  '& strong': { color: 'text.primary' },
} as const

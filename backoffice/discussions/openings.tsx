import { useQuery } from '@tanstack/react-query'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { fixedLimits } from '#model/limits.ts'
import { Loading } from '../kit/loading.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { PageError } from '../layout/page-error.tsx'
import { api } from '../providers/client.ts'
import type { QueryRow } from './row.ts'

const columns = ['person', 'role', 'last', 'first', 'times'] as const
const pageSize = fixedLimits['list.maxPageSize']

/** Everybody who has opened the discussion, the last one first. */
export function Openings({ query }: { query: QueryRow }) {
  const text = useText()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['discussion', 'openings', query.key],
    queryFn: ({ signal }) =>
      api.get('/user/interaction/{key}/openings', { params: { key: query.key }, query: { pageSize }, signal }),
    retry: false,
  })
  if (isPending) return <Loading />
  return (
    <Card sx={{ overflowX: 'auto' }}>
      {error ? (
        <PageError error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {text('queries.openings.none')}
        </Typography>
      ) : (
        <Table size="small" aria-label={text('queries.openings.title')}>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} align={name === 'times' ? 'right' : 'left'}>
                  {text(`queries.openings.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map(({ userId, name, role, firstAt, lastAt, times }, at) => (
              <TableRow key={userId ?? `guest ${at}`}>
                <TableCell>
                  {userId ? <TextLink to={`/users/${encodeURIComponent(userId)}`}>{name}</TextLink> : name}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{text(`opener.role.${role}`)}</TableCell>
                <TableCell>
                  <When value={lastAt} />
                </TableCell>
                <TableCell>
                  <When value={firstAt} />
                </TableCell>
                <TableCell align="right">{times}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {data && data.total > data.data.length && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {text('queries.openings.capped', { smart_count: data.data.length, total: data.total })}
        </Typography>
      )}
    </Card>
  )
}

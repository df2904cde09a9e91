import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { PageError } from '../../layout/page-error.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { useText } from '../../kit/hooks/use-text.ts'

interface Props {
  term: string
  onChoose: (values: Partial<Record<'domain' | 'group' | 'diagnosis', string>>) => void
}
const MOST = 40

/** A search over all levels: what matches, under its group and domain. */
export function HierarchySearch({ term, onChoose }: Props) {
  const text = useText()
  const called = useNameOf()
  const { data, isPending, error, refetch } = usePart('diagnoses', '/server/diagnosis/domain/search', {
    query: { name: term, pageSize: 50 },
  })
  if (error)
    return (
      <Card>
        <PageError error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (isPending) return <Skeleton variant="rounded" height={160} />
  if (data.data.length === 0)
    return (
      <Card sx={{ p: 4 }}>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          {text('admin.list.nothing')}
        </Typography>
      </Card>
    )
  return (
    <Card sx={{ p: 2 }}>
      {data.data.map(({ domain, groups }) => (
        <Box component="section" key={domain.id} sx={{ mb: 2, '&:last-child': { mb: 0 } }}>
          <Typography variant="h3" component="h2">
            <Pick onClick={() => onChoose({ domain: domain.id })}>{called(domain) ?? ''}</Pick>
          </Typography>
          {groups.map((group) => (
            <Box key={group.id} sx={{ pl: 2, mb: 0.5, fontWeight: 550 }}>
              <Pick onClick={() => onChoose({ domain: domain.id, group: group.id })}>{group.name}</Pick>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 2, fontWeight: 400 }}>
                {group.diagnoses.slice(0, MOST).map((one) => (
                  <li key={one.id}>
                    <Pick onClick={() => onChoose({ domain: domain.id, group: group.id, diagnosis: one.id })}>
                      {[one.plainName, one.code].filter(Boolean).join(' · ')}
                    </Pick>
                  </li>
                ))}
                {group.diagnoses.length > MOST && (
                  <Typography component="li" variant="body2" color="text.secondary">
                    {text('diagnosis.andMore', { smart_count: group.diagnoses.length - MOST })}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Card>
  )
}

function Pick({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      variant="text"
      size="small"
      onClick={onClick}
      sx={{ textAlign: 'left', justifyContent: 'flex-start', minWidth: 0, fontWeight: 'inherit' }}
    >
      {children}
    </Button>
  )
}

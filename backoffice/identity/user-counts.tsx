import { useGetList } from 'ra-core'
import Typography from '@mui/material/Typography'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'lastName', order: 'ASC' as const } }

/** How many people there are, and of the kinds that staff look for. */
export function UserCounts() {
  const text = useText()
  const format = useFormat()
  const { total: all } = useGetList('users', { ...one, filter: {} })
  const { total: active } = useGetList('users', { ...one, filter: { accountStatus: 'active' } })
  const { total: experts } = useGetList('users', { ...one, filter: { expertFilter: 'enabled' } })
  const { total: test } = useGetList('users', { ...one, filter: { testUser: 'test' } })
  const shown = [all, active, experts, test].map((count) => (count === undefined ? '…' : format.number(count)))
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: -1, mb: 1.5 }}>
      {text('users.counts', { all: shown[0], active: shown[1], experts: shown[2], test: shown[3] })}
    </Typography>
  )
}

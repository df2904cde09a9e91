import { useListContext } from 'ra-core'
import Typography from '@mui/material/Typography'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useListCounts } from '../kit/hooks/use-list-counts.ts'
import { useText } from '../kit/hooks/use-text.ts'

const filters = [{}, { accountStatus: 'active' }, { expertFilter: 'enabled' }, { testUser: 'test' }]

/** How many people there are, and of the kinds that staff look for. */
export function UserCounts() {
  const text = useText()
  const format = useFormat()
  // the rows come first
  const counts = useListCounts('users', useListContext().isPending ? [] : filters)
  const shown = filters.map((_, at) => (counts?.[at] ? format.number(counts[at].total) : '…'))
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: -1, mb: 1.5 }}>
      {text('users.counts', { all: shown[0], active: shown[1], experts: shown[2], test: shown[3] })}
    </Typography>
  )
}

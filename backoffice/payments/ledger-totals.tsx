import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api } from '../providers/client.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** What is owed and what was paid, of all entries that the list shows. */
export function LedgerTotals() {
  const text = useText()
  const format = useFormat()
  const { filterValues } = useListContext()
  const filter = JSON.stringify(filterValues ?? {})
  const { data } = useQuery({
    queryKey: ['transactions', 'totals', filter],
    queryFn: ({ signal }) => api.get('/server/ledger/totals', { query: { filter }, signal }),
  })
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mt: -0.5, mb: 2 }}>
        {(['owed', 'earned', 'adjusted', 'paid', 'pending', 'returned'] as const)
          .filter((name) => name !== 'returned' || (data && data.returned !== 0))
          .map((name) => (
            <Box key={name}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {text(`staffLedger.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {data ? format.money(data[name], data.currency) : '…'}
              </Typography>
            </Box>
          ))}
      </Box>
      {filterValues?.payable !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: -1, mb: 2 }}>
          {text('staffLedger.payableNote')}
        </Typography>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { PayoutPreview } from '#model/payments/payout-wire.ts'
import { TextLink } from '../kit/record-link.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useText } from '../kit/use-text.ts'

type Parts = Pick<PayoutPreview, 'lines' | 'blocked' | 'currency'>
const person = (id: string) => `/users/${encodeURIComponent(id)}/bankTransactions`
const scroll = { overflowX: 'auto', position: 'relative', mb: 3 } as const

/** Who is paid how much and how; and who is not, and why. */
export function PayoutTables({ payout }: { payout: Parts }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      {payout.lines.length > 0 && (
        <Box sx={scroll} tabIndex={0} role="region" aria-label={text('payouts.lines')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('payouts.expert')}</TableCell>
                <TableCell>{text('payouts.method')}</TableCell>
                <TableCell align="right">{text('payouts.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {payout.lines.map((line) => (
                <TableRow key={line.userId}>
                  <TableCell>
                    <TextLink to={person(line.userId)}>{line.displayName}</TextLink>
                  </TableCell>
                  <TableCell>{text(`payouts.${line.method}`)}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {format.money(line.amount, payout.currency)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {payout.blocked.length > 0 && (
        <>
          <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
            {text('payouts.blocked')}
          </Typography>
          <Box sx={scroll} tabIndex={0} role="region" aria-label={text('payouts.blocked')}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('payouts.expert')}</TableCell>
                  <TableCell>{text('payouts.blockedWhy')}</TableCell>
                  <TableCell align="right">{text('payouts.amount')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {payout.blocked.map((one) => (
                  <TableRow key={one.userId}>
                    <TableCell>
                      <TextLink to={person(one.userId)}>{one.displayName}</TextLink>
                    </TableCell>
                    <TableCell>{one.reasons.map((reason) => text(reason as 'payout.taxForm')).join(' · ')}</TableCell>
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {format.money(one.amount, payout.currency)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { channelBy } from '#model/payments/channel.ts'
import type { PayoutPayment, PayoutPreview, PayoutPreviewLine } from '#model/payments/payout-wire.ts'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { PayBlocks } from './pay-blocks.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'

type Parts = Pick<PayoutPreview, 'blocked' | 'currency'> & { lines: readonly (PayoutPreviewLine | PayoutPayment)[] }
const person = (id: string) => `/users/${encodeURIComponent(id)}/bankTransactions`
const scroll = { overflowX: 'auto', position: 'relative', mb: 3 } as const

interface Props {
  payout: Parts
  /** of a batch: what can be done with a payment */
  actions?: (payment: PayoutPayment) => ReactNode
}
const states = { pending: 'warn', paid: 'good', returned: 'bad', reversed: 'bad', removed: 'bad' } as const

/** Who is paid how much and how; and who is not, and why. */
export function PayoutTables({ payout, actions }: Props) {
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
                <TableCell>{text('payouts.rail')}</TableCell>
                {!actions && <TableCell align="right">{text('payouts.entries')}</TableCell>}
                {!actions && <TableCell align="right">{text('payouts.paidBefore')}</TableCell>}
                <TableCell align="right">{text('payouts.amount')}</TableCell>
                {actions && <TableCell>{text('payouts.state')}</TableCell>}
                {actions && (
                  <TableCell>
                    <Box component="span" sx={visuallyHidden}>
                      {text('admin.list.actions')}
                    </Box>
                  </TableCell>
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {payout.lines.map((line) => (
                <TableRow key={line.userId}>
                  <TableCell>
                    <TextLink to={person(line.userId)}>{line.displayName}</TextLink>
                  </TableCell>
                  <TableCell>
                    {text(`ledger.channel.${'channel' in line ? line.channel : channelBy[line.rail]}`)}
                  </TableCell>
                  {'entries' in line && (
                    <>
                      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        {format.money(line.entries, payout.currency)}
                      </TableCell>
                      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        {format.money(-line.paidBefore, payout.currency)}
                      </TableCell>
                    </>
                  )}
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {format.money(line.amount, payout.currency)}
                  </TableCell>
                  {actions && 'state' in line && (
                    <>
                      <TableCell>
                        <StatusChip tone={states[line.state]} label={text(`payouts.stateOf.${line.state}`)} />
                        {line.state === 'pending' && line.fileAt !== null && (
                          <Typography variant="body2" color="text.secondary">
                            {text('payouts.inFile', { when: format.moment(line.fileAt) })}
                          </Typography>
                        )}
                        {line.held.length > 0 && (
                          <Typography variant="body2" color="text.secondary">
                            <PayBlocks
                              reasons={line.held}
                              userId={line.userId}
                              name={line.displayName}
                              taxForm={line.taxForm}
                            />
                          </Typography>
                        )}
                      </TableCell>
                      <TableCell align="right">{actions(line)}</TableCell>
                    </>
                  )}
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
                    <TableCell>
                      <PayBlocks
                        reasons={one.reasons}
                        userId={one.userId}
                        name={one.displayName}
                        taxForm={one.taxForm}
                      />
                    </TableCell>
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

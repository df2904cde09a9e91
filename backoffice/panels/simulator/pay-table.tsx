import { useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { PersonSimulation } from '#model/panels/selection/simulation-wire.ts'
import { Block } from '../../kit/block.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** What the first wave would earn, with the formula that their ledger would show. */
export function PayTable({ answer: { pay }, title }: { answer: PersonSimulation; title: string }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  if (pay.length === 0) return null
  return (
    <Block title={title}>
      <Card sx={{ overflowX: 'auto', position: 'relative' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('resources.users.fields.name')}</TableCell>
              <TableCell align="right">{text('resources.users.fields.hourlyRate')}</TableCell>
              <TableCell>{text('resources.transactions.fields.formula')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pay.map((one) => (
              <TableRow key={one.userId}>
                <TableCell>
                  <TextLink to={`/users/${encodeURIComponent(one.userId)}`}>{one.displayName}</TextLink>
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {format.money(one.hourlyRate)}
                </TableCell>
                <TableCell>
                  {one.unpaid
                    ? translate(one.unpaid)
                    : one.examples.map((example) => <div key={example.minutes}>{example.formula}</div>)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Block>
  )
}

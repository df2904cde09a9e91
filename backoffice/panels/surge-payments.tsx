import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { PageError } from '../layout/page-error.tsx'
import { Block } from '../kit/block.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { PersonLink, RecordLink } from '../kit/record-link.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Day } from '../kit/when.tsx'

const pageSize = 25

/** What a plan's surge payments have raised: the pay, and what it would have been without. */
export function SurgePayments({ planId }: { planId: string }) {
  const [page, setPage] = useState(1)
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const { data, isPending, error, refetch } = usePart('transactions', '/server/membership/surgePayment/list', {
    query: { planId, page, pageSize },
  })
  return (
    <Box sx={{ mt: 4 }}>
      <Block title={text('panels.surgePayments')}>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton height={80} />}
        {data?.total === 0 && <Typography color="text.secondary">{text('panels.noSurgePayments')}</Typography>}
        {data && data.total > 0 && (
          <Card sx={{ overflowX: 'auto', position: 'relative' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('resources.transactions.fields.queryId')}</TableCell>
                  <TableCell>{text('resources.transactions.fields.userId')}</TableCell>
                  <TableCell align="right">{text('panels.surgeBase')}</TableCell>
                  <TableCell align="right">{text('resources.plans.fields.multiple')}</TableCell>
                  <TableCell align="right">{text('resources.transactions.fields.amount')}</TableCell>
                  <TableCell>{text('resources.transactions.fields.effectiveDate')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.data.map((row) => (
                  <TableRow key={row.id}>
                    <TableCell>
                      <RecordLink resource="queries" id={row.queryId} name="key" path="/queries" />
                    </TableCell>
                    <TableCell>
                      <PersonLink id={row.userId} />
                    </TableCell>
                    <TableCell align="right" sx={figures}>
                      {format.money(row.base, row.currency)}
                    </TableCell>
                    <TableCell align="right" sx={figures}>
                      × {format.number(row.multiple)}
                    </TableCell>
                    <TableCell align="right" sx={figures}>
                      {format.money(row.amount, row.currency)}
                    </TableCell>
                    <TableCell>
                      <Day value={row.effectiveDate} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
        )}
        {data && data.total > pageSize && (
          <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center' }}>
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {translate('ra.navigation.previous')}
            </Button>
            <Button disabled={page * pageSize >= data.total} onClick={() => setPage(page + 1)}>
              {translate('ra.navigation.next')}
            </Button>
            <Typography variant="body2" color="text.secondary">
              {translate('ra.navigation.page_range_info', {
                offsetBegin: (page - 1) * pageSize + 1,
                offsetEnd: Math.min(page * pageSize, data.total),
                total: data.total,
              })}
            </Typography>
          </Box>
        )}
      </Block>
    </Box>
  )
}

const figures = { fontVariantNumeric: 'tabular-nums' }

import { useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { limitKeys, limitText, type LimitKey } from '#model/limits.ts'
import { plainLetters } from '#model/plain-letters.ts'
import { leaveSearch } from '../kit/list/list-keys.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageError } from '../layout/page-error.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { LimitTable } from './limit-table.tsx'
import type { LimitAct, LimitRow } from './limit-row.ts'

/** Every number the product works with: what it rules, where, and what it is; csr_super changes them. */
export function LimitsPage() {
  const text = useText()
  const translate = useTranslate()
  const { data, error, isPending, refetch } = usePart('limits', '/server/limits', {})
  const [wanted, setWanted] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [acting, setActing] = useState<{ key: LimitKey; act: LimitAct }>()
  const all = useMemo<LimitRow[]>(
    () =>
      data
        ? limitKeys.flatMap((key) => {
            const limit = data[key]
            const words = { name: translate(limitText(key)), place: translate(`limitPlace.${key.split('.')[0]}`) }
            return limit ? [{ key, ...words, ...limit }] : []
          })
        : [],
    [data, translate],
  )
  const words = plainLetters(wanted).trim().split(/\s+/)
  const rows = all.filter(
    (row) =>
      (!onlyChanged || row.changed) &&
      words.every((word) => plainLetters(`${row.key} ${row.name} ${row.place}`).includes(word)),
  )
  const current = acting && all.find(({ key }) => key === acting.key)
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    if (wanted) setWanted('')
    else leaveSearch(event)
  }
  return (
    <>
      <PageHead title={text('limitsPage.title')} />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <TextField
          type="search"
          label={text('limitsPage.search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={escape}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
        <FormControlLabel
          label={text('limitsPage.onlyChanged')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch size="small" checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)} />
          }
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {data && text('limitsPage.count', { smart_count: rows.length })}
        </Typography>
      </Box>
      {isPending && <Loading />}
      {error && (
        <Card>
          <PageError error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {data && <LimitTable rows={rows} onAct={(key, act) => setActing({ key, act })} />}
      {acting && current && (
        <LimitDialog row={current} all={all} act={acting.act} onClose={() => setActing(undefined)} />
      )}
    </>
  )
}

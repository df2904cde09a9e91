import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BulkRow, BulkRun } from '#model/admin/bulk-wire.ts'
import {
  bulkFieldInWords,
  bulkReferences,
  bulkValueInWords,
  givenIn,
  tableOf,
  type BulkValue,
} from '#model/admin/bulk-words.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ValueInWords } from '../../record/history/audit-values.tsx'

type Shown = Pick<BulkRun, 'resource'>

function Value({ run, of }: { run: Shown; of: BulkValue }) {
  const translate = useTranslate()
  const format = useFormat()
  return bulkReferences(run.resource, of) ? (
    <ValueInWords row={{ refTable: tableOf(run.resource), refField: of.field }} value={of.value} />
  ) : (
    <>{bulkValueInWords(run.resource, of, translate, format)}</>
  )
}

/** What a bulk action was given besides the records: fields with their new values, a plan, a tag, a reason. */
export function BulkInputText({ run }: { run: Pick<BulkRun, 'resource' | 'input'> }) {
  const translate = useTranslate()
  const given = givenIn(run.input)
  if (given.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        overflowWrap: 'anywhere',
      }}
    >
      {given.map((one) => (
        <Box key={one.field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {bulkFieldInWords(run.resource, one.field, translate)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, whiteSpace: 'pre-wrap' }}>
            <Value run={run} of={one} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** What a bulk action changes in one record: each field with its old and its new value. */
export function BulkChanges({ run, changes }: { run: Shown; changes: BulkRow['changes'] }) {
  const translate = useTranslate()
  return changes.map(({ field, from, to }) => (
    <div key={field}>
      {bulkFieldInWords(run.resource, field, translate)}
      {translate('list.colon')}
      <Value run={run} of={{ field, value: from }} /> → <Value run={run} of={{ field, value: to }} />
    </div>
  ))
}

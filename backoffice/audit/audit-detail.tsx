import { useRecordContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AuditListRow } from '#model/audit/wire.ts'
import { referenceIn } from '../kit/record/history/audit-columns.tsx'
import { noteInWords, valueInWords } from '../kit/record/history/audit-words.ts'
import { useFormat } from '../kit/hooks/use-format.ts'

const parts = ['oldVal', 'newVal', 'text', 'refId'] as const

/** A line of the change log with its values in full. */
export function AuditDetail() {
  const row = useRecordContext<AuditListRow>()
  const translate = useTranslate()
  const format = useFormat()
  const shown = (part: (typeof parts)[number], value: string) => {
    if (!row || part === 'refId') return value
    return part === 'text'
      ? noteInWords(row.refTable, value, translate, format.money)
      : (referenceIn(row.refField, value) ?? valueInWords(row.refTable, row.refField, value, translate, format))
  }
  return (
    <Box
      component="dl"
      sx={{ m: 0, py: 0.5, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(110px, 16%) 1fr', maxWidth: '100%' }}
    >
      {parts.map(
        (part) =>
          row?.[part] && (
            <Box key={part} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {translate(`resources.auditEvents.fields.${part}`)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
              >
                {shown(part, row[part])}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  )
}

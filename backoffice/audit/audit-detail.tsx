import { useRecordContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AuditListRow } from '#model/audit/wire.ts'
import { NoteInWords, Subject, ValueInWords } from '../kit/record/history/audit-values.tsx'

const parts = ['oldVal', 'newVal', 'text', 'refId'] as const

/** A line of the change log with its values in full. */
export function AuditDetail() {
  const row = useRecordContext<AuditListRow>()
  const translate = useTranslate()
  const shown = {
    oldVal: (line: AuditListRow) => <ValueInWords row={line} value={line.oldVal} />,
    newVal: (line: AuditListRow) => <ValueInWords row={line} value={line.newVal} />,
    text: (line: AuditListRow) => <NoteInWords row={line} />,
    refId: (line: AuditListRow) => (
      <>
        <Subject row={line} />
        <Typography variant="caption" component="div" color="text.secondary">
          {line.refId}
        </Typography>
      </>
    ),
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
                {shown[part](row)}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  )
}

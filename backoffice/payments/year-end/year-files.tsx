import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { YearFile } from '#model/payments/year-files.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'

/** The files of a year that were downloaded, each with what is different since: that is to be filed again. */
export function YearFiles({ files }: { files: readonly YearFile[] }) {
  const text = useText()
  const format = useFormat()
  if (files.length === 0) return null
  const amount = (cents: number | null) => (cents === null ? '–' : format.money(cents))
  return (
    <Box component="section" aria-labelledby="year-files" sx={{ mt: 4 }}>
      <Typography id="year-files" variant="h6" component="h2" sx={{ mb: 1 }}>
        {text('yearEnd.files')}
      </Typography>
      {files.map((file) => (
        <Card key={file.id} sx={{ p: 2, mb: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {text(`yearEnd.fileKind.${file.kind}`)} · {text(`yearEnd.scope.${file.scope}`)} ·{' '}
            {text('yearEnd.fileHeld', { smart_count: file.returns, amount: format.money(file.amount) })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text('yearEnd.fileBy', { date: format.moment(file.at), name: file.by })} · {file.reason}
          </Typography>
          <Typography variant="body2" color={file.changes.length ? 'warning.main' : 'text.secondary'}>
            {file.changes.length
              ? text('yearEnd.changes', { smart_count: file.changes.length })
              : text('yearEnd.unchanged')}
          </Typography>
          {file.changes.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {file.changes.map((change) => (
                <Typography component="li" variant="body2" key={change.taxpayerId}>
                  <TextLink to={`/users/${encodeURIComponent(change.userId)}/tax`}>{change.displayName}</TextLink>
                  {' · '}
                  {change.kinds.map((kind) => text(`yearEnd.change.${kind}`)).join(' · ')}
                  {change.before !== change.now && ` · ${amount(change.before)} → ${amount(change.now)}`}
                </Typography>
              ))}
            </Box>
          )}
        </Card>
      ))}
    </Box>
  )
}

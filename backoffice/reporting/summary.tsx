import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import type { Report } from './downloads.tsx'
import { reportVerbs } from './verbs.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'

/** The executive summary; its documents are written again when it is saved. */
export function Summary({ row }: { row: Report }) {
  const text = useText()
  const why = useDisabledReason()(useMay('reports.run'))
  const [summary, setSummary] = useTyped(`summary.${row.version}`, row.summary ?? '')
  const { run, busy } = useActionMutation({ done: 'reporting.ui.summarySaved', reload: ['reports'] })
  return (
    <Card sx={{ p: 2, mb: 3 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {text('reports.executiveSummary')}
      </Typography>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={text('reports.executiveSummary')}
        helperText={text('reporting.ui.summaryHelp')}
        value={summary}
        disabled={why !== undefined}
        onChange={(event) => setSummary(event.target.value)}
      />
      <GuardedButton
        variant="outlined"
        size="small"
        why={why}
        loading={busy}
        sx={{ mt: 1 }}
        onClick={() => void run(reportVerbs.update(row.id, { summary: summary || null, version: row.version }))}
      >
        {text('reporting.ui.saveSummary')}
      </GuardedButton>
    </Card>
  )
}

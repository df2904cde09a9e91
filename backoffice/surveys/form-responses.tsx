import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Typeform } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'
import { Loading } from '../kit/loading.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { PageError } from '../layout/page-error.tsx'

/** What was answered in a form, newest first. */
export function FormResponses({ form, onClose }: { form: Typeform; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['surveyForms', 'responses', form.id],
    queryFn: ({ signal }) =>
      api.get('/server/typeform/config/{id}/responses', { params: { id: form.id }, signal, query: { pageSize: 50 } }),
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="responses-title">
      <DialogTitle id="responses-title">
        {text('surveyForm.responses')} · {form.name}
      </DialogTitle>
      <DialogContent>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.total === 0 && <Typography color="text.secondary">{text('surveyForm.noResponses')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data?.data.map(({ id, submittedAt, answers }) => (
            <li key={id}>
              <Typography variant="caption" color="text.secondary">
                <When value={submittedAt} />
              </Typography>
              <Box component="dl" sx={{ m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 0.5 } }}>
                {pairsOf(answers).map(([question, answer]) => (
                  <Box key={question}>
                    <Typography component="dt" variant="body2">
                      {question}
                    </Typography>
                    <Typography component="dd" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {answer}
                    </Typography>
                  </Box>
                ))}
              </Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The service sends what it likes: objects by question, or lists. */
function pairsOf(answers: unknown): [string, string][] {
  if (typeof answers !== 'object' || answers === null) return [['1', inWords(answers)]]
  return Object.entries(answers).map(([name, value]) => [
    Array.isArray(answers) ? String(Number(name) + 1) : name,
    inWords(value),
  ])
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object') return Object.values(value).map(inWords).join(' · ')
  return String(value as string | number | boolean)
}

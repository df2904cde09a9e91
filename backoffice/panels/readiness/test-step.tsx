import { useState } from 'react'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { SetupReadiness } from '#model/panels/setup-readiness.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { panelVerbs } from '../../providers/panel-verbs.ts'

type Test = SetupReadiness['test']
const reload = ['plans', 'plans.members', 'queries', 'csrTasks', 'auditEvents']

/** Asks a question as a test member, and leads to the discussion and to the test experts who answer it. */
export function TestStep({ planId, test }: { planId: string; test: Test }) {
  const text = useText()
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, '& a': { textDecoration: 'underline' } }}>
      {test.question && (
        <Typography variant="body2">
          {text('panels.ready.asked')}
          {text('list.gap')}
          <TextLink to={`/queries/${encodeURIComponent(test.question.id)}`}>{test.question.key}</TextLink>
        </Typography>
      )}
      {test.question && !test.question.answered && <Experts experts={test.experts} />}
      {!test.question && <AskForm planId={planId} test={test} />}
    </Box>
  )
}

function Experts({ experts }: { experts: Test['experts'] }) {
  const text = useText()
  if (experts.length === 0)
    return (
      <Typography variant="body2">
        {text('panels.ready.noTestExperts')}
        {text('list.gap')}
        <TextLink to="/users">{text('drawer.users')}</TextLink>
      </Typography>
    )
  return (
    <Box>
      <Typography variant="body2">{text('panels.ready.answerAs')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {experts.map((one) => (
          <Typography key={one.id} component="li" variant="body2">
            <TextLink to={`/users/${encodeURIComponent(one.id)}`}>{one.name}</TextLink>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text(one.inPool ? 'panels.ready.inPool' : 'panels.ready.notInPool')}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function AskForm({ planId, test: { askers, diagnosis } }: { planId: string; test: Test }) {
  const text = useText()
  const [askerId, setAskerId] = useState((askers.find(({ member }) => member) ?? askers[0])?.id ?? '')
  const [question, setQuestion] = useState(() => text('panels.ready.example', { diagnosis: diagnosis?.name ?? '' }))
  const forbidden = useDisabledReason()(useMay('discussions.manage'))
  const { run, busy } = useActionMutation({ done: 'panels.ready.askedDone', reload })
  if (askers.length === 0)
    return (
      <Typography variant="body2">
        {text('panels.ready.noTestMembers')}
        {text('list.gap')}
        <TextLink to="/users">{text('drawer.users')}</TextLink>
      </Typography>
    )
  if (!diagnosis) return <Typography variant="body2">{text('panels.ready.diagnosesFirst')}</Typography>
  const ask = () => run(panelVerbs.askTestQuestion(planId, { askerId, diagnosisId: diagnosis.id, text: question }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        label={text('panels.ready.asker')}
        value={askerId}
        onChange={(event) => setAskerId(event.target.value)}
        helperText={text('panels.ready.askerHint')}
      >
        {askers.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        label={text('panels.ready.question')}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        helperText={text('panels.ready.about', { diagnosis: diagnosis.name })}
      />
      <Box>
        <GuardedButton
          variant="contained"
          loading={busy}
          why={forbidden ?? (question.trim() ? undefined : text('errors.required'))}
          onClick={() => void ask()}
        >
          {text('panels.ready.ask')}
        </GuardedButton>
      </Box>
    </Box>
  )
}

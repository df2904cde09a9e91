import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { genderLabel } from '#model/discussions/labels.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import type { Discussion, QueryRow } from './row.ts'
import { Reword } from './wording/reword.tsx'
import { Prose } from './wording/prose.tsx'
import { ReviewCard } from './responses/review-card.tsx'
import { CorrectQuestion } from './wording/wordings.tsx'
import { SettingsCard } from './settings/settings-card.tsx'

/** What was asked, about whom, and the settings it runs by. */
export function QuestionSection({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const over = query.status === 'closed' || query.status === 'cancelled' ? text('wording.over') : undefined
  const patient = [
    view?.age && text(`age.unit.${view.age.unit}.count`, { smart_count: view.age.magnitude }),
    view?.genderId && translate(genderLabel(view.genderId)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {view?.contextName && <Part title={text('discussion.card.focus')}>{view.contextName}</Part>}
        <Part title={translate('resources.queries.fields.text')}>
          <Prose>{view?.text ?? '–'}</Prose>
        </Part>
        <Part title={translate('resources.queries.fields.history')}>
          <Prose>{view?.history || '–'}</Prose>
        </Part>
        {patient && <Part title={text('queries.patient')}>{patient}</Part>}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Reword query={query} view={view} />
          <CorrectQuestion query={query} why={why ?? over} />
        </Box>
      </Card>
      <Box>
        <SettingsCard query={query} />
        <ReviewCard query={query} />
      </Box>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 2.5, '&:last-child': { mb: 0 } }}>
      <Typography variant="h2" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography component="div">{children}</Typography>
    </Box>
  )
}

import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'ra-core'
import { SurveyEditors } from './survey-editors.tsx'

const times = ['pre', 'post', 'followup'] as const

/** The questions that every new discussion of a plan takes over. */
export default function PlanSurveys() {
  const translate = useTranslate()
  const plan = useRecordContext()
  if (!plan) return null
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('survey.staff.planHint')}
      </Typography>
      <SurveyEditors place={{ planId: String(plan.id) }} times={times} />
    </>
  )
}

import { Suspense, useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { questionTypes, type QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { Loading } from '../kit/loading.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { loadSurvey, type SurveyPlace } from './staff-calls.ts'

const StaffBuilderDialog = lazyPart(() => import('./staff-builder-dialog.tsx'))

/** The questions of a discussion or a plan by their time, each with its builder. */
export function SurveyEditors({
  place,
  times,
  onChanged,
}: {
  place: SurveyPlace
  times: readonly QuestionTiming[]
  onChanged?: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const why = useDisabledReason()(useMay('planId' in place ? 'setup.edit' : 'discussions.manage'))
  const [open, setOpen] = useState<{ header: SurveyHeader | null; when: QuestionTiming }>()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['survey', place],
    queryFn: () => loadSurvey(place, false),
  })
  const [opening, setOpening] = useState<QuestionTiming>()
  if (isPending) return <Loading />
  const edit = async (when: QuestionTiming) => {
    // the one that was asked for first opens
    if (opening) return
    setOpening(when)
    try {
      setOpen({ header: await loadSurvey(place, false), when })
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error' })
    } finally {
      setOpening(undefined)
    }
  }
  return (
    <>
      {times.map((when) => {
        const questions = (data?.questions ?? []).filter(({ questionWhen }) => questionWhen === when)
        return (
          <Block
            key={when}
            title={translate(`survey.timing.${when}`)}
            actions={
              <GuardedButton
                size="small"
                variant="outlined"
                why={why}
                loading={opening === when}
                onClick={() => void edit(when)}
              >
                {translate(questions.length ? 'survey.staff.edit' : 'survey.staff.add')}
              </GuardedButton>
            }
          >
            <Card sx={{ p: 2 }}>
              {questions.length === 0 && (
                <Typography color="text.secondary">{translate('survey.staff.none')}</Typography>
              )}
              <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
                {questions.map(({ id, text, questionTypeId }) => (
                  <li key={id}>
                    {text}{' '}
                    <Typography component="span" variant="body2" color="text.secondary">
                      · {translate(questionTypes[questionTypeId].label)}
                    </Typography>
                  </li>
                ))}
              </Box>
            </Card>
          </Block>
        )
      })}
      {open && (
        <Suspense fallback={<Loading />}>
          <StaffBuilderDialog
            key={open.when}
            place={place}
            {...open}
            onClose={() => {
              setOpen(undefined)
              void refetch()
              onChanged?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

import { Suspense, useCallback, useRef, useState } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { Spinner } from '../../../ui/states.tsx'
import type { SurveyHandle } from '../../../surveys/player/survey-handle.ts'
import { ExpertEditor } from './expert-editor.tsx'

const SurveyPlayer = lazyPart(() => import('../../../surveys/player/survey-player.tsx'), 'surveyPages')

/** An expert's text, right below the questions that belong to it: both are handed in together. */
export function AnswerPlace({ discussion: d, draftKey }: { discussion: Discussion; draftKey: string }) {
  const survey = useRef<SurveyHandle>(null)
  const [ready, setReady] = useState(false)
  const take = useCallback((handle: SurveyHandle | null) => {
    survey.current = handle
    if (handle) setReady(true)
  }, [])
  const open = d.surveys.some((one) => one.questionWhen === 'question' && one.open)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  const together = d.engagement !== null && d.engagement.answeredAt === null && d.engagement.bookedAt === null
  return (
    <>
      {shown && (
        <div id="survey">
          <Suspense fallback={<Spinner />}>
            <SurveyPlayer queryId={d.queryId} when="question" {...(together && { withAnswer: take })} />
          </Suspense>
        </div>
      )}
      <ExpertEditor
        discussion={d}
        draftKey={draftKey}
        {...(shown &&
          together && { first: () => survey.current?.handIn() ?? Promise.resolve(true), firstLoads: !ready })}
      />
    </>
  )
}

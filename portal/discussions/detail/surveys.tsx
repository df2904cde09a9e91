import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Discussion } from '#model/discussions/wire.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { Spinner } from '../../ui/states.tsx'
import styles from './detail.module.css'

const SurveyPlayer = lazyPart(() => import('../../surveys/player/survey-player.tsx'), 'surveyPages')
const SurveyResults = lazyPart(() => import('../../surveys/results/survey-results.tsx'), 'surveyPages')

/** The surveys that the reader is to answer: before release, after the end, some weeks later. What was handed in here says thanks until the page is left. */
export function OpenSurveys({ discussion: d }: { discussion: Discussion }) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const open = d.surveys
    .filter((survey) => survey.open && survey.questionWhen !== 'question')
    .map(({ questionWhen }) => questionWhen)
  const [seen, setSeen] = useState(open)
  const shown = [...new Set([...seen, ...open])]
  if (shown.length > seen.length) setSeen(shown)
  const some = shown.length > 0

  useEffect(() => {
    if (hash !== '#survey' || !some) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [hash, some])

  if (!some) return null
  return (
    <div id="survey" ref={place} tabIndex={-1} className={styles.survey}>
      <Suspense fallback={<Spinner />}>
        {shown.map((when) => (
          <SurveyPlayer
            key={when}
            queryId={d.queryId}
            when={when}
            completed={d.surveys.some((survey) => survey.questionWhen === when && survey.completed)}
          />
        ))}
      </Suspense>
    </div>
  )
}

/** Results of the questions to the panel, for all readers of the discussion. */
export function PanelResults({ discussion: d }: { discussion: Discussion }) {
  if (!d.questionCount || d.releasedAt === null || d.text === null) return null
  return (
    <Suspense fallback={null}>
      <SurveyResults queryId={d.queryId} />
    </Suspense>
  )
}

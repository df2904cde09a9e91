import { useQueryClient } from '@tanstack/react-query'
import { questionTimings } from '#model/surveys/enums.ts'
import { StaffResults } from './staff-results.tsx'
import { SurveyEditors } from './survey-editors.tsx'

/** The surveys of one discussion: what is asked when, and what was answered. */
export default function SurveySection({ queryId, refKey }: { queryId: string; refKey: string }) {
  const queries = useQueryClient()
  return (
    <>
      <StaffResults queryId={queryId} refKey={refKey} />
      <SurveyEditors
        place={{ queryId }}
        times={questionTimings}
        onChanged={() => void queries.invalidateQueries({ queryKey: ['survey', 'results', queryId] })}
      />
    </>
  )
}

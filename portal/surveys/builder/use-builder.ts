import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { discardDraft, restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import { knownAt, loadSurvey, surveyIdOf } from '#api/client/surveys/survey-at.ts'
import { useSurveyBuilder, type BuilderDrafts } from '#api/client/surveys/use-survey-builder.ts'
import type { Builder } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'

/** The survey of a draft with its questions, asked for each time the builder opens; null when it has none yet. */
export const useLoadedSurvey = (queryDraftId: string, userId: string, when: QuestionTiming) =>
  useQuery({
    queryKey: keys.wizard(`builder-${queryDraftId}-${when}`),
    queryFn: () => loadSurvey(api, { queryDraftId, userId }, false),
    gcTime: 0,
    staleTime: Infinity,
  })

const drafts: BuilderDrafts = { restore: restoreDraft, save: saveDraft, discard: discardDraft }

/** The builder of someone who asks. */
export function useBuilder(
  header: SurveyHeader | null,
  { queryDraftId, userId, when }: { queryDraftId: string; userId: string; when: QuestionTiming },
  builder: Builder,
) {
  // opening the builder makes no survey: its first question does
  const [surveyHeaderId] = useState(() => surveyIdOf(api, { queryDraftId, userId }, header))
  return useSurveyBuilder({
    client: api,
    server: knownAt(header, when),
    of: { surveyHeaderId, userId, questionWhen: when },
    builder,
    drafts,
    draftKey: `builder.${userId}.${queryDraftId}.${when}`,
  })
}

import { useQuery } from '@tanstack/react-query'
import { discardDraft, restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import { useSurveyBuilder, type BuilderDrafts } from '#api/client/surveys/use-survey-builder.ts'
import type { Builder } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { loadBuilder, type BuilderPlace, type LoadedBuilder } from './calls.ts'

/** The questions of a draft or a discussion, asked for each time the builder opens. */
export const useLoadedBuilder = (place: BuilderPlace, userId: string, when: QuestionTiming) =>
  useQuery({
    queryKey: keys.wizard(`builder-${place.queryDraftId ?? place.queryId}-${when}`),
    queryFn: () => loadBuilder(place, userId, when),
    gcTime: 0,
    staleTime: Infinity,
  })

const drafts: BuilderDrafts = { restore: restoreDraft, save: saveDraft, discard: discardDraft }

/** The builder of someone who asks. */
export const useBuilder = (
  { headerId, known }: LoadedBuilder,
  userId: string,
  questionWhen: QuestionTiming,
  builder: Builder,
) =>
  useSurveyBuilder({
    client: api,
    server: known,
    of: { surveyHeaderId: headerId, userId, questionWhen },
    builder,
    drafts,
    draftKey: `builder.${userId}.${headerId}.${questionWhen}`,
  })

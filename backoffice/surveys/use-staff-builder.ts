import { useEffect } from 'react'
import { useSurveyBuilder, type BuilderDrafts } from '#api/client/surveys/use-survey-builder.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Builder } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'
import { claimBuilderDraft, discardBuilderDraft, restoreBuilderDraft, saveBuilderDraft } from './builder-drafts.ts'
import { knownAt } from './staff-calls.ts'

export const staffBuilder: Builder = { isCsr: true, maximum: defaultLimits['survey.maxQuestions'] }

const drafts: BuilderDrafts = {
  restore: restoreBuilderDraft,
  save: saveBuilderDraft,
  discard: discardBuilderDraft,
}

/** The builder of staff: the same decisions as in the portal, with the staff's scales. */
export function useStaffBuilder(header: SurveyHeader, questionWhen: QuestionTiming) {
  const draftKey = `builder.${header.id}.${questionWhen}`
  useEffect(() => claimBuilderDraft(draftKey), [draftKey])
  return useSurveyBuilder({
    client: api,
    server: knownAt(header, questionWhen),
    of: { surveyHeaderId: header.id, userId: 'staff', questionWhen },
    builder: staffBuilder,
    drafts,
    draftKey,
  })
}

import { useEffect, useMemo, useState } from 'react'
import { useSurveyBuilder, type BuilderDrafts } from '#api/client/surveys/use-survey-builder.ts'
import { knownAt } from '#api/client/surveys/survey-at.ts'
import { getLogin } from '#api/client/session.ts'
import type { Builder } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { useLimits } from '../kit/hooks/use-limits.ts'
import { api } from '../providers/client.ts'
import { claimBuilderDraft, discardBuilderDraft, restoreBuilderDraft, saveBuilderDraft } from './builder-drafts.ts'
import { surveyIdOf, type SurveyPlace } from './staff-calls.ts'

/** What staff may do that askers may not, and how many questions there may be. */
export function useStaffRules(): Builder {
  const maximum = useLimits()['survey.maxQuestions']
  return useMemo(() => ({ isCsr: true, maximum }), [maximum])
}

const drafts: BuilderDrafts = {
  restore: restoreBuilderDraft,
  save: saveBuilderDraft,
  discard: discardBuilderDraft,
}

/** The builder of staff: the same decisions as in the portal, with the staff's scales. */
export function useStaffBuilder(
  place: SurveyPlace,
  header: SurveyHeader | null,
  questionWhen: QuestionTiming,
  builder: Builder,
) {
  // opening the builder makes no survey: its first question does
  const [surveyHeaderId] = useState(() => surveyIdOf(place, header))
  // no one else on this device finds it, and it goes when its writer signs out
  const [writer] = useState(() => getLogin()?.user.id ?? '')
  const draftKey = `builder.${writer}.${Object.values(place).join('.')}.${questionWhen}`
  useEffect(() => claimBuilderDraft(draftKey), [draftKey])
  const work = useSurveyBuilder({
    client: api,
    server: knownAt(header, questionWhen),
    of: { surveyHeaderId, userId: 'staff', questionWhen },
    builder,
    drafts,
    draftKey,
  })
  return { ...work, surveyId: surveyHeaderId }
}

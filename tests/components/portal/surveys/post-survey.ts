import type { OpenSurvey } from '#model/surveys/wire.ts'

/** A post survey as the server hands it out, not answered yet. */
export const postSurvey = (question: object): OpenSurvey =>
  ({
    surveyKey: 'k1',
    surveyHeaderId: 'h1',
    questionWhen: 'post',
    title: '',
    completedAt: null,
    questions: [question],
    answers: [],
  }) as unknown as OpenSurvey

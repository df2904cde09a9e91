import { defaultLimits } from '../limits.ts'

/** When a question is asked: before release, as the discussion's own question, after closing, 30 days after closing. */
export const questionTimings = ['pre', 'question', 'post', 'followup'] as const
export type QuestionTiming = (typeof questionTimings)[number]

export const surveyStatuses = ['new', 'post_pending', 'followup_pending'] as const
export type SurveyStatus = (typeof surveyStatuses)[number]

export const surveyHeaderTypes = ['typeform', 'internal'] as const
export type SurveyHeaderType = (typeof surveyHeaderTypes)[number]

export const questionKinds = ['choice', 'plain', 'rating', 'opinionScale'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionSettings = ['required', 'addOther', 'enableMultiSelect', 'randomizeChoice'] as const
export type QuestionSetting = (typeof questionSettings)[number]

export const questionTypeIds = [1, 2, 3, 4, 5, 6, 7] as const
export type QuestionTypeId = (typeof questionTypeIds)[number]

export const defaultQuestionTypeId: QuestionTypeId = 1

export interface QuestionType {
  id: QuestionTypeId
  kind: QuestionKind
  label: string
  /** settings offered by the builder */
  settings: readonly QuestionSetting[]
}

/** Question types by id. */
export const questionTypes: Record<QuestionTypeId, QuestionType> = {
  1: {
    id: 1,
    kind: 'choice',
    label: 'builder.type.multipleChoice',
    settings: ['required', 'addOther', 'enableMultiSelect', 'randomizeChoice'],
  },
  2: { id: 2, kind: 'plain', label: 'builder.type.shortText', settings: ['required'] },
  3: { id: 3, kind: 'plain', label: 'builder.type.longText', settings: ['required'] },
  4: { id: 4, kind: 'plain', label: 'builder.type.yesNo', settings: ['required'] },
  5: { id: 5, kind: 'choice', label: 'builder.type.ranking', settings: ['required', 'randomizeChoice'] },
  6: { id: 6, kind: 'rating', label: 'builder.type.rating', settings: ['required'] },
  7: { id: 7, kind: 'opinionScale', label: 'builder.type.opinionScale', settings: ['required'] },
}

export const opinionScaleLabels = ['min', 'median', 'max'] as const

/** Scale maxima available to staff; others always get 10. */
export const scaleMaxima = [5, 7, 10] as const
export type ScaleMaximum = (typeof scaleMaxima)[number]
export const defaultScaleMaximum = defaultLimits['survey.scaleMaximum'] as ScaleMaximum

export const aiActions = ['used', 'retried', 'flagged', 'rated'] as const
export type AiAction = (typeof aiActions)[number]

export const settingLabel = (setting: QuestionSetting) => `builder.setting.${setting}` as const

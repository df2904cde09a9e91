import { z } from 'zod'
import { questionSettings, questionTimings, surveyHeaderTypes, surveyStatuses, type QuestionTypeId } from './enums.ts'

const id = z.string().min(1)
const version = z.int32().positive()

export const questionTypeIdSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]) satisfies z.ZodType<QuestionTypeId>

/** maximum characters of a choice, a short answer or a scale label */
export const longestChoice = 500
export const longestShortAnswer = 500
export const longestLabel = 100

/** One entry of a question's configuration; its members depend on the question type. */
export const questionConfigSchema = z
  .strictObject({
    validation: z.partialRecord(z.enum(questionSettings), z.boolean()).optional(),
    choices: z.array(z.strictObject({ id, text: z.string().max(longestChoice) })).optional(),
    label: z
      .strictObject({
        min: z.string().max(longestLabel),
        median: z.string().max(longestLabel),
        max: z.string().max(longestLabel),
      })
      .partial()
      .optional(),
    selectedRating: z.int().optional(),
    maxOpinionScale: z.int().optional(),
  })
  .meta({ id: 'QuestionConfig' })
export type QuestionConfig = z.infer<typeof questionConfigSchema>
export const questionConfigListSchema = z.array(questionConfigSchema).max(1)

export const questionSchema = z
  .object({
    id,
    /** 1-based position */
    order: z.int32().positive(),
    text: z.string(),
    questionTypeId: questionTypeIdSchema,
    questionWhen: z.enum(questionTimings),
    /** JSON of a QuestionConfig array */
    configuration: z.string(),
    surveyHeaderId: id,
    userId: id,
    version,
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof questionSchema>

export const surveyHeaderSchema = z
  .object({
    id,
    queryId: id.optional(),
    queryDraftId: id.optional(),
    /** template questions copied into every new discussion of a plan */
    planId: id.optional(),
    userId: id,
    headerType: z.enum(surveyHeaderTypes),
    title: z.string(),
    questions: z.array(questionSchema).optional(),
    version,
  })
  .meta({ id: 'SurveyHeader' })
export type SurveyHeader = z.infer<typeof surveyHeaderSchema>

const headerType = z.enum(surveyHeaderTypes)
const title = z.string().max(200)
export const createSurveyHeaderBody = z.strictObject({
  queryId: id.optional(),
  queryDraftId: id.optional(),
  planId: id.optional(),
  userId: id,
  headerType: headerType.optional(),
  title: title.optional(),
})
export const updateSurveyHeaderBody = z.strictObject({
  title: title.optional(),
  headerType: headerType.optional(),
  version,
})

/** The builder also sends UI flags; they are accepted and removed, the only exception to rejecting unknown members. */
export const createQuestionBody = z
  .strictObject({
    userId: id,
    surveyHeaderId: id,
    order: z.int32().positive(),
    text: z.string().max(20_000),
    questionTypeId: questionTypeIdSchema.optional(),
    questionWhen: z.enum(questionTimings).optional(),
    configuration: z.string().max(50_000),
    openTrash: z.unknown().optional(),
    isActive: z.unknown().optional(),
  })
  .transform(({ openTrash: _openTrash, isActive: _isActive, ...question }) => question)
export const updateQuestionBody = z.strictObject({
  text: z.string().max(20_000),
  questionTypeId: questionTypeIdSchema,
  configuration: z.string().max(50_000),
  version,
})
export const orderQuestionsBody = z
  .array(z.strictObject({ id, order: z.int32().positive() }))
  .min(1)
  .max(20)

/** A choice id or text, several in rank order, a number, or yes/no. */
export const answerValueSchema = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(longestChoice)),
])
export type AnswerValue = z.infer<typeof answerValueSchema>
export const surveyResponseBody = z.strictObject({
  surveyKey: id,
  /** `questionVersion`: the version shown by the page; default: the newest. A blank value deletes the answer */
  answers: z
    .array(z.strictObject({ questionId: id, value: answerValueSchema, questionVersion: version.optional() }))
    .max(50),
  complete: z.boolean().optional(),
})
export type SurveyResponseBody = z.infer<typeof surveyResponseBody>
export const surveyAnswerResultSchema = z.object({ id, surveyStatus: z.enum(surveyStatuses).nullable() })

/** A survey as delivered to its respondent, with the answers so far. */
export const openSurveySchema = z
  .object({
    /** identifies this respondent's answers to this survey */
    surveyKey: id,
    surveyHeaderId: id,
    questionWhen: z.enum(questionTimings),
    title: z.string(),
    completedAt: z.iso.datetime().nullable(),
    /** without the asker's id, which an expert of an anonymous discussion must not learn */
    questions: z.array(questionSchema.omit({ userId: true })),
    answers: z.array(
      z.object({
        questionId: id,
        questionVersion: version,
        value: answerValueSchema,
        /** given to an earlier wording, and not an answer to the one of now */
        outdated: z.literal(true).optional(),
      }),
    ),
  })
  .meta({ id: 'OpenSurvey' })
export type OpenSurvey = z.infer<typeof openSurveySchema>

export const surveyAnswerSchema = z
  .object({
    id,
    questionId: id,
    questionVersion: version,
    userId: id,
    displayName: z.string(),
    value: answerValueSchema,
    /** display text: choice labels; a ranking in rank order */
    text: z.string(),
    /** the survey was submitted */
    complete: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SurveyAnswer' })

export const builderConfigSchema = z
  .object({
    builderConfig: z.array(
      z.object({
        id: questionTypeIdSchema,
        text: z.string(),
        validations: z.partialRecord(z.enum(questionSettings), z.boolean()),
        endUserSelects: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'BuilderConfig' })
export type BuilderConfig = z.infer<typeof builderConfigSchema>

export const typeformBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  builderConfig: builderConfigSchema.shape.builderConfig.max(50),
  formId: z.string().max(200).optional(),
})
export const updateTypeformBody = typeformBody.extend({ version })
export const typeformSchema = z
  .object({
    id,
    name: z.string(),
    builderConfig: builderConfigSchema.shape.builderConfig,
    formId: z.string().nullable(),
    version,
  })
  .meta({ id: 'TypeformConfig' })
export type Typeform = z.infer<typeof typeformSchema>
export const typeformResponseSchema = z.object({ id, submittedAt: z.iso.datetime(), answers: z.unknown() })

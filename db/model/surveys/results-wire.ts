import { z } from 'zod'
import { questionTimings } from './enums.ts'
import { questionTypeIdSchema } from './wire.ts'
import { verdictWords } from './verdict.ts'

const count = z.int().nonnegative()

export const verdictSchema = z.object({
  word: z.enum(verdictWords),
  measure: z.object({ name: z.enum(['A', 'W']), value: z.number() }).nullable(),
  n: count,
  few: z.boolean(),
})

/** One answer behind the figures; who gave it, where the reader may know. */
export const resultRowSchema = z.object({
  userId: z.string().nullable(),
  displayName: z.string(),
  text: z.string(),
  complete: z.boolean(),
  answeredAt: z.iso.datetime(),
})

export const questionResultSchema = z
  .object({
    questionId: z.string(),
    /** one result for each wording that differs in what it asks */
    versions: z.array(z.int()),
    order: z.int(),
    questionWhen: z.enum(questionTimings),
    text: z.string(),
    questionTypeId: questionTypeIdSchema,
    /** not the wording that is asked now: an earlier one, or a question that was taken away */
    earlier: z.boolean(),
    /** answers in surveys that were handed in: all figures rest on these alone */
    n: count,
    /** answers in surveys that were not handed in */
    partial: count,
    /** choices and yes/no: how often each was chosen */
    choices: z.array(z.object({ id: z.string(), text: z.string(), count })).optional(),
    /** what people wrote in place of a choice */
    others: z.array(z.string()).optional(),
    /** in rank order, by mean rank */
    ranking: z.array(z.object({ id: z.string(), text: z.string(), meanRank: z.number(), firsts: count })).optional(),
    scale: z
      .object({
        maximum: z.int(),
        counts: z.array(count),
        mean: z.number().nullable(),
        median: z.number().nullable(),
        middle: z.object({ from: z.number(), to: z.number() }).nullable(),
        label: z.object({ min: z.string(), median: z.string(), max: z.string() }).partial(),
      })
      .optional(),
    texts: z.array(z.string()).optional(),
    verdict: verdictSchema.nullable().optional(),
    rows: z.array(resultRowSchema),
  })
  .meta({ id: 'QuestionResult' })
export type QuestionResult = z.infer<typeof questionResultSchema>

export const surveyResultsSchema = z
  .object({
    queryId: z.string(),
    surveyHeaderId: z.string().nullable(),
    title: z.string(),
    /** people whose surveys were handed in, and who have begun one, by its time */
    people: z.array(z.object({ questionWhen: z.enum(questionTimings), complete: count, partial: count })),
    questions: z.array(questionResultSchema),
  })
  .meta({ id: 'SurveyResults' })
export type SurveyResults = z.infer<typeof surveyResultsSchema>

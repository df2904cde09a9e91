import { z } from 'zod'
import { questionTimings } from './enums.ts'
import { surveyRoles } from './people-asked.ts'
import { questionTypeIdSchema } from './wire.ts'
import { measureNames, verdictWords } from './verdict.ts'

const count = z.int().nonnegative()

export const verdictSchema = z.object({
  word: z.enum(verdictWords),
  measure: z.object({ name: z.enum(measureNames), value: z.number() }).nullable(),
  n: count,
  few: z.boolean(),
})

/** One answer with its author, where the reader may know who it is. */
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
    /** versions of the question counted together because they ask the same */
    versions: z.array(z.int32()),
    order: z.int(),
    questionWhen: z.enum(questionTimings),
    /** of whom the answers are */
    role: z.enum(surveyRoles),
    text: z.string(),
    questionTypeId: questionTypeIdSchema,
    /** true: not the current question; an earlier version or a deleted question */
    earlier: z.boolean(),
    /** number of answers in submitted surveys; all figures use only these */
    n: count,
    /** number of answers in surveys not submitted */
    partial: count,
    /** choices and yes/no: count per choice */
    choices: z.array(z.object({ id: z.string(), text: z.string(), count })).optional(),
    /** free texts entered for "other" */
    others: z.array(z.string()).optional(),
    /** sorted by mean rank */
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
    /** number of people asked, with a submitted and with a started survey, by timing and role */
    people: z.array(
      z.object({
        questionWhen: z.enum(questionTimings),
        role: z.enum(surveyRoles),
        asked: count,
        complete: count,
        partial: count,
      }),
    ),
    questions: z.array(questionResultSchema),
  })
  .meta({ id: 'SurveyResults' })
export type SurveyResults = z.infer<typeof surveyResultsSchema>

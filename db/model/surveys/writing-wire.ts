import { z } from 'zod'
import { idField } from '../fields.ts'
import { aiActions } from './enums.ts'

/** Targets of the AI writing helper: a draft, a survey, a survey question, an answer in a discussion. */
export const writingTables = ['query_header_input', 'survey_header', 'survey_question', 'query_header'] as const
export const writingTargets = ['history', 'question', 'response'] as const
export type WritingTarget = (typeof writingTargets)[number]

export const suggestionBody = z
  .strictObject({
    logRefTable: z.enum(writingTables),
    logRefId: idField,
    target: z.enum(writingTargets),
    text: z.string().trim().min(1, 'errors.required').max(20_000, 'errors.tooLong'),
  })
  .meta({ id: 'SuggestionBody' })
export type SuggestionBody = z.infer<typeof suggestionBody>

/** A hint next to a suggestion, by text key: a possibly misspelled word, a missing fact. */
export const writingHint = z.object({
  key: z.enum(['ai.hint.spelling', 'ai.hint.missing']),
  params: z.record(z.string(), z.string()),
})
export type WritingHint = z.infer<typeof writingHint>

export const suggestionAnswer = z
  .object({
    /** null: no suggestion, or none that preserves the facts */
    aiResponse: z.string().nullable(),
    userId: z.string(),
    /** id of the log entry */
    larId: z.string(),
    hints: z.array(writingHint),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof suggestionAnswer>

export const aiInteractionBody = z
  .strictObject({
    userId: idField,
    logAIEventId: idField,
    aiAction: z.enum(aiActions),
    /** JSON with the suggestion */
    payload: z.string().max(60_000, 'errors.tooLong'),
    _ver: z.literal(1),
  })
  .meta({ id: 'AiInteractionBody' })
export type AiInteractionBody = z.infer<typeof aiInteractionBody>

export const aiInteractionRow = z
  .object({
    id: z.string(),
    userId: z.string(),
    logAIEventId: z.string(),
    aiAction: z.enum(aiActions),
    payload: z.string(),
    _ver: z.literal(1),
    createdAt: z.string(),
  })
  .meta({ id: 'AiInteraction' })
export type AiInteraction = z.infer<typeof aiInteractionRow>

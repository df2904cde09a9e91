import { z } from 'zod'
import { secondsField } from '../../fields.ts'
import { longestText } from '../../long-text.ts'
import { describedLength } from '../../panels/diagnoses/not-listed.ts'
import { ageUnits, expertSelectionModes, genders, mediaTypes } from '../enums.ts'
import { chatMessageTypes, wizardActions, wizardExchangeTypes, wizardTags } from './wizard-enums.ts'

const id = z.string().min(1)
const seconds = z.int32().nonnegative()

/** One offered or chosen time: epoch seconds and its label. */
export const timeChoiceSchema = z
  .object({
    ts: seconds,
    time: z.string(),
    /** the asker has another call or time off then */
    taken: z.literal(true).optional(),
  })
  .meta({ id: 'TimeChoice' })
/** A day of the schedule with its slots. */
export const dayChoiceSchema = z
  .object({
    value: z.object({ short: z.string(), long: z.string(), date: z.iso.date(), times: z.array(timeChoiceSchema) }),
  })
  .meta({ id: 'DayChoice' })
export type DayChoice = z.infer<typeof dayChoiceSchema>

/** Both forms are accepted; the singular is stored. */
export const ageUnitInput = z.enum([...ageUnits, 'days', 'weeks', 'months', 'years'])

/** A text key with parameters; rendered in the reader's language. */
export const phraseSchema = z
  .object({
    key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Phrase' })
export type Phrase = z.infer<typeof phraseSchema>

/** Wizard data of one discussion, stored as the draft. Every member is optional. */
export const wizardDataSchema = z
  .strictObject({
    queryDraftId: id,
    userType: z.int32(),
    askSelectPlan: z.boolean(),
    planId: id,
    planName: z.string(),
    /** what the plan costs, who reads, and how soon it is answered */
    planHints: z.array(phraseSchema),
    diagnosisId: id,
    diagnosis: z.string(),
    /** in the asker's own words, when not in the list */
    diagnosisDescribed: z.string().max(describedLength),
    disclosureAccepted: z.boolean(),
    disclosureText: z.string(),
    expertSelectionMode: z.enum(expertSelectionModes),
    expertSelectionChoice: z.enum(expertSelectionModes),
    askSelectPool: z.boolean(),
    poolId: id,
    poolName: z.string(),
    contextName: z.string().max(200),
    askGenderOptOut: z.boolean(),
    ageGenderOptOut: z.boolean(),
    genderId: z.enum(genders),
    ageMagnitude: z.int32(),
    ageUnits: ageUnitInput,
    dob: z.iso.date(),
    history: z.string().max(longestText),
    question: z.string().max(longestText),
    anonOption: z.boolean(),
    anonymous: z.boolean(),
    media: z.array(z.enum(mediaTypes)),
    medium: z.enum(mediaTypes),
    questionBuilder: z.boolean(),
    questionCount: z.int().nonnegative(),
    times: z.array(secondsField),
    formattedTimes: z.array(z.string()),
    termsRequired: z.boolean(),
    termsAccepted: z.boolean(),
    termsText: z.string(),
    completed: z.boolean(),
    queryId: id,
  })
  .partial()
  .meta({ id: 'WizardData' })
export type WizardData = z.infer<typeof wizardDataSchema>

/** An answer: text, one or several choice values, an age, times, or yes/no. */
export const wizardAnswerSchema = z
  .union([
    z.string(),
    z.boolean(),
    z.array(z.string()),
    z.array(secondsField),
    z.strictObject({ magnitude: z.int32(), unit: ageUnitInput }),
    z.strictObject({ described: z.string().max(2000) }),
    z.null(),
  ])
  .meta({ id: 'WizardAnswer' })
export type WizardAnswer = z.infer<typeof wizardAnswerSchema>

/** Tag of the step that is answered or edited, or `submit`. */
export const actionContextSchema = z.enum([...wizardTags, 'submit'])
export type ActionContext = z.infer<typeof actionContextSchema>

export const wizardRequestSchema = z
  .strictObject({
    type: z.enum(wizardExchangeTypes),
    /** version of the state shown by the page, epoch seconds; an older one gets 409 */
    ts: secondsField.optional(),
    clientData: wizardDataSchema.optional(),
    actionContext: actionContextSchema.optional(),
    responses: z.array(wizardAnswerSchema).max(1).optional(),
  })
  .meta({ id: 'WizardRequest' })
export type WizardRequest = z.infer<typeof wizardRequestSchema>

/** One chat message; without `user` it is from the product. `delay` in milliseconds. */
export const chatMessageSchema = z
  .object({
    type: z.enum(chatMessageTypes),
    content: z.union([z.string(), phraseSchema]),
    user: z.string().optional(),
    delay: z.int().nonnegative().optional(),
    actionContext: actionContextSchema.optional(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const wizardChoiceSchema = z
  .object({
    value: z.string(),
    label: z.union([z.string(), phraseSchema]),
    hint: z.union([z.string(), phraseSchema]).optional(),
    /** what sets it apart, one line each */
    hints: z.array(phraseSchema).optional(),
  })
  .meta({ id: 'WizardChoice' })
export type WizardChoice = z.infer<typeof wizardChoiceSchema>

export const wizardResponseSchema = z
  .object({
    action: z.object({
      action: z.enum(wizardActions),
      tag: actionContextSchema.optional(),
      clientData: wizardDataSchema,
      choices: z.array(z.union([wizardChoiceSchema, dayChoiceSchema])).optional(),
      label: phraseSchema.optional(),
      hint: phraseSchema.optional(),
      minimum: z.int().optional(),
      maximum: z.int().optional(),
      responses: z.array(wizardAnswerSchema).optional(),
      delay: z.int().nonnegative().optional(),
      clear: z.array(z.enum(wizardTags)).optional(),
      /** place of the step, number of steps, and about how many minutes the unanswered ones take */
      progress: z.object({ at: z.int(), of: z.int(), minutes: z.int() }).optional(),
      /** false: a message without input */
      isAction: z.boolean(),
    }),
    echo: z.object({ messages: z.array(chatMessageSchema), ts: seconds }),
  })
  .meta({ id: 'WizardResponse' })
export type WizardResponse = z.infer<typeof wizardResponseSchema>

export const draftSchema = z
  .object({
    id,
    created: seconds,
    updated: seconds,
    updatedBy: id,
    userUpdated: z.object({ firstName: z.string(), lastName: z.string() }),
    mediaType: z.enum(mediaTypes).nullable(),
    diagnosis: z.object({ id, name: z.string() }).nullable(),
    plan: z.object({ name: z.string(), displayTitle: z.string(), selectable: z.boolean() }).nullable(),
    pool: z.object({ name: z.string(), displayName: z.string() }).nullable(),
    expertSelectionMode: z.enum(expertSelectionModes).nullable(),
    text: z.string().nullable(),
    history: z.string().nullable(),
    clientData: wizardDataSchema,
    version: z.int32().positive(),
  })
  .meta({ id: 'Draft' })
export type Draft = z.infer<typeof draftSchema>

export const createDraftBody = z.strictObject({ userId: id, clientData: wizardDataSchema })
export const updateDraftBody = z.strictObject({ clientData: wizardDataSchema, version: z.int32().positive() })
export const draftStatsSchema = z.object({ draftCount: z.int(), maxDrafts: z.int() }).meta({ id: 'DraftStats' })

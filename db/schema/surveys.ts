import { boolean, id, index, instant, integer, json, oneOf, table, text, uniqueIndex, version } from '../columns.ts'
import { questionTimings, surveyHeaderTypes } from '#model/surveys/enums.ts'
import { queryHeader, queryHeaderInput } from './discussions.ts'
import { user } from './identity.ts'
import { membershipPlan } from './panels.ts'

export const surveyHeader = table(
  'survey_header',
  {
    id: id(),
    queryId: text().references(() => queryHeader.id, { onDelete: 'cascade' }),
    queryDraftId: text().references(() => queryHeaderInput.id, { onDelete: 'set null' }),
    /** the questions that every new discussion of this plan takes over: before release, after closing, some weeks later */
    planId: text().references(() => membershipPlan.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id),
    headerType: oneOf(surveyHeaderTypes).notNull().default('internal'),
    title: text(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    index('survey_header_query').on(t.queryId),
    index('survey_header_draft').on(t.queryDraftId),
    uniqueIndex('survey_header_plan').on(t.planId),
  ],
)

export const surveyQuestion = table(
  'survey_question',
  {
    id: id(),
    surveyHeaderId: text()
      .notNull()
      .references(() => surveyHeader.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    order: integer().notNull(),
    text: text().notNull(),
    questionTypeId: integer().notNull(),
    questionWhen: oneOf(questionTimings).notNull().default('question'),
    /** a JSON string on the wire */
    configuration: text().notNull(),
    hidden: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('survey_question_header').on(t.surveyHeaderId, t.order)],
)

/** Answers keep the version of the question that they saw. */
export const surveyQuestionVersion = table(
  'survey_question_version',
  {
    id: id(),
    questionId: text()
      .notNull()
      .references(() => surveyQuestion.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    text: text().notNull(),
    questionTypeId: integer().notNull(),
    configuration: text().notNull(),
  },
  (t) => [uniqueIndex('survey_question_version_one').on(t.questionId, t.version)],
)

export const surveySession = table(
  'survey_session',
  {
    id: id(),
    surveyHeaderId: text()
      .notNull()
      .references(() => surveyHeader.id, { onDelete: 'cascade' }),
    queryId: text(),
    userId: text()
      .notNull()
      .references(() => user.id),
    questionWhen: oneOf(questionTimings).notNull(),
    keyHash: text().notNull(),
    completedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('survey_session_person').on(t.surveyHeaderId, t.userId, t.questionWhen),
    uniqueIndex('survey_session_key').on(t.keyHash),
  ],
)

export const surveyResponse = table(
  'survey_response',
  {
    id: id(),
    sessionId: text()
      .notNull()
      .references(() => surveySession.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => surveyQuestion.id),
    questionVersion: integer().notNull(),
    userId: text().notNull(),
    value: json<unknown>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('survey_response_one').on(t.sessionId, t.questionId),
    index('survey_response_question').on(t.questionId),
  ],
)

export const typeformConfig = table('typeform_config', {
  id: id(),
  name: text().notNull(),
  builderConfig: json<unknown>().notNull(),
  formId: text(),
  createdAt: instant().notNull(),
  version: version(),
})

export const typeformResponse = table('typeform_response', {
  id: id(),
  configId: text()
    .notNull()
    .references(() => typeformConfig.id, { onDelete: 'cascade' }),
  answers: json<unknown>().notNull(),
  submittedAt: instant().notNull(),
})

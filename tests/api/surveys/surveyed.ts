/** A scenario with a survey: what the tests of building, answering and reading results begin with. */
import { eq } from 'drizzle-orm'
import { queryHeaderInput, surveyHeader } from '#db/schema/all.ts'
import { writeConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming, QuestionTypeId } from '#model/surveys/enums.ts'
import type { AnswerValue, OpenSurvey, Question, QuestionConfig, SurveyHeader } from '#model/surveys/wire.ts'
import type { SurveyResults } from '#model/surveys/results-wire.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { answerText, startScenario, type ScenarioOptions } from '../discussions/scenario.ts'
import type { TestProduct } from '../../support/product.ts'

export const wording = 'Which treatment would you start with in this situation?'
export const choices = [
  { id: 'a', text: 'Systemic treatment' },
  { id: 'b', text: 'Surgery' },
  { id: 'c', text: 'Radiotherapy' },
]
export const configs: Record<QuestionTypeId, QuestionConfig> = {
  1: { validation: {}, choices },
  2: { validation: {} },
  3: { validation: {} },
  4: { validation: {} },
  5: { validation: {}, choices },
  6: { validation: {} },
  7: { validation: {}, label: { min: 'Low', median: 'Middle', max: 'High' } },
}

export interface Written {
  type?: QuestionTypeId
  when?: QuestionTiming
  required?: boolean
  config?: QuestionConfig
  text?: string
  order?: number
}

export async function startSurveyed(product: TestProduct, options: ScenarioOptions = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', ...options })
  const userId = scenario.asker.id
  const makeDraft = async () => {
    const now = product.now()
    const [draft] = await product.db
      .insert(queryHeaderInput)
      .values({ userId, createdBy: userId, updatedBy: userId, clientData: {}, ts: 1, createdAt: now, updatedAt: now })
      .returning()
    return draft!
  }
  const headerFor = async (call: Caller, place: string): Promise<SurveyHeader> => {
    const found = await call<SurveyHeader>(
      'GET',
      `/server/survey/header?${place}&userId=${userId}&createIfNotFound=true&inclQuestions=true`,
    )
    expectStatus(found, 200)
    return found.body
  }
  const bodyOf = (
    surveyHeaderId: string,
    { type = 1, when, required = false, config = configs[type], text = wording, order = 99 }: Written = {},
  ) => ({
    userId,
    surveyHeaderId,
    order,
    text,
    questionTypeId: type,
    ...(when && { questionWhen: when }),
    configuration: writeConfig({ ...config, validation: { ...config.validation, ...(required && { required }) } }),
  })
  const write = async (call: Caller, surveyHeaderId: string, written?: Written): Promise<Question> => {
    const made = await call<Question>('POST', '/server/survey/question', bodyOf(surveyHeaderId, written))
    expectStatus(made, 200)
    return made.body
  }
  const open = async (call: Caller, key: string, questionWhen?: QuestionTiming): Promise<OpenSurvey> => {
    const opened = await call<OpenSurvey>('POST', `/user/interaction/${key}/surveyKey`, {
      ...(questionWhen && { questionWhen }),
    })
    expectStatus(opened, 200)
    return opened.body
  }
  const send = (
    call: Caller,
    surveyKey: string,
    answers: readonly (readonly [Pick<Question, 'id' | 'version'>, AnswerValue])[],
    complete = false,
  ) =>
    call<{ id: string; surveyStatus: string | null; fields?: Record<string, string>; errorKey?: string }>(
      'POST',
      '/server/survey/response',
      {
        surveyKey,
        complete,
        answers: answers.map(([question, value]) => ({
          questionId: question.id,
          value,
          questionVersion: question.version,
        })),
      },
    )
  /** experts of a released discussion, each with a seat: one after the other, since they are numbered as they come in */
  const seated = async (row: { id: string; key: string }, count: number) => {
    const experts: { userId: string; call: Caller }[] = []
    for (const { userId } of (await scenario.engagements(row.id))
      .filter((part) => part.status === 'invited')
      .slice(0, count)) {
      const call = await product.as(userId)
      expectStatus(await call('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
      experts.push({ userId, call })
    }
    return experts
  }
  const post = (call: Caller, key: string) =>
    call('POST', `/user/interaction/${key}/response`, { text: answerText, terms: true })
  const results = async (call: Caller, queryId: string): Promise<SurveyResults> => {
    const read = await call<SurveyResults>('GET', `/server/survey/results?queryId=${queryId}`)
    expectStatus(read, 200)
    return read.body
  }
  /** a discussion whose draft had these questions */
  const askWith = async (...written: Written[]) => {
    const draft = await makeDraft()
    const header = await headerFor(scenario.member, `queryDraftId=${draft.id}`)
    const questions = []
    for (const one of written) questions.push(await write(scenario.member, header.id, one))
    return { row: await scenario.ask({ draftId: draft.id }), header, questions, draft }
  }
  const headerRows = (queryId: string) =>
    product.db.select().from(surveyHeader).where(eq(surveyHeader.queryId, queryId))
  return {
    ...scenario,
    userId,
    makeDraft,
    headerFor,
    bodyOf,
    write,
    open,
    send,
    seated,
    post,
    results,
    askWith,
    headerRows,
  }
}

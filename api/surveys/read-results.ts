import { AppError } from '#model/errors.ts'
import { answerText } from '#model/surveys/builder.ts'
import { peopleAsked, respondentGroups, type SurveyRole } from '#model/surveys/people-asked.ts'
import { asksTheSame, figuresOf, type Wording } from '#model/surveys/results.ts'
import type { QuestionResult, SurveyResults } from '#model/surveys/results-wire.ts'
import { eq } from 'drizzle-orm'
import { surveyHeader } from '#db/schema/all.ts'
import type { Queries } from '#db/client.ts'
import type { Ctx } from '../context.ts'
import { expertsOf, type LoadedDiscussion } from '../discussions/lifecycle/load.ts'
import { followupDue } from '../discussions/lifecycle/survey-finished.ts'
import { readLimits } from '../limits.ts'
import { namesFor } from '../discussions/display-names.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import type { Reader } from '../discussions/viewer.ts'
import {
  askedEver,
  collectAnswers,
  hidesName,
  timesFor,
  type QuestionWithVersions,
  type CollectedAnswer,
} from './collect-answers.ts'
import { headerOf, type HeaderRow } from './survey-place.ts'

export interface ReadResultsQuery {
  queryId?: string | undefined
  surveyHeaderId?: string | undefined
}

/** What a survey's answers come to, as far as the caller may see them. @throws not.found */
export async function readResults(ctx: Ctx, asked: ReadResultsQuery): Promise<SurveyResults> {
  const { loaded, reader, header } = await openResults(ctx, asked)
  if (!header) return { queryId: loaded.discussion.id, surveyHeaderId: null, title: '', people: [], questions: [] }
  return resultsFor(ctx.db, loaded, header, { answers: reader, names: reader, now: ctx.now() })
}

/** With whose eyes results are read; the documents that staff write have the names that others know. */
export interface ResultReaders {
  answers: Reader
  names: Reader
  now: Date
  /** of the words that stand for hidden names; the reader's by default */
  language?: string
}

/** What the answers to one survey come to for a reader of its discussion. */
export async function resultsFor(
  q: Queries,
  loaded: LoadedDiscussion,
  header: HeaderRow,
  { answers: reader, names, now, language }: ResultReaders,
): Promise<SurveyResults> {
  const answers = await collectAnswers(q, loaded, reader, header.id)
  const questions = await askedEver(q, header.id, timesFor(reader, loaded))
  const nameOf = await namesFor(
    q,
    loaded,
    names,
    answers.map(({ userId }) => userId),
    language,
  )
  const { discussion, engagements } = loaded
  const { 'survey.followUpAfter': followUpAfter } = await readLimits(q)
  const surveyed = {
    askerId: discussion.userId,
    status: discussion.status,
    followupDue: followupDue(discussion, now, followUpAfter),
    experts: expertsOf(engagements),
  }
  const people = respondentGroups(
    questions.map(({ questionWhen }) => questionWhen),
    (when) =>
      // of a survey that both are asked, others than staff read their own answers alone
      peopleAsked(surveyed, when).filter(
        ({ userId }) => reader.kind === 'csr' || when === 'question' || userId === reader.userId,
      ),
    answers,
  )
  const show = (answer: CollectedAnswer, wording: Wording) => ({
    userId: hidesName(names, loaded, answer.userId) ? null : answer.userId,
    displayName: nameOf(answer.userId),
    text: answerText(wording.questionTypeId, wording.config, answer.value),
    complete: answer.complete,
    answeredAt: answer.answeredAt.toISOString(),
  })
  return {
    queryId: discussion.id,
    surveyHeaderId: header.id,
    title: header.title ?? '',
    people,
    questions: people.flatMap(({ questionWhen, role }) =>
      questions
        .filter((question) => question.questionWhen === questionWhen)
        .flatMap((question) =>
          resultsOf(
            question,
            role,
            answers.filter((answer) => answer.questionId === question.id && answer.role === role),
            show,
          ),
        ),
    ),
  }
}

export async function openResults(
  ctx: Ctx,
  { queryId, surveyHeaderId }: ReadResultsQuery,
): Promise<{ loaded: LoadedDiscussion; reader: Reader; header: Awaited<ReturnType<typeof headerOf>> }> {
  if ((queryId === undefined) === (surveyHeaderId === undefined))
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { queryId: 'errors.required' } })
  const [named] =
    surveyHeaderId === undefined
      ? []
      : await ctx.db.select().from(surveyHeader).where(eq(surveyHeader.id, surveyHeaderId))
  const id = queryId ?? named?.queryId
  if (!id) throw new AppError('not.found', 'Not Found')
  const opened = await openDiscussion(ctx, id)
  return {
    ...opened,
    header:
      named ??
      (await headerOf(ctx.db, { of: 'discussion', id: opened.loaded.discussion.id, ownerId: null, status: null })),
  }
}

/** One result for each wording that asks something else; earlier ones only where they were answered. */
function resultsOf(
  question: QuestionWithVersions,
  role: SurveyRole,
  answers: readonly CollectedAnswer[],
  show: (answer: CollectedAnswer, wording: Wording) => QuestionResult['rows'][number],
): QuestionResult[] {
  const groups: { wording: Wording; versions: number[] }[] = []
  for (const [version, wording] of [...question.versions].sort(([a], [b]) => b - a)) {
    const group = groups.find((one) => asksTheSame(one.wording, wording))
    if (group) group.versions.unshift(version)
    else groups.push({ wording, versions: [version] })
  }
  return groups.flatMap(({ wording, versions }) => {
    const given = answers.filter(({ version }) => versions.includes(version))
    const earlier = question.hidden || !versions.includes(question.version)
    if (earlier && given.length === 0) return []
    const complete = given.filter((answer) => answer.complete)
    return [
      {
        questionId: question.id,
        versions,
        order: question.order,
        questionWhen: question.questionWhen,
        role,
        text: wording.text,
        questionTypeId: wording.questionTypeId,
        earlier,
        n: complete.length,
        partial: given.length - complete.length,
        ...figuresOf(
          wording,
          complete.map(({ value }) => value),
        ),
        // only a panel can agree
        ...(question.questionWhen !== 'question' && { verdict: null }),
        rows: given.map((answer) => show(answer, wording)),
      },
    ]
  })
}

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries, Tx } from '#db/client.ts'
import { queryHeader, surveyHeader, surveyResponse, surveySession } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { isAskedOf } from '#model/surveys/answering.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { AnswerValue, OpenSurvey } from '#model/surveys/wire.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import type { LoadedDiscussion } from '../discussions/lifecycle/load.ts'
import { openFor } from '../discussions/own-surveys.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import type { Reader } from '../discussions/viewer.ts'
import { keyedHash } from '../ports/cipher.ts'
import { askedQuestion } from './show-question.ts'
import { outdatedOf } from './outdated-answers.ts'
import { asked } from './survey-changed.ts'
import { headerOf, type HeaderRow } from './survey-place.ts'

export type SessionRow = typeof surveySession.$inferSelect

export const hashOfKey = (surveyKey: string): string => createHash('sha256').update(surveyKey).digest('hex')
/** The same for every page of one person, so that two of them do not lock each other out; not to be guessed without the key. */
const keyOf = (ctx: Ctx, sessionId: string): string => keyedHash(ctx.env.secretKey, `survey:${sessionId}`)

/**
 * Opens a survey to the person who is to answer it, with what they have answered so far. Without a time: the first that is open.
 * A finished one is shown, and stays as it is.
 * @throws not.found for who has none; survey.closed when it cannot be answered now and never was
 */
export async function openSurvey(ctx: Ctx, key: string, when: QuestionTiming | undefined): Promise<OpenSurvey> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (reader.kind !== 'asker' && !(reader.kind === 'expert' && reader.engagement))
    throw new AppError('auth.notAuthorized', 'Not Authorized')
  const open = openFor(reader, loaded, ctx.now(), await ctx.limits())
  const header = await headerOf(ctx.db, { of: 'discussion', id: loaded.discussion.id, ownerId: null, status: null })
  const questionWhen = when ?? (await firstOpen(ctx, header, open))
  if (!header || !questionWhen || !isAskedOf(reader.kind, questionWhen)) throw new AppError('not.found', 'Not Found')
  const session = await sessionOf(ctx, reader, loaded, header, questionWhen, open)
  const questions = await asked(ctx.db, header.id, questionWhen)
  const answers = await answersOf(ctx.db, session.id)
  const outdated = session.completedAt ? new Set<string>() : await outdatedOf(ctx.db, questions, answers)
  return {
    surveyKey: keyOf(ctx, session.id),
    surveyHeaderId: header.id,
    questionWhen,
    title: header.title ?? '',
    completedAt: session.completedAt?.toISOString() ?? null,
    questions: questions.map(askedQuestion),
    answers: answers.map(({ questionId, questionVersion, value }) => ({
      questionId,
      questionVersion,
      value: value as AnswerValue,
      ...(outdated.has(questionId) && { outdated: true as const }),
    })),
  }
}

async function firstOpen(
  ctx: Ctx,
  header: HeaderRow | undefined,
  open: readonly QuestionTiming[],
): Promise<QuestionTiming | undefined> {
  for (const when of header ? open : []) {
    const [done] = await ctx.db
      .select({ at: surveySession.completedAt })
      .from(surveySession)
      .where(
        and(
          eq(surveySession.surveyHeaderId, header?.id ?? ''),
          eq(surveySession.userId, requireActor(ctx).userId),
          eq(surveySession.questionWhen, when),
        ),
      )
    if (!done?.at && (await asked(ctx.db, header?.id ?? '', when)).length > 0) return when
  }
  return undefined
}

export const answersOf = (q: Queries, sessionId: string) =>
  q.select().from(surveyResponse).where(eq(surveyResponse.sessionId, sessionId))

async function findSession(
  q: Queries | Tx,
  headerId: string,
  userId: string,
  when: QuestionTiming,
): Promise<SessionRow | undefined> {
  const [row] = await q
    .select()
    .from(surveySession)
    .where(
      and(
        eq(surveySession.surveyHeaderId, headerId),
        eq(surveySession.userId, userId),
        eq(surveySession.questionWhen, when),
      ),
    )
  return row
}

/** One person's answers to one survey of one time; begun when it is opened for the first time. */
async function sessionOf(
  ctx: Ctx,
  reader: Reader,
  { discussion }: LoadedDiscussion,
  header: HeaderRow,
  when: QuestionTiming,
  open: readonly QuestionTiming[],
): Promise<SessionRow> {
  const found = await findSession(ctx.db, header.id, reader.userId, when)
  if (found && (found.completedAt || open.includes(when))) return found
  if (!open.includes(when))
    throw new AppError('survey.closed', 'This survey cannot be answered now.', { extra: { status: discussion.status } })
  if ((await asked(ctx.db, header.id, when)).length === 0) throw new AppError('not.found', 'Not Found')
  return transaction(ctx, async (tx) => {
    await lockRow(tx, surveyHeader, header.id)
    const again = await findSession(tx, header.id, reader.userId, when)
    if (again) return again
    const now = ctx.now()
    const id = newId()
    const [made] = await tx
      .insert(surveySession)
      .values({
        id,
        surveyHeaderId: header.id,
        queryId: discussion.id,
        userId: reader.userId,
        questionWhen: when,
        keyHash: hashOfKey(keyOf(ctx, id)),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return made as SessionRow
  })
}

/** The caller's session behind a key, locked with its discussion. @throws not.found, also for someone else's key */
export async function lockSession(ctx: Ctx, tx: Tx, surveyKey: string): Promise<SessionRow & { queryId: string }> {
  const mine = and(eq(surveySession.keyHash, hashOfKey(surveyKey)), eq(surveySession.userId, requireActor(ctx).userId))
  const [found] = await tx
    .select({ id: surveySession.id, queryId: surveySession.queryId })
    .from(surveySession)
    .where(mine)
  if (!found?.queryId) throw new AppError('not.found', 'Not Found')
  // always the discussion first: posting an answer locks in this order too
  await lockRow(tx, queryHeader, found.queryId)
  await lockRow(tx, surveySession, found.id)
  const [row] = await tx.select().from(surveySession).where(mine)
  return { ...(row as SessionRow), queryId: found.queryId }
}

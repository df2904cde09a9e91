import { and, count, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { queryHeader, queryHeaderInput, surveyHeader, surveyQuestion } from '#db/schema/all.ts'
import { discussionSearchText, type DiagnosisTexts } from '#db/search-text.ts'
import { lockRow } from '#db/sql.ts'
import { refIdBytes, refIdFrom } from '#model/discussions/ref-id.ts'
import { AppError } from '#model/errors.ts'
import type { Funding } from '#model/panels/funding.ts'
import { runInUnitOfWork } from '../lifecycle/with-discussion.ts'
import { applyCommand } from '../lifecycle/apply-command.ts'
import { copyPlanSurvey } from './copy-plan-survey.ts'
import { decideNew, type NewDiscussionDecision } from './decide-new.ts'
import type { PersonRow } from '../lifecycle/load.ts'
import type { CreateDiscussion, DiscussionRow } from './new-discussion.ts'

const KEY_TRIES = 8

/**
 * Makes a discussion of a finished question (T1): key, funding source with the reason, snapshot of what was asked; then
 * its first step (T2, T3, T5, T6) is decided. All in the caller's transaction. A draft becomes one discussion only: a
 * second call with the same draft answers with the first one's row.
 * @throws errors.invalidParameters when the person, plan or diagnosis is unknown
 */
export const createDiscussion: CreateDiscussion = async (ctx, tx, input) => {
  const already = input.draftId ? await discussionOfDraft(tx, input.draftId) : undefined
  if (already) return already
  const { asker, diagnosis: about, grant, funding, row } = await decideNew(tx, ctx.now(), input)
  const id = newId()
  const withQuestions = input.withQuestions !== false
  await insertWithKey(
    tx,
    { id, ...row, ...(input.draftId && withQuestions && { questionCount: await questionsOf(tx, input.draftId) }) },
    about,
    asker,
  )
  if (input.draftId) {
    await tx
      .update(queryHeaderInput)
      .set({ queryId: id, updatedAt: ctx.now() })
      .where(eq(queryHeaderInput.id, input.draftId))
    // the questions that were built for the draft belong to the discussion from now on
    if (withQuestions)
      await tx.update(surveyHeader).set({ queryId: id }).where(eq(surveyHeader.queryDraftId, input.draftId))
  }
  await copyPlanSurvey(tx, { discussionId: id, planId: input.planId, askerId: input.askerId, now: ctx.now() })

  const { unit } = await runInUnitOfWork(ctx, tx, id, async (made) =>
    applyCommand(
      made,
      {
        command: { name: 'submit' },
        actor: { kind: input.createdBy === input.askerId ? 'asker' : 'proxy' },
        words: { reason: `${made.loaded.discussion.key}: ${fundingText(funding, grant?.name)}` },
      },
      'none',
    ),
  )
  return unit.loaded.discussion
}

async function discussionOfDraft(tx: Tx, draftId: string): Promise<DiscussionRow | undefined> {
  await lockRow(tx, queryHeaderInput, draftId)
  const [draft] = await tx
    .select({ queryId: queryHeaderInput.queryId })
    .from(queryHeaderInput)
    .where(eq(queryHeaderInput.id, draftId))
  if (!draft?.queryId) return undefined
  const [row] = await tx.select().from(queryHeader).where(eq(queryHeader.id, draft.queryId))
  return row
}

/** A key that someone else has already is drawn again. */
async function insertWithKey(
  tx: Tx,
  row: NewDiscussionDecision['row'] & { id: string },
  about: DiagnosisTexts,
  asker: PersonRow,
): Promise<void> {
  for (let tries = 0; tries < KEY_TRIES; tries++) {
    const key = drawKey()
    const made = await tx
      .insert(queryHeader)
      .values({ ...row, key, searchText: discussionSearchText({ ...row, key }, about, asker) })
      .onConflictDoNothing({ target: queryHeader.key })
      .returning({ id: queryHeader.id })
    if (made.length > 0) return
  }
  throw new AppError('service.busy', 'No free key was found. Please try again.')
}

function drawKey(): string {
  for (;;) {
    try {
      return refIdFrom(randomBytes(refIdBytes))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
}

/** How many questions the asker has built for the panel. */
async function questionsOf(tx: Tx, draftId: string): Promise<number> {
  const [questions] = await tx
    .select({ n: count() })
    .from(surveyQuestion)
    .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
    .where(
      and(
        eq(surveyHeader.queryDraftId, draftId),
        eq(surveyQuestion.hidden, false),
        eq(surveyQuestion.questionWhen, 'question'),
      ),
    )
  return questions?.n ?? 0
}

const fundingText = (funding: Funding, name: string | undefined): string => {
  const others = funding.rejected.map(({ grantId, reasons }) => `${grantId} (${reasons.join(', ')})`).join('; ')
  return `${name ? `funded by ${name}` : 'no funding source covers it'}${others && `; not by ${others}`}`
}

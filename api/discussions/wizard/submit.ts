import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryHeader, queryHeaderInput, termsAcceptance } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { isLive } from '#model/discussions/enums.ts'
import { nextAfter } from '#model/discussions/wizard/next-after.ts'
import { toAgeUnit } from '#model/discussions/age.ts'
import type { WizardData, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { isStale, resume, submission } from '#model/discussions/wizard/wizard.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { settingsOf } from '../lifecycle/facts.ts'
import { loadDiscussion } from '../lifecycle/load.ts'
import { createDiscussion } from '../creation/create-discussion.ts'
import { findDraft, openElsewhere, type DraftRow } from '../drafts/save-draft.ts'
import type { NewDiscussion } from '../creation/new-discussion.ts'
import { authorizeOwnTerms } from '../creation/terms.ts'
import { askedIn, loadFacts, type Composer } from './load-facts.ts'

/**
 * Turns a complete draft into a discussion. A draft becomes one discussion only: sent twice, it answers with the same.
 * @throws conflict for an older state, errors.invalidParameters naming the step that is missing
 */
export async function submit(
  ctx: Ctx,
  composer: Composer,
  draft: DraftRow | null,
  shown: number | undefined,
): Promise<WizardResponse> {
  if (!draft)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { queryDraftId: 'errors.required' },
    })
  const { asker } = composer
  const { data, ts } = await transaction(ctx, async (tx) => {
    await lockRow(tx, queryHeaderInput, draft.id)
    const row = await findDraft(tx, asker.id, draft.id)
    const kept: WizardData = { ...row.clientData, queryDraftId: row.id }
    if (row.queryId) return { data: { ...kept, queryId: row.queryId }, ts: row.ts }
    if (isStale(shown, row.ts)) throw openElsewhere({ ts: row.ts, clientData: kept })
    const facts = await loadFacts(ctx, tx, composer, kept)
    const checked = submission(kept, facts)
    if (!checked.ok) {
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { [checked.problem.tag]: checked.problem.key },
        extra: { problem: checked.problem },
      })
    }
    if (facts.terms.required) authorizeOwnTerms(ctx)
    const final = resume(kept, facts).data
    const made = await createDiscussion(ctx, tx, toDiscussion(ctx, composer, final, row.id))
    await tx
      .update(queryHeaderInput)
      .set({ queryId: made.id, updatedAt: ctx.now() })
      .where(eq(queryHeaderInput.id, row.id))
    if (facts.terms.required && facts.termsId) {
      await tx.insert(termsAcceptance).values({
        id: newId(),
        userId: asker.id,
        termsId: facts.termsId,
        queryId: made.id,
        acceptedAt: ctx.now(),
        address: ctx.request.address,
      })
    }
    return { data: { ...final, queryId: made.id }, ts: row.ts }
  })
  const [header] = await ctx.db
    .select({ key: queryHeader.key, status: queryHeader.status, mediaType: queryHeader.mediaType })
    .from(queryHeader)
    .where(eq(queryHeader.id, data.queryId))
  return {
    action: { action: 'submit', clientData: data, isAction: false },
    echo: {
      messages: [
        {
          type: 'text',
          content: { key: 'discussion.wizard.submittedAs', params: { key: header?.key ?? '' } },
          delay: 0,
        },
        ...(header ? nextAfter(header.status, isLive(header.mediaType), await hoursOf(ctx, data.queryId)) : []).map(
          (content) => ({ type: 'text' as const, content, delay: 0 }),
        ),
      ],
      ts,
    },
  }
}

/** Hours that an expert of this discussion has to accept, and then to answer in writing. */
async function hoursOf(ctx: Ctx, queryId: string): Promise<{ accept: number; answer: number }> {
  const loaded = await loadDiscussion(ctx.db, queryId)
  const limits = await ctx.limits()
  const accept = loaded ? settingsOf(loaded, limits).maxResponseTime : limits['discussion.maxResponseTime']
  return { accept, answer: limits['discussion.seat'] }
}

function toDiscussion(ctx: Ctx, composer: Composer, data: WizardData, draftId: string): NewDiscussion {
  const { asker } = composer
  const optedOut = data.ageGenderOptOut === true
  return {
    askerId: asker.id,
    createdBy: requireActor(ctx).userId,
    planId: data.planId ?? '',
    diagnosisId: data.diagnosisId ?? '',
    // what a described diagnosis was called stays with the discussion after staff have set the right one
    contextName: [data.diagnosisDescribed, data.contextName].filter(Boolean).join(' · ') || null,
    text: data.question ?? '',
    history: data.history ?? '',
    language: askedIn(ctx, composer),
    genderId: optedOut ? null : (data.genderId ?? null),
    ageMagnitude: optedOut ? null : (data.ageMagnitude ?? null),
    ageUnits: optedOut || !data.ageUnits ? null : (toAgeUnit(data.ageUnits) ?? null),
    dob: optedOut ? null : (data.dob ?? null),
    anonymous: data.anonymous ?? false,
    mediaType: data.medium ?? 'messenger',
    proposedTimes: data.times ?? [],
    expertSelectionChoice: data.expertSelectionChoice ?? null,
    poolId: data.poolId ?? null,
    questionCount: data.questionCount ?? 0,
    withQuestions: data.questionBuilder === true,
    draftId,
  }
}

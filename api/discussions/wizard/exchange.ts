import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { wizardTags } from '#model/discussions/wizard/wizard-enums.ts'
import { answer, isStale, resume } from '#model/discussions/wizard/wizard.ts'
import type { WizardData, WizardRequest, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { isStaff } from '#model/permissions.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { postRights } from '../../identity/post-rights.ts'
import { findDraft, saveDraft, openElsewhere } from '../drafts/save-draft.ts'
import { authorizeOwnTerms } from '../creation/terms.ts'
import { afterAnswer, onEditing, replyWith, wholeConversation } from './conversation.ts'
import { loadFacts, type Composer } from './load-facts.ts'
import { submit } from './submit.ts'

/** Who may fill in the wizard for this asker: the asker, or staff. @throws not.found, auth.notAuthorized with the reason */
export async function composerFor(ctx: Ctx, askerId: string): Promise<Composer> {
  const actor = requireActor(ctx)
  const own = actor.userId === askerId
  if (!own && !isStaff(actor)) throw new AppError('not.found', 'Not Found')
  const [asker] = await ctx.db.select().from(user).where(eq(user.id, askerId))
  if (!asker) throw new AppError('not.found', 'Not Found')
  const rights = await postRights(ctx.db, asker, ctx.now())
  if (!rights.allowed) throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: rights.reason } })
  return { asker, viewerIsCsr: !own }
}

/** One exchange of the wizard: shows the current step, takes an answer, opens an earlier one, or submits. All state is the draft. */
export async function exchange(ctx: Ctx, askerId: string, request: WizardRequest): Promise<WizardResponse> {
  const composer = await composerFor(ctx, askerId)
  const sent = request.clientData ?? {}
  const draft = sent.queryDraftId ? await findDraft(ctx.db, askerId, sent.queryDraftId) : null
  const data: WizardData = draft ? { ...draft.clientData, queryDraftId: draft.id } : {}
  const ts = draft?.ts ?? toSeconds(ctx.now())
  if (request.type === 'action' && request.actionContext === 'submit') return submit(ctx, composer, draft, request.ts)
  if (draft?.queryId) throw openElsewhere({ queryId: draft.queryId })
  // opening a draft shows its newest state, whatever the page had before
  if (request.type !== 'init' && draft && isStale(request.ts, draft.ts))
    throw openElsewhere({ ts: draft.ts, clientData: data })

  if (request.type === 'respond') return respond(ctx, composer, data, request)
  const facts = await loadFacts(ctx, ctx.db, composer, data)
  const editing = request.type === 'action' && request.actionContext !== 'submit' ? request.actionContext : undefined
  const turn = resume(data, facts, editing)
  return replyWith(turn, request.type === 'init' ? wholeConversation(turn, facts, askerId) : onEditing(turn, facts), ts)
}

async function respond(
  ctx: Ctx,
  composer: Composer,
  data: WizardData,
  request: WizardRequest,
): Promise<WizardResponse> {
  const tag = request.actionContext
  const value = request.responses?.[0]
  if (!tag || tag === 'submit' || value === undefined)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { responses: 'errors.required' } })
  if (tag === 'terms') authorizeOwnTerms(ctx)
  const facts = await loadFacts(
    ctx,
    ctx.db,
    composer,
    data,
    tag === 'diagnosis' && typeof value === 'string' ? value : data.diagnosisId,
  )
  const settled = resume(data, facts)
  const written = answer(tag, value, settled.data, facts)
  if (!written.ok) {
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { [written.problem.tag]: written.problem.key },
      extra: { problem: written.problem },
    })
  }
  // a changed plan or diagnosis changes what the rest of the path rests on
  const newFacts = tag === 'plan' || tag === 'diagnosis' ? await loadFacts(ctx, ctx.db, composer, written.data) : facts
  const turn = resume(written.data, newFacts)
  // what had stopped fitting before this answer is reported with it
  turn.cleared = wizardTags.filter(
    (one) => one !== tag && (settled.cleared.includes(one) || turn.cleared.includes(one)),
  )
  const kept = await transaction(ctx, (tx) => saveDraft(ctx, tx, composer.asker.id, turn.data, request.ts))
  turn.data = { ...turn.data, queryDraftId: kept.id }
  return replyWith(turn, afterAnswer(tag, turn, newFacts, composer.asker.id), kept.ts)
}

/** Blinded users may open their own proxy page; everyone else's belongs to staff. */
export const mayUseProxy = (ctx: Ctx, userId: string): boolean =>
  isStaff(requireActor(ctx)) || (requireActor(ctx).userId === userId && requireActor(ctx).userType === userType.blinded)

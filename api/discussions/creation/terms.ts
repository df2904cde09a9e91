import { newId } from '#db/columns.ts'
import { termsAcceptance } from '#db/schema/all.ts'
import { discussionTerms } from '#model/discussions/response-enums.ts'
import { AppError } from '#model/errors.ts'
import { can } from '#model/permissions.ts'
import { requireActor } from '../../context.ts'
import { knowsTerms } from './person-facts.ts'
import type { Ctx } from '../../context.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Keeps that the caller accepted the terms here; once is enough. @throws auth.acting.forbidden for staff acting as someone */
export async function saveTermsAcceptance(unit: UnitOfWork): Promise<void> {
  const { ctx, tx, now, loaded } = unit
  const caller = requireActor(ctx)
  if (await knowsTerms(tx, caller.userId, loaded.discussion.id)) return
  authorizeOwnTerms(ctx)
  await tx.insert(termsAcceptance).values({
    id: newId(),
    userId: caller.userId,
    termsId: discussionTerms,
    queryId: loaded.discussion.id,
    acceptedAt: now,
    address: ctx.request.address,
  })
}

/** No one accepts terms for another person. @throws auth.acting.forbidden for staff acting as someone */
export function authorizeOwnTerms(ctx: Ctx): void {
  if (!can(requireActor(ctx), 'own.acceptTerms').allowed)
    throw new AppError('auth.acting.forbidden', 'Terms can only be accepted by the person themselves.', {
      extra: { rule: 'rules.acting' },
    })
}

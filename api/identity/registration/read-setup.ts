import type { Locale } from '#model/content/enums.ts'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import type { Ctx } from '../../context.ts'
import { countTry } from '../../http/rate-limit.ts'
import { findSource } from './source.ts'
import { termsFor } from './terms.ts'

const LOOKS = 120
const WINDOW_SECONDS = 900

/**
 * What the registration page needs to know before anybody has typed anything.
 * @throws register.linkUnknown, register.linkInactive, register.inviteUsed, register.inviteExpired, register.inviteCancelled, errors.rateLimited
 */
export async function readSetup(
  ctx: Ctx,
  wanted: { key?: string | undefined; slug?: string | undefined; locale?: Locale | undefined },
): Promise<RegistrationSetup> {
  await countTry(ctx, `register-setup:${ctx.request.address}`, LOOKS, WINDOW_SECONDS)
  const { invite, plan, userType, noeticExpert } = await findSource(ctx.db, ctx.now(), wanted)
  const preferredLanguage = (invite?.preferredLanguage ?? 'en-us') as Locale
  return {
    userType,
    noeticExpert,
    plan: plan && {
      id: plan.id,
      displayTitle: plan.displayTitle,
      registrationText: plan.registrationText,
      theme: plan.theme,
    },
    invite: invite && {
      email: invite.email,
      firstName: invite.firstName,
      lastName: invite.lastName,
      preferredLanguage,
    },
    hourlyRate: noeticExpert ? (invite?.hourlyRate ?? null) : null,
    terms: await termsFor(ctx.db, userType, wanted.locale ?? preferredLanguage),
  }
}

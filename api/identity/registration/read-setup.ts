import type { Locale } from '#model/content/enums.ts'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { isThemeName } from '#model/identity/theme.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { servedHtml, termsFor } from '../../served-content.ts'
import { findSource } from './source.ts'

const LOOKS = 120
const WINDOW_SECONDS = 900

/**
 * What the registration page needs to know before anybody has typed anything.
 * @throws register.linkUnknown, register.linkInactive, register.inviteUsed, register.inviteExpired, register.inviteCancelled, register.accountExists, register.planClosed, errors.rateLimited
 */
export async function readSetup(
  ctx: Ctx,
  wanted: { key?: string | undefined; slug?: string | undefined; locale?: Locale | undefined },
): Promise<RegistrationSetup> {
  await consumeRateLimit(ctx, `register-setup:${ctx.request.network}`, LOOKS, WINDOW_SECONDS)
  const { invite, plan, userType, noeticExpert } = await findSource(ctx.db, ctx.now(), wanted)
  const preferredLanguage = (invite?.preferredLanguage ?? 'en-us') as Locale
  const locale = wanted.locale ?? preferredLanguage
  const theme = plan?.theme && isThemeName(plan.theme) ? plan.theme : undefined
  const brand = { theme, locale }
  return {
    userType,
    noeticExpert,
    plan: plan && {
      id: plan.id,
      displayTitle: plan.displayTitle,
      registrationText: plan.registrationText && (await servedHtml(ctx, ctx.db, plan.registrationText, brand)),
      theme: plan.theme,
    },
    invite: invite && {
      email: invite.email,
      firstName: invite.firstName,
      lastName: invite.lastName,
      preferredLanguage,
    },
    hourlyRate: noeticExpert ? (invite?.hourlyRate ?? null) : null,
    terms: await termsFor(ctx, ctx.db, { userType, locale }, brand),
  }
}

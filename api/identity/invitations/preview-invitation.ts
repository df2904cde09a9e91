import type { InvitePreview, InvitePreviewBody } from '#model/identity/invitations.ts'
import { productName } from '#model/product-name.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { signed } from '../../notifications/texts.ts'
import { brandOfPlan } from '../../served-content.ts'
import { invitationMail, invitePath } from './invitation-mail.ts'

/** The mail as it would go out, with dots where the key of the link will stand. Nothing is written and nothing is sent. */
export async function previewInvitation(ctx: Ctx, asked: InvitePreviewBody): Promise<InvitePreview> {
  const invite = {
    firstName: asked.firstName ?? null,
    lastName: asked.lastName ?? null,
    userType: asked.userType,
    noeticExpert: asked.noeticExpert ?? false,
    planId: asked.planId ?? null,
    preferredLanguage: asked.preferredLanguage ?? 'en-us',
    message: asked.message ?? null,
    invitedBy: asked.invitedBy ?? requireActor(ctx).userId,
  }
  const mail = await invitationMail(ctx.db, invite, {
    url: `${ctx.env.publicUrl}${invitePath(invite, '…')}`,
    days: (await ctx.limits())['invite.life'],
  })
  const language = invite.preferredLanguage
  const product = (await brandOfPlan(ctx.db, invite.planId, language))?.companyText || productName
  return { ...mail, text: await signed(mail.text, language, product) }
}

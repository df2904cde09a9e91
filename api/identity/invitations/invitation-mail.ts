import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { membershipPlan, user, type userInvite } from '#db/schema/all.ts'
import { invitedAsExpert } from '#model/identity/invitations.ts'
import { plainFullName, resolvedName } from '#model/identity/person-name.ts'
import { productName } from '#model/product-name.ts'
import { textIn } from '../../notifications/texts.ts'
import { brandOfPlan } from '../../served-content.ts'

/** What the words of an invitation depend on. */
export type InvitationWords = Pick<
  typeof userInvite.$inferSelect,
  'firstName' | 'lastName' | 'userType' | 'noeticExpert' | 'planId' | 'preferredLanguage' | 'message' | 'invitedBy'
>

/** Path of the page that an invitation opens: experts have one of their own. */
export const invitePath = (invite: Pick<InvitationWords, 'userType' | 'noeticExpert'>, key: string) =>
  `${invitedAsExpert(invite) ? '/physician/register' : '/register/invitation'}/${key}`

/** The mail of an invitation in the language of the invited: greeting, who invites and as what, the message of staff, the link and how long it works. */
export async function invitationMail(
  q: Queries,
  invite: InvitationWords,
  { url, days }: { url: string; days: number },
): Promise<{ subject: string; text: string }> {
  const language = invite.preferredLanguage
  const [inviter] = invite.invitedBy ? await q.select().from(user).where(eq(user.id, invite.invitedBy)) : []
  const [plan] = invite.planId
    ? await q
        .select({ name: membershipPlan.displayTitle })
        .from(membershipPlan)
        .where(eq(membershipPlan.id, invite.planId))
    : []
  const product = (await brandOfPlan(q, invite.planId, language))?.companyText || productName
  const by = inviter ? resolvedName(inviter) : product
  const name = plainFullName(invite)
  const asExpert = invitedAsExpert(invite)
  const parts = [
    name ? await textIn(language, 'message.greeting', { name }) : await textIn(language, 'message.register.hello'),
    asExpert
      ? await textIn(language, 'message.register.inviteExpert', { by, product })
      : plan
        ? await textIn(language, 'message.register.invitePlan', { by, product, plan: plan.name })
        : await textIn(language, 'message.register.invite', { by, product }),
    invite.message,
    await textIn(language, 'message.register.inviteLink'),
    url,
    await textIn(language, 'message.register.inviteUntil', { days }),
  ]
  return {
    subject: await textIn(language, 'message.register.inviteSubject', { product }),
    text: parts.filter(Boolean).join('\n\n'),
  }
}

import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { membershipPlan, planLink, user, userInvite } from '#db/schema/all.ts'
import { sameName } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { userType, type UserKind } from '#model/identity/enums.ts'
import { invitableTypes, invitedAsExpert } from '#model/identity/invitations.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { dayWithin, newYorkDay } from '#model/time.ts'
import { hashToken } from '../sessions/lucia.ts'

type Plan = typeof membershipPlan.$inferSelect
type Invite = typeof userInvite.$inferSelect

/** What lets someone register: a plan's link, or an invitation of one's own. */
export interface Source {
  readonly invite: Invite | null
  readonly link: typeof planLink.$inferSelect | null
  readonly plan: Plan | null
  readonly userType: number
  /** absent: the account keeps its own */
  readonly userKind?: UserKind | null | undefined
  readonly noeticExpert: boolean
}

const unknown = () =>
  new AppError('register.linkUnknown', 'This link is invalid or has expired. Please contact support.')
const inactive = () =>
  new AppError('register.linkInactive', 'This registration link is not active. Please contact support.')

/** Plans take members while they are enabled and in their time. */
export const takesMembers = (plan: Pick<Plan, 'enabled' | 'activeFrom' | 'activeTo'>, today: string) =>
  plan.enabled && dayWithin(today, plan.activeFrom, plan.activeTo)

/** @throws register.linkUnknown, register.linkInactive (disabled, not yet or no more in effect) */
async function byLink(q: Queries, now: Date, slug: string): Promise<Source> {
  const [found] = await q
    .select({ link: planLink, plan: membershipPlan })
    .from(planLink)
    .innerJoin(membershipPlan, eq(planLink.planId, membershipPlan.id))
    .where(sameName(planLink.slug, slug))
  if (!found) throw unknown()
  const { link, plan } = found
  const today = newYorkDay(now)
  const type = link.userType ?? userType.client
  const open = link.enabled && (link.effectiveDate === null || link.effectiveDate <= today) && takesMembers(plan, today)
  if (!open || !(invitableTypes as readonly number[]).includes(type)) throw inactive()
  return { invite: null, link, plan, userType: type, userKind: link.userKind, noeticExpert: false }
}

/**
 * An open invitation by the key that was mailed; the database stores only its hash.
 * @throws what assertInvitationOpen throws
 */
export async function findInvitation(q: Queries, now: Date, key: string): Promise<Invite> {
  const [invite] = await q
    .select()
    .from(userInvite)
    .where(eq(userInvite.tokenHash, hashToken(key)))
  if (!invite) throw unknown()
  assertInvitationOpen(invite, now)
  return invite
}

/** @throws what findInvitation throws, register.accountExists, register.planClosed */
async function byKey(q: Queries, now: Date, key: string): Promise<Source> {
  const invite = await findInvitation(q, now, key)
  const [account] = await q.select({ regStatus: user.regStatus }).from(user).where(eq(user.email, invite.email))
  // only staff change what an existing account may do, not a person who opens a mail
  if (account && !isUnproved(account.regStatus))
    throw new AppError(
      'register.accountExists',
      'An account with this address already exists. Please sign in, and ask support to add what the invitation offers.',
    )
  const [plan] = invite.planId ? await q.select().from(membershipPlan).where(eq(membershipPlan.id, invite.planId)) : []
  // the account without the plan would not be the one that was offered
  if (invite.planId && !(plan && takesMembers(plan, newYorkDay(now))))
    throw new AppError(
      'register.planClosed',
      'The plan of this invitation is not taking members now. Please contact support.',
    )
  return {
    invite,
    link: null,
    plan: plan ?? null,
    userType: invite.userType,
    noeticExpert: invitedAsExpert(invite),
  }
}

/** @throws register.inviteUsed, register.inviteExpired, register.inviteCancelled, register.linkUnknown */
export function assertInvitationOpen(invite: Invite, now: Date): void {
  if (invite.status === 'accepted')
    throw new AppError('register.inviteUsed', 'This invitation has been used already. Please sign in.')
  if (invite.status === 'cancelled' || invite.status === 'declined')
    throw new AppError('register.inviteCancelled', 'This invitation is no longer open. Please contact support.')
  if (invite.status === 'expired' || (invite.expiresAt && invite.expiresAt <= now))
    throw new AppError('register.inviteExpired', 'This invitation has expired. Please contact support.')
  if (invite.status !== 'sent') throw unknown()
}

export const findSource = (
  q: Queries,
  now: Date,
  { key, slug }: { key?: string | undefined; slug?: string | undefined },
): Promise<Source> => (key !== undefined ? byKey(q, now, key) : byLink(q, now, slug ?? ''))

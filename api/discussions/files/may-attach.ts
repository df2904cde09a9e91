import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { planMember, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { mayAttach } from '#model/panels/access.ts'
import type { Actor } from '#model/permissions.ts'
import { attachOf } from '../../panels/plans/own-plans.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import { mayPost } from '../creation/may-post.ts'
import type { Reader } from '../viewer.ts'

/**
 * Who may write here may add a file, unless the person, the asker's membership or the plan rules files out for this
 * medium. An expert's own override counts, then the plan's; staff always may.
 */
export async function mayAttachHere(
  q: Queries,
  reader: Reader,
  loaded: LoadedDiscussion,
  actor: Actor,
): Promise<boolean> {
  if (!(await mayPost(q, reader, loaded, actor))) return false
  if (reader.kind === 'csr') return true
  const { plan, discussion } = loaded
  const [own] = await q.select().from(user).where(eq(user.id, reader.userId))
  const [member] =
    plan === null
      ? []
      : await q
          .select()
          .from(planMember)
          .where(and(eq(planMember.planId, plan.id), eq(planMember.userId, reader.userId)))
  return mayAttach(
    { user: own && attachOf(own), member: member && attachOf(member), plan: plan && attachOf(plan) },
    discussion.mediaType,
  ).value
}

const postable = ['open', 'answered']

/** @throws discussion.notPostable while it is held or over; auth.notAuthorized for anyone who may only read, or has no files here */
export async function authorizeAttachment(
  q: Queries,
  reader: Reader,
  loaded: LoadedDiscussion,
  actor: Actor,
): Promise<void> {
  const { status } = loaded.discussion
  if (!postable.includes(status)) {
    throw new AppError('discussion.notPostable', 'Nothing can be written in this discussion at the moment.', {
      extra: { status, allowed: [], reason: 'engagement.refused.notPostable' },
    })
  }
  if (!(await mayAttachHere(q, reader, loaded, actor))) throw new AppError('auth.notAuthorized', 'Not Authorized')
}

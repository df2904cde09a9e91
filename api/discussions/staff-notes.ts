import { and, eq } from 'drizzle-orm'
import { queryTeam, user } from '#db/schema/all.ts'
import { reviewCheckLabel, reviewChecks } from '#model/discussions/review.ts'
import type { CsrHandler, CsrReview } from '#model/discussions/enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { record } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { ownRow } from './responses/post-response.ts'
import { withDiscussionAs, openDiscussion } from './read-discussion.ts'
import { showResponse } from './responses/response-view.ts'
import { addResponse } from './responses/responses.ts'
import type { LoadedDiscussion } from './lifecycle/load.ts'

/** A note that only staff read. */
export const addStaffNote = (ctx: Ctx, key: string, text: string): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const own = await ownRow(unit, 'csr')
    return showResponse(
      unit.tx,
      unit.loaded,
      reader,
      await addResponse(unit, { type: 'csrinfo', subtype: 'csrnote', text: text.trim(), queryExpertId: own.id }),
    )
  })

export async function listTeam(
  ctx: Ctx,
  key: string,
): Promise<{ userId: string; displayName: string; csrHandler: CsrHandler }[]> {
  const { loaded } = await openDiscussion(ctx, key)
  const rows = await ctx.db
    .select({ member: queryTeam, person: user })
    .from(queryTeam)
    .innerJoin(user, eq(queryTeam.userId, user.id))
    .where(eq(queryTeam.queryId, loaded.discussion.id))
    .orderBy(user.sortName, user.id)
  return rows.map(({ member, person }) => ({
    userId: person.id,
    displayName: resolvedName(person),
    csrHandler: member.csrHandler,
  }))
}

/** Puts a member of staff in charge. @throws errors.invalidParameters for anybody else */
export const addTeamMember = (
  ctx: Ctx,
  key: string,
  userId: string,
): Promise<{ userId: string; csrHandler: CsrHandler }> =>
  withDiscussionAs(ctx, key, async ({ tx, loaded: { discussion } }) => {
    const [person] = await tx
      .select()
      .from(user)
      .where(and(eq(user.id, userId), eq(user.userType, userType.csr), eq(user.enabled, true)))
    if (!person)
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { userId: 'errors.unknownValue' },
      })
    await tx
      .insert(queryTeam)
      .values({ queryId: discussion.id, userId, csrHandler: 'assigned' })
      .onConflictDoUpdate({ target: [queryTeam.queryId, queryTeam.userId], set: { csrHandler: 'assigned' } })
    await record(ctx, tx, { event: 'update', refTable: 'query_header', refId: discussion.id, text: `team + ${userId}` })
    return { userId, csrHandler: 'assigned' }
  })

/** @throws not.found for someone who is not of the team */
export const removeTeamMember = (ctx: Ctx, key: string, userId: string): Promise<void> =>
  withDiscussionAs(ctx, key, async ({ tx, loaded: { discussion } }) => {
    const gone = await tx
      .delete(queryTeam)
      .where(and(eq(queryTeam.queryId, discussion.id), eq(queryTeam.userId, userId)))
      .returning({ userId: queryTeam.userId })
    if (gone.length === 0) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, { event: 'update', refTable: 'query_header', refId: discussion.id, text: `team - ${userId}` })
  })

export interface HeaderReview {
  reasons: string[]
  /** `text` is a text key for the product's own checks */
  checks: { id: string; text: string; answer: boolean | null }[]
  csrReview: CsrReview | null
  text: string
  history: string
}

const reviewOf = ({ discussion }: LoadedDiscussion): HeaderReview => ({
  reasons: discussion.reviewReasons,
  checks: reviewChecks.map((id) => ({
    id,
    text: reviewCheckLabel(id),
    answer: discussion.reviewChecks.find((check) => check.id === id)?.answer ?? null,
  })),
  csrReview: discussion.csrReview,
  text: discussion.text,
  history: discussion.history,
})

/** What staff go through before a release, as far as they have come. */
export const readHeaderReview = async (ctx: Ctx, key: string): Promise<HeaderReview> =>
  reviewOf((await openDiscussion(ctx, key)).loaded)

/** Keeps the answers of a review; unanswered ones (null) are open again. @throws errors.invalidParameters for unknown checks */
export const saveHeaderReview = (
  ctx: Ctx,
  key: string,
  checks: readonly { id: string; answer: boolean | null }[],
  note: string | undefined,
): Promise<HeaderReview> =>
  withDiscussionAs(ctx, key, async (unit) => {
    const { discussion } = unit.loaded
    for (const { id, answer } of checks) {
      if (!reviewChecks.some((check) => check === id))
        throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
          fields: { checks: 'errors.unknownValue' },
        })
      const others = discussion.reviewChecks.filter((check) => check.id !== id)
      discussion.reviewChecks = answer === null ? others : [...others, { id, answer }]
    }
    if (note?.trim())
      await addResponse(unit, {
        type: 'csrinfo',
        subtype: 'csrnote',
        text: note.trim(),
        queryExpertId: (await ownRow(unit, 'csr')).id,
      })
    return reviewOf(unit.loaded)
  })

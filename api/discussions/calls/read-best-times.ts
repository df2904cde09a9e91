import type { BestTimes } from '#model/discussions/calls/best-times.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { Ctx } from '../../context.ts'
import { namesFor } from '../display-names.ts'
import { openDiscussion } from '../read-discussion.ts'
import { timesOfCall } from './times-of-call.ts'

/**
 * Proposed times for staff, with who can come, who cannot and why.
 * @param at one more time to judge, epoch seconds
 * @throws not.found
 */
export async function readBestTimes(ctx: Ctx, key: string, at?: number): Promise<BestTimes> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const { discussion } = loaded
  if (!isLive(discussion.mediaType)) return { times: [] }
  const times = [...discussion.proposedTimes, ...(at === undefined ? [] : [at])]
  const ranked = await timesOfCall(ctx.db, loaded, { now: ctx.now(), limits: await ctx.limits(), times })
  const nameOf = await namesFor(
    ctx.db,
    loaded,
    reader,
    (ranked[0]?.people ?? []).map(({ person }) => person.userId),
  )
  return {
    times: ranked.map(({ people, ...time }) => ({
      ...time,
      people: people.map(({ person, clash, night }) => ({
        ...person,
        displayName: nameOf(person.userId),
        side: person.userId === discussion.userId ? 'asker' : 'expert',
        night,
        can: clash === null,
        kind: clash?.kind ?? null,
        key: clash?.key ?? null,
      })),
    })),
  }
}

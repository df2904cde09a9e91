import { and, count, eq, ne } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryHeader } from '#db/schema/all.ts'
import { flagsOf, type ReviewFlag } from '#model/discussions/review.ts'
import { choosesExperts } from '#model/discussions/lifecycle/release.ts'
import { hasTimeAhead } from '#model/discussions/lifecycle/routing.ts'
import type { Limits } from '#model/limits.ts'
import { fromSeconds } from '#model/time.ts'
import type { LoadedDiscussion } from './load.ts'
import { nextDraw } from '../panel/next-draw.ts'

/** What speaks for a look by staff before release (life of a discussion, T5). */
export async function reviewFlags(
  { tx, now, limits }: { tx: Queries; now: Date; limits: Limits },
  loaded: LoadedDiscussion,
): Promise<ReviewFlag[]> {
  const { discussion } = loaded
  const [others] = await tx
    .select({ n: count() })
    .from(queryHeader)
    .where(and(eq(queryHeader.userId, discussion.userId), ne(queryHeader.id, discussion.id)))
  const { selection } = choosesExperts(discussion.type)
    ? (await nextDraw(tx, { loaded, limits, now }, { count: 1 })).drawn
    : { selection: null }
  return flagsOf({
    type: discussion.type,
    mediaType: discussion.mediaType,
    text: `${discussion.text}\n${discussion.history}`,
    isFirst: (others?.n ?? 0) === 0,
    hasTime: hasTimeAhead({
      now,
      discussion: { meetingTime: discussion.meetingTime, proposedTimes: discussion.proposedTimes.map(fromSeconds) },
    }),
    applicableExperts: selection ? selection.ranked.length : 1,
  })
}

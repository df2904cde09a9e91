import { displayStatus, isLive, type Bucket, type MediaType, type QueryStatus } from './enums.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { SurveyStatus } from '../surveys/enums.ts'

export interface CardFacts {
  status: QueryStatus
  mediaType: MediaType
  meetingTime: Date | null
  surveyStatus: SurveyStatus | null
  /** the viewer's part, null for the asker and readers along */
  engagement: QueryExpertStatus | null
  /** this viewer has a survey to answer: pre or later ones for the asker, the post survey for an expert */
  surveyPending: boolean
  /** an expert asked back and the asker has not replied */
  clarifyPending: boolean
  /** a staff rewording waits for the asker */
  updatePending: boolean
  /** something was written since this viewer last looked */
  isUpdated: boolean
  responseCount: number
  /** a released discussion of others that this viewer may read or comment on, and has not opened yet */
  isNewToViewer: boolean
}
export type CardViewer = 'asker' | 'expert' | 'reader'

const atWork: readonly (QueryExpertStatus | null)[] = ['claimed', 'followup']

/** The one bucket of a discussion for a viewer, first match; null when it is not in the viewer's list at all. */
export function bucketOf(viewer: CardViewer, facts: CardFacts): Bucket | null {
  const shown = displayStatus(facts.status)
  const ended = shown === 'closed' || shown === 'cancelled'
  if (viewer === 'asker') {
    const asked = facts.updatePending || facts.clarifyPending || facts.status === 'pending_survey'
    if (shown !== 'cancelled' && ((asked && !ended) || facts.surveyPending)) return 'requiresAction'
    return ended ? 'closed' : 'ongoing'
  }
  if (viewer === 'expert') {
    if (facts.engagement === 'declined' || facts.engagement === null) return null
    if (shown === 'unreleased') return null
    if ((!ended && atWork.includes(facts.engagement)) || (facts.surveyPending && shown !== 'cancelled'))
      return 'requiresAction'
    // withdrawn before anything was said: nothing of it is theirs any more
    if (facts.engagement === 'cancelled' && shown !== 'cancelled') return null
    if (ended) return 'closed'
    return facts.engagement === 'invited' ? 'newOpportunities' : 'ongoing'
  }
  if (shown === 'unreleased' || shown === 'cancelled') return null
  if (shown === 'closed') return 'closed'
  return facts.isNewToViewer ? 'newOpportunities' : 'ongoing'
}

/** Whether something was written since the viewer last looked: what the dashboard counts, and the list shows when it leads there. */
export const isNewResponse = ({ bucket, isUpdated }: { bucket: Bucket; isUpdated: boolean }): boolean =>
  isUpdated && bucket !== 'newOpportunities'

export type CardTitle =
  | { kind: 'text'; key: `discussion.card.${string}` }
  /** the card shows the meeting's own time */
  | { kind: 'meetingTime'; at: Date }

const text = (word: string): CardTitle => ({ kind: 'text', key: `discussion.card.${word}` })

/** The title of a card: invitation, else the meeting, else (messenger) its survey or its answers. */
export function cardTitle(facts: CardFacts): CardTitle {
  if (facts.engagement === 'invited') return text('invitation')
  if (isLive(facts.mediaType))
    return facts.meetingTime === null ? text('toBeScheduled') : { kind: 'meetingTime', at: facts.meetingTime }
  if (facts.status === 'pending_survey') return text('surveyPending')
  if (facts.surveyPending && facts.surveyStatus === 'post_pending') return text('surveyPendingPost')
  if (facts.surveyPending && facts.surveyStatus === 'followup_pending') return text('surveyPendingFollowup')
  if (facts.responseCount === 0) return text('noResponses')
  return text(facts.isUpdated ? 'updated' : 'noUpdates')
}

export type CardColour = 'primary' | 'secondary' | 'tertiary'

/** primary for an invitation, secondary for a meeting ahead, otherwise tertiary. */
export function cardColour(
  { engagement, meetingTime }: Pick<CardFacts, 'engagement' | 'meetingTime'>,
  now: Date,
): CardColour {
  if (engagement === 'invited') return 'primary'
  return meetingTime !== null && meetingTime.getTime() > now.getTime() ? 'secondary' : 'tertiary'
}

/** The state line of a list card, as a text key. `featured`: it is the one that the dashboard shows first. Drafts are no discussions yet: their card says so itself. */
export function cardState(
  facts: CardFacts & { preventInvites: boolean; featured: boolean },
  viewer: CardViewer,
): `discussion.card.${string}` {
  if (facts.status === 'cancelled') return 'discussion.card.cancelled'
  if (viewer === 'asker' && facts.status !== 'closed' && (facts.updatePending || facts.clarifyPending))
    return 'discussion.card.waitsForYou'
  if (facts.engagement === 'invited' && facts.status === 'open') return 'discussion.card.invitation'
  if (facts.status === 'pending_survey') return 'discussion.card.surveyPending'
  if (facts.surveyPending && facts.surveyStatus === 'post_pending') return 'discussion.card.surveyPendingPost'
  if (facts.surveyPending && facts.surveyStatus === 'followup_pending') return 'discussion.card.surveyPendingFollowup'
  if (facts.status === 'closed') return 'discussion.card.closed'
  if (facts.status === 'held' || facts.status === 'csrhold') return 'discussion.card.underReview'
  if (isLive(facts.mediaType) && facts.meetingTime === null) return 'discussion.card.meetingTbd'
  if (facts.isUpdated) return 'discussion.card.newResponses'
  if (facts.preventInvites && facts.responseCount === 0) return 'discussion.card.selectionDisabled'
  if (facts.featured && (isLive(facts.mediaType) || facts.responseCount > 0)) return 'discussion.card.featured'
  if (facts.responseCount > 0) return 'discussion.card.noNewResponses'
  // at a call no one waits for something written
  return isLive(facts.mediaType) ? 'discussion.card.discussion' : 'discussion.card.awaitingResponse'
}

/** Total of a list's head: everything for experts, ongoing plus closed for the others. */
export const recordTotal = (
  stats: { totalQueries: number; ongoing: number; closed: number },
  isExpert: boolean,
): number => (isExpert ? stats.totalQueries : stats.ongoing + stats.closed)

/**
 * The order of a person's list by what the dashboard shows first: coming calls, then what waits, then what is new.
 * @param at when something happened last
 */
export function byFeature<P extends { bucket: Bucket; facts: Pick<CardFacts, 'meetingTime' | 'isUpdated'>; at: Date }>(
  places: readonly P[],
  now: Date,
): P[] {
  const call = ({ facts }: P) => facts.meetingTime?.getTime() ?? 0
  const rank = (place: P) =>
    call(place) > now.getTime()
      ? 0
      : place.bucket === 'requiresAction'
        ? 1
        : place.facts.isUpdated
          ? 2
          : place.bucket === 'newOpportunities'
            ? 3
            : 4
  return places
    .filter(({ bucket }) => bucket !== 'closed')
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? call(a) - call(b) : b.at.getTime() - a.at.getTime()))
}

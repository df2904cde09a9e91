import { displayStatus, isLive, type Bucket, type MediaType, type QueryStatus } from './enums.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { SurveyStatus } from '../surveys/enums.ts'

export interface CardFacts {
  status: QueryStatus
  mediaType: MediaType
  meetingTime: Date | null
  surveyStatus: SurveyStatus | null
  /** the viewer's engagement; null for the asker and for plan members who only read */
  engagement: QueryExpertStatus | null
  /** the viewer has an open survey: pre or follow-up surveys for the asker, the post survey for an expert */
  surveyPending: boolean
  /** an expert asked a question that the asker has not answered */
  clarifyPending: boolean
  /** a rewording by staff waits for the asker's decision */
  updatePending: boolean
  /** new responses since the viewer's last visit */
  isUpdated: boolean
  responseCount: number
  /** a released discussion of someone else that the viewer may read or comment on and has not opened yet */
  isNewToViewer: boolean
}
export type CardViewer = 'asker' | 'expert' | 'reader'

const atWork: readonly (QueryExpertStatus | null)[] = ['claimed', 'followup']

/** The list section of a discussion for a viewer, first match wins; null: not in the viewer's list. */
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
    // Withdrawn before the expert wrote anything: not listed any more.
    if (facts.engagement === 'cancelled' && shown !== 'cancelled') return null
    if (ended) return 'closed'
    return facts.engagement === 'invited' ? 'newOpportunities' : 'ongoing'
  }
  if (shown === 'unreleased' || shown === 'cancelled') return null
  if (shown === 'closed') return 'closed'
  return facts.isNewToViewer ? 'newOpportunities' : 'ongoing'
}

/**
 * Whether there are new responses since the viewer's last visit; used by the dashboard count and the list it links to.
 */
export const isNewResponse = ({ bucket, isUpdated }: { bucket: Bucket; isUpdated: boolean }): boolean =>
  isUpdated && bucket !== 'newOpportunities'

export type CardTitle =
  | { kind: 'text'; key: `discussion.card.${string}` }
  /** the card shows the meeting time */
  | { kind: 'meetingTime'; at: Date }

const text = (word: string): CardTitle => ({ kind: 'text', key: `discussion.card.${word}` })

/** Title of a card: invitation, else the meeting, else (messenger) its survey or answers. */
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

/** Card colour: primary for an invitation, secondary for an upcoming meeting, otherwise tertiary. */
export function cardColour(
  { engagement, meetingTime }: Pick<CardFacts, 'engagement' | 'meetingTime'>,
  now: Date,
): CardColour {
  if (engagement === 'invited') return 'primary'
  return meetingTime !== null && meetingTime.getTime() > now.getTime() ? 'secondary' : 'tertiary'
}

/**
 * Text key of the status line of a list card. `featured`: the card shown first on the dashboard. Not for drafts, whose
 * cards have their own text.
 */
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
  if (viewer !== 'expert' && facts.preventInvites && facts.responseCount === 0)
    return 'discussion.card.selectionDisabled'
  if (facts.featured && (isLive(facts.mediaType) || facts.responseCount > 0)) return 'discussion.card.featured'
  if (facts.responseCount > 0) return 'discussion.card.noNewResponses'
  // In a live discussion nobody waits for a written answer.
  return isLive(facts.mediaType) ? 'discussion.card.discussion' : 'discussion.card.awaitingResponse'
}

/** Total in the list header: all discussions for experts, open plus closed ones for others. */
export const recordTotal = (
  stats: { totalQueries: number; ongoing: number; closed: number },
  isExpert: boolean,
): number => (isExpert ? stats.totalQueries : stats.ongoing + stats.closed)

/**
 * Dashboard order: upcoming calls, then discussions with a pending action, then those with new responses.
 * @param at time of the last activity
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

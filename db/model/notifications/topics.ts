import { userType } from '../identity/enums.ts'

/** Topics that users can mute per channel, each with its purposes. */
export const topicPurposes = {
  invitations: ['invite', 'inviteReminder', 'withdrawn', 'missedOut', 'closedUnaccepted'],
  seats: [
    'reserved',
    'seatReminder',
    'seatLost',
    'questionReturned',
    'textReturned',
    'rejected',
    'notAccepted',
    'restored',
    'seatRestored',
  ],
  answers: ['answer', 'question', 'pendedAnswer', 'answered'],
  replies: ['reply', 'followup', 'followupReminder'],
  progress: [
    'received',
    'chargePending',
    'returned',
    'rewording',
    'rewordingDecided',
    'released',
    'held',
    'resumed',
    'closed',
    'reopened',
    'cancelled',
    'fileAdded',
    'pendedFile',
  ],
  meetings: [
    'scheduled',
    'unscheduled',
    'booked',
    'moved',
    'newTime',
    'givenBack',
    'confirmReminder',
    'missedCall',
    'correctedPresent',
    'correctedAbsent',
    'callUnanswered',
    'callSummary',
    'callReopened',
    'meetingDay',
    'meetingHour',
    'meetingLive',
  ],
  surveys: ['surveyPending', 'surveyReminder', 'postSurvey', 'followupSurvey'],
  /** reminders before a form ends; what happens to a form, and what staff ask for, is an account matter: `taxAccount` */
  tax: ['tax'],
} as const satisfies Record<string, readonly string[]>

export type NotificationTopic = keyof typeof topicPurposes
export const notificationTopics = Object.keys(topicPurposes) as NotificationTopic[]
/** Topics members never receive: they are not invited or paid. */
const ofPhysicians: readonly NotificationTopic[] = ['invitations', 'seats', 'replies', 'tax']

/** Topics that a user of this type can receive. */
export const topicsOf = (type: number): NotificationTopic[] =>
  notificationTopics.filter((topic) => type !== userType.client || !ofPhysicians.includes(topic))
export const isTopic = (name: string): name is NotificationTopic => Object.hasOwn(topicPurposes, name)

/** Topic of a purpose; codes and account matters have none and cannot be muted. */
export const topicOf = (purpose: string): NotificationTopic | undefined =>
  notificationTopics.find((topic) => (topicPurposes[topic] as readonly string[]).includes(purpose))

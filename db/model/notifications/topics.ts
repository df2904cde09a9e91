import { userType } from '../identity/enums.ts'

/** What people can switch off channel by channel: kinds of messages, each with the purposes that belong to it. */
export const topicPurposes = {
  invitations: ['invite', 'inviteReminder', 'withdrawn', 'missedOut'],
  seats: ['reserved', 'seatReminder', 'seatLost', 'questionReturned', 'rejected', 'restored', 'seatRestored'],
  answers: ['answer', 'pendedAnswer', 'answered'],
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
  ],
  meetings: ['scheduled', 'unscheduled', 'booked', 'moved', 'givenBack', 'confirmReminder', 'missedCall'],
  surveys: ['surveyPending', 'surveyReminder', 'postSurvey', 'followupSurvey'],
  tax: ['tax'],
} as const satisfies Record<string, readonly string[]>

export type NotificationTopic = keyof typeof topicPurposes
export const notificationTopics = Object.keys(topicPurposes) as NotificationTopic[]
/** What members are never told: they are not invited and not paid. */
const ofPhysicians: readonly NotificationTopic[] = ['invitations', 'seats', 'replies', 'tax']

/** The topics that a person of this type hears of. */
export const topicsOf = (type: number): NotificationTopic[] =>
  notificationTopics.filter((topic) => type !== userType.client || !ofPhysicians.includes(topic))
export const isTopic = (name: string): name is NotificationTopic => Object.hasOwn(topicPurposes, name)

/** The topic of a purpose; codes and account matters have none: no one can switch them off. */
export const topicOf = (purpose: string): NotificationTopic | undefined =>
  notificationTopics.find((topic) => (topicPurposes[topic] as readonly string[]).includes(purpose))

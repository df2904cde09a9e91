import type { PreferredContact } from '../identity/enums.ts'
import { notificationTypes, type NotificationType } from './enums.ts'
import { topicOf } from './topics.ts'

export interface ChannelFacts {
  readonly preferredContact: PreferredContact
  readonly sms: boolean
  readonly email: boolean
  readonly app: boolean
  /** topic → channels muted for it */
  readonly muted: Readonly<Record<string, readonly string[]>>
  readonly hasMobile: boolean
}

/** Matters of the account: they cannot be muted, and always go by e-mail too. */
const accountPurposes: readonly string[] = ['account', 'taxAccount']

const channelOf: Record<PreferredContact, NotificationType> = { email: 'email', mobile: 'sms', app: 'app' }

/**
 * Notification channels of a user: enabled channels plus the preferred one, minus those muted for the topic. Falls back
 * to e-mail when the rest cannot reach the user (no mobile number), unless e-mail is muted for the topic: an unsubscribed
 * address stays silent. Account matters always go by e-mail too.
 */
export function channelsFor(purpose: string, facts: ChannelFacts): NotificationType[] {
  const topic = topicOf(purpose)
  const muted = (topic && facts.muted[topic]) ?? []
  const wanted = notificationTypes.filter(
    (channel) =>
      (channel === 'email' && accountPurposes.includes(purpose)) ||
      ((facts[channel] || channelOf[facts.preferredContact] === channel) && !muted.includes(channel)),
  )
  const reaching = wanted.filter((channel) => channel !== 'sms' || facts.hasMobile)
  return wanted.length && !reaching.length && !muted.includes('email') ? ['email'] : reaching
}

/**
 * Whether a message is delayed during do-not-disturb hours. Not delayed: e-mail, codes, account matters other than tax forms, and the
 * notice that a call can be joined.
 */
export const waitsForQuietHours = (type: NotificationType, purpose: string): boolean =>
  type !== 'email' && purpose !== 'meetingLive' && (purpose === 'taxAccount' || topicOf(purpose) !== undefined)

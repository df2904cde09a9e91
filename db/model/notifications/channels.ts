import type { PreferredContact } from '../identity/enums.ts'
import { notificationTypes, type NotificationType } from './enums.ts'
import { topicOf } from './topics.ts'

export interface ChannelFacts {
  readonly preferredContact: PreferredContact
  readonly sms: boolean
  readonly email: boolean
  readonly app: boolean
  /** topic → channels switched off for it */
  readonly muted: Readonly<Record<string, readonly string[]>>
  readonly hasMobile: boolean
}

const channelOf: Record<PreferredContact, NotificationType> = { email: 'email', mobile: 'sms', app: 'app' }

/**
 * On which channels someone is told something: those that are on, the preferred one always among them, without those that
 * are switched off for its topic. Where the only ones left cannot reach the person (no mobile number), e-mail takes their place.
 */
export function channelsFor(purpose: string, facts: ChannelFacts): NotificationType[] {
  const topic = topicOf(purpose)
  const muted = (topic && facts.muted[topic]) ?? []
  const wanted = notificationTypes.filter(
    (channel) => (facts[channel] || channelOf[facts.preferredContact] === channel) && !muted.includes(channel),
  )
  const reaching = wanted.filter((channel) => channel !== 'sms' || facts.hasMobile)
  return wanted.length && !reaching.length ? ['email'] : reaching
}

/** Whether a message keeps quiet in someone's do-not-disturb hours: e-mail disturbs no one, codes and account matters always go. */
export const waitsForQuietHours = (type: NotificationType, purpose: string): boolean =>
  type !== 'email' && topicOf(purpose) !== undefined

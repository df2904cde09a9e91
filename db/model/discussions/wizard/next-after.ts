import type { QueryStatus } from '../enums.ts'
import type { Phrase } from './wizard-wire.ts'

/** What is said after submitting: what happens now, by when there is an answer, how one hears of it. */
export function nextAfter(status: QueryStatus, live: boolean, hours: { accept: number; answer: number }): Phrase[] {
  const now =
    status === 'pending_survey'
      ? 'survey'
      : status === 'pending_charge'
        ? 'charge'
        : status === 'open' || status === 'answered'
          ? 'invited'
          : 'review'
  const key = (name: string) => `discussion.wizard.next.${name}`
  return [{ key: key(now) }, live ? { key: key('call') } : { key: key('answer'), params: hours }, { key: key('told') }]
}

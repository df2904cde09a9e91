import type { CsrReview } from '../enums.ts'

/** All commands of the discussion lifecycle. Some change its status, others only act while it is open. */
export type Command =
  | { name: 'submit' }
  | { name: 'route' }
  | { name: 'surveyFinished' }
  | { name: 'recordCharge'; reference: string }
  | { name: 'releaseHold'; preventInvites?: boolean }
  | { name: 'returnToAsker'; reason: string }
  | { name: 'resubmit' }
  | { name: 'csrUpdate' }
  | { name: 'acceptUpdate' }
  | { name: 'declineUpdate' }
  | { name: 'hold'; reason: string }
  | { name: 'answerPosted' }
  | { name: 'replyWithdrawn' }
  | { name: 'rejectAnswer'; reason: string }
  | { name: 'setPanelSize'; panelSize: number }
  | { name: 'followup' }
  | { name: 'sessionEnded'; paidAttendances: number }
  | { name: 'endCall'; statedMinutes?: number | null }
  | { name: 'reopenCall' }
  | { name: 'close'; reason?: string }
  | { name: 'closeTimeReached' }
  | { name: 'setCloseTime'; closeTime: Date }
  | { name: 'reopen'; newCloseTime: Date }
  | { name: 'cancel'; force?: boolean; reason?: string }
  | { name: 'schedule'; meetingTime: Date | null }
  | { name: 'proposeTimes'; times: readonly Date[] }
  | { name: 'setReview'; csrReview: CsrReview }
  | { name: 'setPreventInvites'; preventInvites: boolean }
  | { name: 'runSelection' }

export type CommandName = Command['name']

export const commandNames = [
  'submit',
  'route',
  'surveyFinished',
  'recordCharge',
  'releaseHold',
  'returnToAsker',
  'resubmit',
  'csrUpdate',
  'acceptUpdate',
  'declineUpdate',
  'hold',
  'answerPosted',
  'replyWithdrawn',
  'rejectAnswer',
  'setPanelSize',
  'followup',
  'sessionEnded',
  'endCall',
  'reopenCall',
  'close',
  'closeTimeReached',
  'setCloseTime',
  'reopen',
  'cancel',
  'schedule',
  'proposeTimes',
  'setReview',
  'setPreventInvites',
  'runSelection',
] as const satisfies readonly CommandName[]

/** Parses a command name; `release` is an input synonym and never stored. Undefined for unknown words. */
export const toCommandName = (word: string): CommandName | undefined =>
  word === 'release' ? 'releaseHold' : commandNames.find((name) => name === word)

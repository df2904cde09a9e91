import type { CommandName } from '#model/discussions/lifecycle/commands.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import { startsFrom } from '#model/discussions/lifecycle/transition.ts'
import { lifeReasonLabel } from '#model/discussions/lifecycle/context.ts'
import type { TextKey } from '#model/texts/load.ts'
import type { Format } from '../../kit/hooks/use-format.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import type { Verb } from '../../providers/verb.ts'

/** What a command's dialog was filled with. */
export interface Entries {
  reason: string
  /** ISO 8601 */
  time?: string
  /** when it closes, as it is shown; null: at no set time */
  closes: string | null
  /** release quietly, or cancel all the same */
  flag?: boolean
}

export interface BarCommand {
  name: Extract<
    CommandName,
    'releaseHold' | 'hold' | 'returnToAsker' | 'recordCharge' | 'close' | 'setCloseTime' | 'reopen' | 'cancel'
  >
  /** what happens, said before it does */
  says?: TextKey
  asks?: { label: TextKey; required: boolean }
  /** label of the time that it needs */
  time?: TextKey
  /** label of the switch that it offers */
  flag?: TextKey
  danger?: true
  /** shown only in this status */
  only?: string
  verb: (key: string, entries: Entries) => Verb
}

/** The command bar from left to right. */
export const barCommands: readonly BarCommand[] = [
  {
    name: 'releaseHold',
    says: 'queries.ask.release',
    flag: 'queries.ask.releaseQuietly',
    verb: (key, { flag }) => discussionVerbs.releaseHold(key, flag ? { preventInvites: true } : {}),
  },
  {
    name: 'hold',
    says: 'queries.ask.hold',
    asks: { label: 'queries.ask.reason', required: true },
    verb: (key, { reason }) => discussionVerbs.hold(key, reason),
  },
  {
    name: 'returnToAsker',
    says: 'queries.ask.returnToAsker',
    asks: { label: 'queries.ask.reasonForAsker', required: true },
    verb: (key, { reason }) => discussionVerbs.returnToAsker(key, reason),
  },
  {
    name: 'recordCharge',
    asks: { label: 'queries.ask.reference', required: true },
    only: 'pending_charge',
    verb: (key, { reason }) => discussionVerbs.recordCharge(key, reason),
  },
  {
    name: 'close',
    says: 'queries.ask.close',
    asks: { label: 'queries.ask.reason', required: false },
    verb: (key, { reason }) => discussionVerbs.close(key, reason),
  },
  {
    name: 'setCloseTime',
    time: 'queries.ask.closeTime',
    verb: (key, { time = '', closes }) => discussionVerbs.setCloseTime(key, time, closes),
  },
  { name: 'reopen', time: 'queries.ask.newCloseTime', verb: (key, { time = '' }) => discussionVerbs.reopen(key, time) },
  {
    name: 'cancel',
    says: 'queries.ask.cancel',
    asks: { label: 'queries.ask.reason', required: false },
    flag: 'queries.ask.force',
    danger: true,
    verb: (key, { reason, flag }) => discussionVerbs.cancel(key, flag === true, reason),
  },
]

export interface Allowance {
  allowed: readonly CommandName[]
  refused?: Partial<Record<CommandName, string>>
}

type Translate = (key: string, values?: Record<string, unknown>) => string

/** Why a command cannot be given now, in words; undefined: it can. A wrong status names the right ones. */
export function refusalInWords(
  name: CommandName,
  view: Allowance | undefined,
  translate: Translate,
  list: Format['list'],
): string | undefined {
  const key = refusalKey(name, view)
  if (key !== lifeReasonLabel('status')) return key === undefined ? undefined : translate(key, { _: key })
  const statuses = startsFrom(name)
    .filter((status) => status !== 'none')
    .map((status) => translate(statusLabel(status)))
  return translate('queries.command.onlyIn', { statuses: list(statuses) })
}

/** Text key of why a command cannot be given now; undefined: it can. */
export function refusalKey(name: CommandName, view: Allowance | undefined): string | undefined {
  if (!view) return 'admin.loading'
  return view.allowed.includes(name) ? undefined : (view.refused?.[name] ?? lifeReasonLabel('status'))
}

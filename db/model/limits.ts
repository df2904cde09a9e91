import { AppError } from './errors.ts'
import { firstPageLimits } from './first-page-limits.ts'
import { sessionLimits } from './session-limits.ts'

/**
 * Every configurable number of the product. Overrides stored by csr_super are merged over these defaults; code must
 * read numbers from the merged `Limits`, never from a literal.
 */

export const limitUnits = [
  'seconds',
  'minutes',
  'hours',
  'days',
  'milliseconds',
  'characters',
  'count',
  'bytes',
  'percent',
  'factor',
  'clock',
  'pixels',
  'years',
  'switch',
  'dollars',
] as const
export type LimitUnit = (typeof limitUnits)[number]

export interface LimitEntry {
  readonly default: number
  readonly unit: LimitUnit
  readonly min: number
  readonly max: number
}

interface FixedEntry extends LimitEntry {
  readonly fixed: true
}

const entry = (value: number, unit: LimitUnit, min: number, max: number): LimitEntry => ({
  default: value,
  unit,
  min,
  max,
})
/** Limits fixed by rules or by the API: listed with the others but read-only. */
const fixed = (value: number, unit: LimitUnit): FixedEntry => ({ ...entry(value, unit, value, value), fixed: true })

const MB = 1024 * 1024

export const limitCatalogue = {
  // discussions
  'discussion.panelSize': entry(3, 'count', 1, 20),
  'discussion.maxPanelSize': entry(20, 'count', 1, 100),
  'discussion.maxResponseTime': entry(24, 'hours', 1, 720),
  'discussion.maxDuration': entry(168, 'hours', 1, 8760),
  'discussion.firstReminder': entry(6, 'hours', 0, 720),
  'discussion.secondReminder': entry(18, 'hours', 0, 720),
  'discussion.seat': entry(6, 'hours', 1, 72),
  'discussion.clarifyPause': entry(72, 'hours', 0, 720),
  'discussion.clarifyRest': entry(1, 'hours', 0, 72),
  'discussion.maxDrafts': entry(5, 'count', 1, 100),
  'discussion.reviewedAnswers': entry(3, 'count', 0, 100),
  'discussion.reviewAfterRejection': entry(90, 'days', 0, 730),
  'discussion.indexPageSize': fixed(100, 'count'),
  'discussion.draftPageSize': fixed(5, 'count'),
  'discussion.responsePageSize': fixed(20, 'count'),

  // staff tasks
  'task.review': entry(24, 'hours', 1, 720),
  'task.answer': entry(12, 'hours', 1, 720),
  'task.charge': entry(72, 'hours', 1, 720),
  'task.attendance': entry(24, 'hours', 1, 720),
  'task.call': entry(12, 'hours', 1, 720),
  'task.clarify': entry(12, 'hours', 1, 720),
  'task.claim': entry(20, 'minutes', 1, 480),
  'task.undo': entry(10, 'seconds', 0, 120),
  'desk.opens': entry(0, 'clock', 0, 23),
  'desk.closes': entry(24, 'clock', 1, 24),
  'desk.weekends': entry(1, 'switch', 0, 1),
  'desk.holidays': entry(1, 'switch', 0, 1),

  // expert selection
  'selection.openClaims': entry(5, 'count', 1, 100),
  'selection.waveFactor': entry(1.5, 'factor', 1, 10),
  'selection.invitationWindow': entry(30, 'days', 1, 365),
  'selection.tier1': entry(1.2, 'factor', 0.01, 10),
  'selection.tier2': entry(1, 'factor', 0.01, 10),
  'selection.tier3': entry(0.8, 'factor', 0.01, 10),
  'selection.chosenGroup': entry(1.25, 'factor', 1, 10),
  'selection.reliabilityFloor': entry(0.5, 'factor', 0, 1),
  'selection.priorAnswered': entry(2, 'count', 0, 100),
  'selection.priorClaimed': entry(4, 'count', 1, 100),

  // wizard and long text
  'wizard.scheduleMaximum': entry(50, 'count', 1, 200),
  'wizard.slotLength': entry(30, 'minutes', 5, 240),
  'wizard.slotDays': entry(21, 'days', 1, 90),
  'wizard.slotFrom': entry(8, 'clock', 0, 23),
  'wizard.slotUntil': entry(20, 'clock', 1, 24),
  'wizard.ageDigits': fixed(3, 'count'),
  'longText.minimum': fixed(15, 'characters'),
  'longText.distinct': fixed(3, 'count'),
  'longText.meaninglessWords': fixed(5, 'count'),
  'longText.singleShare': fixed(70, 'percent'),
  'longText.sameLetter': fixed(3, 'count'),
  'longText.repetitionWords': fixed(6, 'count'),
  'longText.wordShare': fixed(50, 'percent'),
  'longText.wordRun': fixed(4, 'count'),

  // surveys
  'survey.maxQuestions': entry(20, 'count', 1, 200),
  'survey.scaleMaximum': fixed(10, 'count'),
  'survey.previewLength': entry(50, 'characters', 10, 500),
  'survey.followUpAfter': entry(30, 'days', 1, 365),

  // live sessions
  'live.length': entry(30, 'minutes', 5, 480),
  'live.early': entry(5, 'minutes', 0, 60),
  'live.overrun': entry(15, 'minutes', 0, 240),
  'live.summaryObjection': entry(48, 'hours', 1, 336),
  'live.maxPanelSize': entry(5, 'count', 1, 5),

  // money
  'money.minutesStep': entry(5, 'minutes', 1, 60),
  'money.minMinutes': entry(15, 'minutes', 1, 240),
  'money.maxMinutes': entry(60, 'minutes', 1, 480),
  'money.heartbeat': fixed(30, 'seconds'),
  'money.idle': fixed(60, 'seconds'),
  'money.askerAbsent': entry(15, 'minutes', 0, 240),
  'money.payoutFrom': entry(28, 'days', 0, 365),
  'money.payoutUntil': entry(42, 'days', 0, 365),
  'money.maxSurge': entry(10, 'factor', 1, 100),
  'money.revealFor': entry(60, 'seconds', 5, 600),

  // tax
  'tax.resubmitWithin': entry(30, 'days', 1, 365),
  // Minimum yearly payment that requires Form 1099-NEC.
  'tax.threshold2025': entry(600, 'dollars', 0, 1_000_000),
  'tax.threshold2026': entry(2000, 'dollars', 0, 1_000_000),
  'bank.ibanMin': entry(16, 'characters', 1, 34),
  'bank.ibanMax': entry(34, 'characters', 1, 64),
  'bank.ibanExempt': entry(1, 'switch', 0, 1),

  // reminders and messages
  'reminder.survey1': entry(24, 'hours', 0, 720),
  'reminder.survey2': entry(72, 'hours', 0, 720),
  'reminder.followUp': entry(24, 'hours', 0, 720),
  'reminder.seat': entry(1, 'hours', 0, 72),

  // sign-in and session
  'login.emailMax': fixed(firstPageLimits['login.emailMax'], 'characters'),
  'login.tries': entry(10, 'count', 1, 100),
  'login.window': entry(15, 'minutes', 1, 1440),
  'login.knownDevice': entry(90, 'days', 1, 730),
  'login.minimumAge': fixed(18, 'years'),
  'session.sliding': entry(30, 'minutes', 2, 720),
  'session.absolute': entry(12, 'hours', 1, 720),
  'session.absoluteStaff': entry(8, 'hours', 1, 720),
  'session.warning': fixed(sessionLimits['session.warning'], 'seconds'),
  'session.silentRefresh': fixed(sessionLimits['session.silentRefresh'], 'seconds'),
  'session.activeWithin': fixed(sessionLimits['session.activeWithin'], 'minutes'),
  'session.acting': entry(30, 'minutes', 1, 480),
  'challenge.life': entry(5, 'minutes', 1, 60),
  'reset.life': entry(60, 'minutes', 5, 10_080),
  'invite.life': entry(30, 'days', 1, 365),
  'register.verifyLife': entry(72, 'hours', 1, 720),

  // second factor
  'mfa.app': entry(1, 'switch', 0, 1),
  'mfa.codeLength': fixed(6, 'count'),
  'mfa.life': entry(5, 'minutes', 1, 60),
  'mfa.lifeEmail': entry(10, 'minutes', 1, 60),
  'mfa.tries': entry(5, 'count', 1, 20),
  'mfa.lock': entry(15, 'minutes', 1, 1440),
  'mfa.resend': entry(60, 'seconds', 1, 3600),
  'mfa.totpStep': fixed(30, 'seconds'),
  'mfa.totpWindow': entry(1, 'count', 0, 2),
  'mfa.errorLabel': fixed(5000, 'milliseconds'),

  // passwords
  'password.min': fixed(12, 'characters'),
  'password.max': fixed(128, 'characters'),
  'password.tests': fixed(4, 'count'),
  'password.run': fixed(3, 'count'),

  // files
  'upload.attachment': entry(4.5 * MB, 'bytes', 1024, 100 * MB),
  'upload.file': entry(50 * MB, 'bytes', 1024, 500 * MB),
  'upload.picture': entry(10 * MB, 'bytes', 1024, 50 * MB),
  'upload.imagePixels': entry(25_000_000, 'pixels', 1_000_000, 100_000_000),

  // lists and requests
  'list.pageSize': fixed(10, 'count'),
  'list.maxPageSize': fixed(250, 'count'),
  'list.staticPageSize': fixed(250, 'count'),
  'list.documentPageSize': fixed(200, 'count'),
  'list.planSubRecords': entry(5, 'count', 1, 50),
  'list.filterIds': fixed(250, 'count'),
  'list.searchText': fixed(200, 'characters'),
  'request.body': fixed(MB, 'bytes'),

  // screens
  'screen.snackbar': fixed(firstPageLimits['screen.snackbar'], 'milliseconds'),
  'screen.debounce': fixed(300, 'milliseconds'),
} as const satisfies Record<string, LimitEntry>

export type LimitKey = keyof typeof limitCatalogue
export type Limits = Readonly<Record<LimitKey, number>>

export const limitKeys = Object.keys(limitCatalogue) as LimitKey[]

export const isLimitKey = (key: string): key is LimitKey => Object.hasOwn(limitCatalogue, key)

/** Text key that describes the limit. */
export const limitText = <K extends LimitKey>(key: K) => `limits.${key}` as const

export const defaultLimits: Limits = Object.freeze(
  Object.fromEntries(limitKeys.map((key) => [key, limitCatalogue[key].default])) as Record<LimitKey, number>,
)

type FixedLimitKey = {
  [K in LimitKey]: (typeof limitCatalogue)[K] extends FixedEntry ? K : never
}[LimitKey]

/** Those that no one can change: a page may use them without asking what is set. */
export const fixedLimits: Readonly<Record<FixedLimitKey, number>> = defaultLimits

/** Merges stored overrides over the defaults; unknown or invalid overrides are ignored. */
export function mergeLimits(overrides: Readonly<Record<string, number>>): Limits {
  const merged: Record<LimitKey, number> = { ...defaultLimits }
  for (const [key, value] of Object.entries(overrides)) {
    if (isLimitKey(key) && limitProblem(key, value) === undefined) merged[key] = value
  }
  return merged
}

/** Text key of the error in a new value, or undefined. Only factors may have decimals. */
export function limitProblem(key: LimitKey, value: number): 'errors.number' | 'errors.between' | undefined {
  const { unit, min, max } = limitCatalogue[key]
  if (!Number.isFinite(value) || (unit !== 'factor' && !Number.isInteger(value))) return 'errors.number'
  return value < min || value > max ? 'errors.between' : undefined
}

/** The first of each pair is less than the second, or at most that much. */
const ordered: readonly (readonly [LimitKey, '<' | '≤', LimitKey])[] = [
  ['discussion.panelSize', '≤', 'discussion.maxPanelSize'],
  ['discussion.firstReminder', '<', 'discussion.secondReminder'],
  ['discussion.secondReminder', '<', 'discussion.maxResponseTime'],
  ['discussion.maxResponseTime', '≤', 'discussion.maxDuration'],
  ['desk.opens', '<', 'desk.closes'],
  ['wizard.slotFrom', '<', 'wizard.slotUntil'],
  ['money.minMinutes', '≤', 'money.maxMinutes'],
  ['money.payoutFrom', '≤', 'money.payoutUntil'],
  ['bank.ibanMin', '≤', 'bank.ibanMax'],
  ['reminder.survey1', '<', 'reminder.survey2'],
  ['reminder.seat', '<', 'discussion.seat'],
]

/** The limit that a new value would contradict, and how the two stand: the first reminder comes before the second. */
export function limitConflict(
  limits: Limits,
  key: LimitKey,
  value: number,
): { other: LimitKey; mustBe: 'less' | 'atMost' | 'more' | 'atLeast' } | undefined {
  for (const [low, how, high] of ordered) {
    if (key !== low && key !== high) continue
    const [below, above] = key === low ? [value, limits[high]] : [limits[low], value]
    if (how === '<' ? below < above : below <= above) continue
    return key === low
      ? { other: high, mustBe: how === '<' ? 'less' : 'atMost' }
      : { other: low, mustBe: how === '<' ? 'more' : 'atLeast' }
  }
  return undefined
}

const refuse = (fields: Record<string, string>, extra?: Record<string, unknown>) =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields, ...(extra && { extra }) })

/** @throws AppError errors.invalidParameters for an unknown name or a value out of its range */
export function checkLimit(name: string, value: number): LimitKey {
  const problem = isLimitKey(name) ? limitProblem(name, value) : undefined
  if (!isLimitKey(name)) throw refuse({ name: 'errors.unknownLimit' })
  if (problem) {
    const { min, max } = limitCatalogue[name]
    throw refuse({ value: problem }, { min, max })
  }
  return name
}

/** @throws AppError errors.invalidParameters for a value that contradicts another limit, which `other` names */
export function checkAgainstOthers(limits: Limits, key: LimitKey, value: number): void {
  const conflict = limitConflict(limits, key, value)
  if (conflict) throw refuse({ value: 'errors.limitConflict' }, { ...conflict, otherValue: limits[conflict.other] })
}

const inSeconds: Partial<Record<LimitUnit, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** A duration limit, in seconds. */
export function secondsOf(limits: Limits, key: LimitKey): number {
  const factor = inSeconds[limitCatalogue[key].unit]
  if (factor === undefined) throw new TypeError(`${key} is no length of time`)
  return limits[key] * factor
}

import { eq } from 'drizzle-orm'
import { queryTeam, user } from '#db/schema/all.ts'
import type { Audience } from '#model/discussions/lifecycle/steps.ts'
import { userType } from '#model/identity/enums.ts'
import { isCallAhead } from '#model/discussions/case-progress.ts'
import { isLive } from '#model/discussions/enums.ts'
import { formatMoney } from '#model/money-format.ts'
import { earning, statedRange, suggestedMinutes, type FormulaParts } from '#model/payments/earning.ts'
import { meetingTextIn } from '../meeting-text.ts'
import { fromSeconds } from '#model/time.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import type en from '#model/texts/en/server/notifications.json'
import { notifyUsers } from '../../notifications/notify-users.ts'
import { textIn } from '../../notifications/texts.ts'
import { progressWire } from '../case-progress.ts'
import { notifyGuests } from '../guests/notify-guests.ts'
import { bookedSeats, callState, openUntil, seatsOf, settingsOf, unpaid } from './facts.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export type MessageName = Exclude<keyof (typeof en)['message'], 'greeting' | 'goodbye'>

const seated = ['claimed', 'answered', 'followup']
const notifiedAtEnd = ['invited', ...seated, 'latereview']

const assignedStaff = async ({ tx, loaded }: UnitOfWork): Promise<string[]> =>
  (await tx.select().from(queryTeam).where(eq(queryTeam.queryId, loaded.discussion.id)))
    .filter((row) => row.csrHandler === 'assigned')
    .map((row) => row.userId)

/** Whether a message to staff reaches anyone. */
export const hasAssignedStaff = async (unit: UnitOfWork): Promise<boolean> => (await assignedStaff(unit)).length > 0

async function audience(
  unit: UnitOfWork,
  to: Audience,
  name: MessageName,
  engagements: readonly EngagementRow[],
): Promise<string[]> {
  const { discussion } = unit.loaded
  const withStatus = (...statuses: string[]) =>
    expertsOf(engagements)
      .filter((row) => statuses.includes(row.status))
      .map((row) => row.userId)
  switch (to) {
    case 'asker':
      return [discussion.userId]
    case 'staff':
      return assignedStaff(unit)
    case 'outstanding':
      return withStatus('invited')
    // a follow-up concerns those who were asked, not the whole panel
    case 'seated':
      return name === 'followup' ? withStatus('followup') : withStatus(...seated)
    case 'call': {
      // who has just booked the call gets a message of their own
      const booking = engagements
        .filter((row) => row.acceptedAt?.getTime() === unit.now.getTime())
        .map((row) => row.userId)
      const people = [discussion.userId, ...withStatus(...seated)]
      return name === 'scheduled' ? people.filter((id) => !booking.includes(id)) : people
    }
    case 'everyone':
      return [discussion.userId, ...withStatus(...notifiedAtEnd)]
  }
}

/** Notifies one of the audiences of a discussion. No message holds anything of the history: only the RefId, the title and the diagnosis. */
export async function notifyAudience(
  unit: UnitOfWork,
  to: Audience,
  name: MessageName,
  engagements: readonly EngagementRow[] = unit.loaded.engagements,
): Promise<void> {
  const people = await audience(unit, to, name, engagements)
  if (name === 'closed') {
    const invited = expertsOf(engagements).flatMap((row) => (row.status === 'invited' ? row.userId : []))
    await notifyParticipants(
      unit,
      people.filter((id) => !invited.includes(id)),
      'closed',
    )
    await notifyParticipants(
      unit,
      people.filter((id) => invited.includes(id)),
      'closedUnaccepted',
    )
  } else if (name !== 'scheduled' && name !== 'moved') await notifyParticipants(unit, people, name)
  else {
    const asked = unit.loaded.engagements.filter((row) => row.confirmBy !== null && people.includes(row.userId))
    const others = people.filter((id) => !asked.some((row) => row.userId === id))
    await notifyParticipants(unit, others, name)
    for (const about of asked) await notifyParticipants(unit, [about.userId], 'newTime', { about })
  }
  const { meetingTime } = unit.loaded.discussion
  if (name === 'scheduled' || name === 'moved' || name === 'unscheduled' || name === 'callReopened')
    await notifyGuests(unit, name)
  // guests of a call that has taken place have nothing to come to
  if (name === 'cancelled' && (meetingTime === null || isCallAhead(callState(unit.loaded, unit.limits, unit.now))))
    await notifyGuests(unit, name)
}

/** The asker has written. @param resumed the experts whose deadline runs again by it: they are told until when */
export async function notifyReply(unit: UnitOfWork, resumed: readonly EngagementRow[]): Promise<void> {
  const people = await audience(unit, 'seated', 'reply', unit.loaded.engagements)
  const others = people.filter((id) => !resumed.some((row) => row.userId === id))
  await notifyParticipants(unit, others, 'reply')
  for (const about of resumed) await notifyParticipants(unit, [about.userId], 'reply', { about })
}

/**
 * @param about an engagement, when two of them could cause the same message in the same moment
 * @param pay what the work that the message is about earns; null: nothing
 */
export async function notifyParticipants(
  unit: UnitOfWork,
  userIds: readonly string[],
  name: MessageName,
  { about, ordinal, pay }: { about?: EngagementRow; ordinal?: number; pay?: Pay | null } = {},
): Promise<void> {
  const { ctx, tx, now, limits, loaded } = unit
  const { discussion, diagnosis } = loaded
  // the first accept books its time right after this message
  const at = discussion.meetingTime ?? about?.meetingTime
  const resumed = name === 'reply' && about?.reservedUntil
  const open = openUntil(loaded, limits)
  const heldCall = name === 'answered' && isLive(discussion.mediaType)
  const offer = about && (await offerOf(unit, about, name))
  await notifyUsers(ctx, tx, userIds, {
    purpose: name,
    cause: `${about ? `query_expert:${about.id}` : `query_header:${discussion.id}`}:${now.getTime()}`,
    ...(ordinal !== undefined && { ordinal }),
    queryId: discussion.id,
    subject: heldCall ? 'message.answered.callSubject' : `message.${name}.subject`,
    text: resumed
      ? 'message.reply.resumed'
      : name === 'invite' && isLive(discussion.mediaType)
        ? 'message.invite.call'
        : name === 'givenBack'
          ? `message.givenBack.${afterGivingUp(unit)}`
          : heldCall
            ? 'message.answered.call'
            : `message.${name}.text`,
    params: (language, zone) => ({
      key: discussion.key,
      diagnosis: plainNameOf(diagnosis, language),
      hours: limits['discussion.seat'],
      summaryHours: limits['live.summaryObjection'],
      minutes: pay?.minutes ?? about?.minutes ?? 0,
      time: at ? meetingTextIn(at, language, zone) : '',
      open: open ? meetingTextIn(open, language, zone) : '',
      until: resumed ? meetingTextIn(resumed, language, zone) : '',
    }),
    mailSubject: (language) => ({ key: caseName(unit, language) }),
    facts: async (language, zone, userId) => [
      ...(await caseFacts(unit, language)),
      ...(offer ? await offerFacts(offer, language, zone) : []),
      ...(pay === undefined ? [] : [await payFact(pay, language)]),
      ...(name === 'newTime' && about?.confirmBy ? [await confirmFact(about.confirmBy, language, zone)] : []),
      ...(userId === discussion.userId && name !== 'callSummary'
        ? await nextFacts(unit, language, zone)
        : await ownNextFacts(resumed ? 'yourAnswer' : readerNext[name], language)),
    ],
    path: (type) => pathOf(type, name, discussion.id, discussion.key),
  })
}

/** What becomes of a call after a seat was given up: the next expert is invited, the others hold it, or no one does. */
export function afterGivingUp({ loaded: { engagements }, now }: UnitOfWork): 'text' | 'others' | 'noExpert' {
  if (engagements.some((row) => row.status === 'invited' && row.inviteTime?.getTime() === now.getTime())) return 'text'
  return bookedSeats(engagements).length > 0 ? 'others' : 'noExpert'
}

/** The case as a subject names it; in a blinded discussion by its RefId alone. */
function caseName({ loaded: { discussion, diagnosis } }: UnitOfWork, language: string): string {
  if (discussion.type === 'blinded') return discussion.key
  const name = plainNameOf(diagnosis, language)
  return language.startsWith('zh') ? `${discussion.key}（${name}）` : `${discussion.key} (${name})`
}

/** What an expert, or staff, does next after a message; absent: nothing waits for anyone who reads it. */
const readerNext: Partial<Record<MessageName, keyof (typeof en)['mailLayout']['next']>> = {
  invite: 'yourDecline',
  inviteReminder: 'yourDecline',
  reserved: 'yourAnswer',
  seatReminder: 'yourAnswer',
  questionReturned: 'yourAnswer',
  rejected: 'yourAnswer',
  restored: 'yourAnswer',
  followup: 'yourFollowUp',
  followupReminder: 'yourFollowUp',
  held: 'held',
  newTime: 'yourTime',
  confirmReminder: 'yourTime',
  seatRestored: 'yourTime',
  booked: 'yourCall',
  meetingDay: 'yourCall',
  meetingHour: 'yourCall',
  meetingLive: 'yourCall',
  callReopened: 'yourCall',
  callSummary: 'yourSummary',
  pendedAnswer: 'answerReview',
  pendedFile: 'fileReview',
  rewordingDecided: 'questionReview',
}

async function ownNextFacts(
  next: keyof (typeof en)['mailLayout']['next'] | undefined,
  language: string,
): Promise<[label: string, value: string][]> {
  if (!next) return []
  return [[await textIn(language, 'mailLayout.facts.next'), await textIn(language, `mailLayout.next.${next}`)]]
}

type Offer = NonNullable<Awaited<ReturnType<typeof offerOf>>>

/** What an expert decides by: how they talk, until when, for what pay, and how many seats are taken. Undefined for messages that offer nothing. */
async function offerOf({ tx, now, limits, loaded }: UnitOfWork, row: EngagementRow, name: MessageName) {
  const invited = name === 'invite' || name === 'inviteReminder'
  const until = invited ? row.inviteExpires : name === 'reserved' || name === 'seatReminder' ? row.reservedUntil : null
  if (!until) return undefined
  const [person] =
    row.rate === null ? await tx.select({ rate: user.hourlyRate }).from(user).where(eq(user.id, row.userId)) : []
  const rate = row.rate ?? person?.rate ?? 0
  const surge = row.rate === null ? loaded.discussion.surgeMultiple : row.surgeMultiple
  const live = isLive(loaded.discussion.mediaType)
  const minutes = live ? limits['live.length'] : suggestedMinutes(0, limits)
  const { amount } = earning(live ? 'session' : 'async', rate, minutes, surge)
  const { panelSize } = settingsOf(loaded, limits)
  return {
    invited,
    until,
    mediaType: loaded.discussion.mediaType,
    times: !invited || !live ? [] : timesOf(loaded.discussion, now),
    seats: { used: Math.min(seatsOf(loaded, panelSize, now).used, panelSize), total: panelSize },
    pay:
      row.payable && !unpaid(loaded) && rate > 0
        ? { rate, surge, minutes, amount, ...(!live && { range: statedRange(limits) }) }
        : null,
  }
}

/** When a call is, or may be. */
const timesOf = ({ meetingTime, proposedTimes }: UnitOfWork['loaded']['discussion'], now: Date): Date[] =>
  meetingTime ? [meetingTime] : proposedTimes.map(fromSeconds).filter((at) => at > now)

/** What a mail is about. Patients write titles: in a blinded discussion one could tell who they are. */
async function caseFacts({ loaded }: UnitOfWork, language: string): Promise<[label: string, value: string][]> {
  const { discussion, diagnosis } = loaded
  const facts: [string, string][] = [
    [await textIn(language, 'mailLayout.facts.diagnosis'), plainNameOf(diagnosis, language)],
  ]
  const title = discussion.title.replaceAll(/\s+/g, ' ').trim()
  if (discussion.type !== 'blinded' && title) facts.unshift([await textIn(language, 'mailLayout.facts.title'), title])
  return facts
}

const confirmFact = async (by: Date, language: string, zone: string): Promise<[label: string, value: string]> => [
  await textIn(language, 'mailLayout.facts.confirmBy'),
  meetingTextIn(by, language, zone),
]

/** Who acts next, as the status line of the page says it to the asker. */
async function nextFacts(
  { loaded, limits, now }: UnitOfWork,
  language: string,
  zone: string,
): Promise<[label: string, value: string][]> {
  const { panelSize } = settingsOf(loaded, limits)
  const { waitsFor, firstAnswerBy } = progressWire(loaded, { panelSize, now, limits })
  if (waitsFor === null) return []
  const value = firstAnswerBy
    ? await textIn(language, 'mailLayout.next.answerBy', {
        time: meetingTextIn(new Date(firstAnswerBy), language, zone),
      })
    : await textIn(language, `mailLayout.next.${waitsFor}`)
  return [[await textIn(language, 'mailLayout.facts.next'), value]]
}

/** @param range a written answer is paid for the minutes that its expert reports: the amount is the least */
type Pay = Pick<FormulaParts, 'rate' | 'surge' | 'minutes' | 'amount'> & { range?: ReturnType<typeof statedRange> }

const payFact = async (pay: Pay | null, language: string): Promise<[label: string, value: string]> => [
  await textIn(language, 'mailLayout.facts.pay'),
  pay === null
    ? await textIn(language, 'mailLayout.unpaid')
    : await textIn(language, `mailLayout.pay${pay.range ? 'Stated' : ''}${pay.surge > 1 ? 'Surge' : ''}`, {
        minutes: pay.minutes,
        ...pay.range,
        rate: formatMoney(pay.rate, language),
        surge: pay.surge,
        amount: formatMoney(pay.amount, language),
      }),
]

/** What an offer says as a table of the mail. */
async function offerFacts(
  { invited, until, mediaType, times, seats, pay }: Offer,
  language: string,
  zone: string,
): Promise<[label: string, value: string][]> {
  const facts: [string, string][] = []
  if (invited)
    facts.push([
      await textIn(language, 'mailLayout.facts.medium'),
      await textIn(language, `discussion.media.${mediaType}`),
    ])
  if (times.length)
    facts.push([
      await textIn(language, `mailLayout.facts.${times.length > 1 ? 'times' : 'time'}`),
      times.map((at) => meetingTextIn(at, language, zone)).join(language.startsWith('zh') ? '；' : '; '),
    ])
  if (pay) facts.push(await payFact(pay, language))
  const by = invited ? 'mailLayout.facts.acceptBy' : 'mailLayout.facts.answerBy'
  facts.push([await textIn(language, by), meetingTextIn(until, language, zone)])
  if (invited)
    facts.push([await textIn(language, 'mailLayout.facts.seats'), await textIn(language, 'mailLayout.seats', seats)])
  return facts
}

/** Their link leads to the survey itself, which may stand far down the discussion. */
const surveyMessages: ReadonlySet<MessageName> = new Set([
  'surveyPending',
  'surveyReminder',
  'postSurvey',
  'followupSurvey',
])

function pathOf(type: number, name: MessageName, id: string, key: string): string {
  if (type === userType.csr) return `/admin/queries/${id}`
  const at = surveyMessages.has(name) ? '#survey' : name === 'callReopened' ? '#live' : ''
  if (type === userType.client) return `/member/discussion/${key}${at}`
  return name === 'invite' || name === 'inviteReminder' || name === 'seatLost'
    ? `/invitation/${key}`
    : `/discussion/${key}${at}`
}

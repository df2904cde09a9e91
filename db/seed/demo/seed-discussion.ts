import { refIdFrom } from '#model/discussions/ref-id.ts'
import { surgeAt, surgeMultiple } from '#model/panels/selection/surge.ts'
import { newYorkDay } from '#model/time.ts'
import { unreleasedStatuses, type QueryStatus } from '#model/discussions/enums.ts'
import type { Queries } from '../../client.ts'
import { auditEvent, queryHeader, queryResponse, querySeen, stateTransition } from '../../schema/all.ts'
import { discussionSearchText } from '../../search-text.ts'
import { callTimes } from './call-times.ts'
import { bytesOf, idAt } from './stable-random.ts'
import { drawPanel, type Bank } from './draw-panel.ts'
import type { Actors } from './actors.ts'
import { seedAnswers, type SeededDiscussion } from './seed-answers.ts'
import type { Scenario } from './scenarios.ts'
import { seedPendingSurvey } from './seed-plan-survey.ts'
import { seedSession } from './seed-session.ts'
import { seedSurvey } from './seed-surveys.ts'
import { seedAnswerTask, seedTask } from './seed-tasks.ts'

const HOUR = 3_600_000
export const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR)

/** The way a discussion takes to each status: command, status, hours after it was asked, and who does it. */
const ways: Partial<Record<QueryStatus, readonly [string, QueryStatus, number, 'asker' | 'staff' | 'system'][]>> = {
  create: [['submit', 'create', 0, 'asker']],
  csrhold: [
    ['submit', 'create', 0, 'asker'],
    ['route', 'csrhold', 0, 'system'],
  ],
  pending_survey: [
    ['submit', 'create', 0, 'asker'],
    ['route', 'pending_survey', 0, 'system'],
  ],
  pending_charge: [
    ['submit', 'create', 0, 'asker'],
    ['route', 'pending_charge', 0, 'system'],
  ],
  charged: [
    ['submit', 'create', 0, 'asker'],
    ['route', 'pending_charge', 0, 'system'],
    ['recordCharge', 'charged', 1, 'staff'],
  ],
}
const released: readonly [string, QueryStatus, number, 'asker' | 'staff' | 'system'][] = [
  ['submit', 'create', 0, 'asker'],
  ['route', 'csrhold', 0, 'system'],
  ['releaseHold', 'open', 0.5, 'staff'],
]
const endings: Partial<Record<QueryStatus, readonly [string, QueryStatus, number, 'asker' | 'staff' | 'system'][]>> = {
  answered: [['answerPosted', 'answered', 30, 'system']],
  closed: [
    ['answerPosted', 'answered', 40, 'system'],
    ['closeTimeReached', 'closed', 168.5, 'system'],
  ],
  held: [['hold', 'held', 6, 'staff']],
  cancelled: [['cancel', 'cancelled', 9, 'staff']],
}

/** Writes one discussion with all that happened to it: its head, the panel, the answers, the log. */
export async function seedDiscussion(
  db: Queries,
  actors: Actors,
  scenario: Scenario,
  bank: Bank,
  now: Date,
): Promise<void> {
  const { question, asker, planId, grantId, staffId, diagnosisId, about, offers } = actors
  const seed = `discussion:${scenario.number}`
  const askedAt = new Date(now.getTime() - scenario.askedHoursAgo * HOUR)
  const panel = drawPanel(actors, scenario, bank, askedAt, later(askedAt, 0.5))
  const id = panel?.id ?? idAt(askedAt, seed)
  const isReleased = !unreleasedStatuses.some((status) => status === scenario.status)
  const releasedAt = isReleased ? later(askedAt, 0.5) : null
  const offer = releasedAt ? surgeAt(offers, newYorkDay(releasedAt)) : undefined
  const surge = surgeMultiple(offer)
  const closeTime = releasedAt && later(releasedAt, 168)
  const { proposedTimes, meetingTime, settledAt } = callTimes(scenario, question, askedAt)
  const steps = [...(isReleased ? released : []), ...(ways[scenario.status] ?? endings[scenario.status] ?? [])].map(
    ([command, to, hours, who]) =>
      [
        command,
        to,
        command === 'answerPosted' && settledAt ? (settledAt.getTime() - askedAt.getTime()) / HOUR : hours,
        who,
      ] as const,
  )
  const openUntil =
    meetingTime && closeTime && scenario.status !== 'closed'
      ? new Date(Math.max(closeTime.getTime(), later(meetingTime, 168.75).getTime()))
      : closeTime
  const lastStep = later(askedAt, steps.at(-1)?.[2] ?? 0)

  const returnReason = scenario.returned
    ? 'Please add which treatments have been given so far, and when the last scan was done.'
    : null
  const holdReason =
    scenario.status === 'held' ? 'Two answers contradict each other on dosing; medical review asked.' : null
  const cancelReason = scenario.status === 'cancelled' ? 'Withdrawn at the member’s request.' : null

  await db.insert(queryHeader).values({
    id,
    key: refIdFrom(bytesOf(seed)),
    userId: asker.id,
    createdBy: asker.id,
    status: scenario.status,
    testQuery: actors.test,
    type: asker.userType === 12 ? 'blinded' : 'normal',
    title: question.title,
    mediaType: question.medium,
    diagnosisId,
    contextName: question.contextName,
    planId,
    grantId: scenario.status === 'pending_charge' || scenario.status === 'charged' ? null : grantId,
    expertSelectionMode: actors.mode,
    poolId: actors.poolId,
    text: question.question,
    history: question.history,
    language: question.language,
    genderId: question.gender,
    ageMagnitude: question.age.magnitude,
    ageUnits: question.age.units,
    anonymous: asker.userType === 12 || scenario.number % 7 === 3,
    panelSize: panel?.panelSize ?? null,
    reviewReasons: scenario.status === 'csrhold' || isReleased ? ['firstDiscussion'] : [],
    returnReason,
    holdReason,
    cancelReason,
    chargeReference: scenario.status === 'charged' ? 'INV-2031' : null,
    askerAction: scenario.returned ? 'returned' : null,
    releasedAt,
    answeredAt:
      scenario.status === 'answered' || scenario.status === 'closed' ? (settledAt ?? later(askedAt, 40)) : null,
    closeTime: scenario.status === 'held' ? null : openUntil,
    closedAt: scenario.status === 'closed' ? closeTime : null,
    remainingMs: scenario.status === 'held' ? 162 * HOUR : null,
    meetingTime,
    meetingMinutes: meetingTime ? 30 : null,
    sessionEndedAt: settledAt,
    meetingSettledAt: settledAt,
    proposedTimes,
    surgeId: offer?.surgeId ?? null,
    surgeMultiple: surge,
    preventInvites: scenario.number % 29 === 11,
    searchText: discussionSearchText(
      {
        key: refIdFrom(bytesOf(seed)),
        title: question.title,
        contextName: question.contextName,
        text: question.question,
        history: question.history,
      },
      about,
      asker,
    ),
    createdAt: askedAt,
    updatedAt: lastStep < now ? lastStep : now,
  })

  const by = { asker: asker.id, staff: staffId, system: null }
  const path = scenario.returned
    ? [...steps, ['route', 'csrhold', 0, 'system'] as const, ['returnToAsker', 'create', 1, 'staff'] as const]
    : steps
  const reasons: Partial<Record<string, string | null>> = {
    hold: holdReason,
    cancel: cancelReason,
    returnToAsker: returnReason,
  }
  await db.insert(stateTransition).values(
    path.map(([command, to, hours, who], at) => ({
      id: idAt(later(askedAt, hours + at / 3600), `${seed}:step:${at}`),
      queryId: id,
      from: at === 0 ? null : (path[at - 1]?.[1] ?? null),
      to,
      command,
      userId: by[who],
      reason: reasons[command] ?? null,
      createdAt: later(askedAt, hours),
    })),
  )
  await db.insert(auditEvent).values(
    path.map(([command, to, hours, who], at) => ({
      id: idAt(later(askedAt, hours + at / 3600), `${seed}:audit:${at}`),
      changeId: `${seed}:${at}`,
      userId: by[who],
      event: at === 0 ? ('query_create' as const) : ('field_change' as const),
      refTable: 'query_header',
      refId: id,
      refField: at === 0 ? null : 'status',
      oldVal: at === 0 ? null : (path[at - 1]?.[1] ?? null),
      newVal: to,
      text: command,
      createdAt: later(askedAt, hours),
    })),
  )
  await seedTask(db, { id, seed, status: scenario.status, waitsSince: lastStep, staffId, number: scenario.number })
  if (scenario.status === 'pending_survey') await seedPendingSurvey(db, id, asker.id, askedAt)
  if (!panel || panel.parts.length === 0) return

  const seeded: SeededDiscussion = {
    id,
    seed,
    askedAt,
    releasedAt: releasedAt ?? askedAt,
    closedAt: scenario.status === 'closed' ? closeTime : null,
    meetingTime,
    settledAt,
    now,
    surge,
    surgeId: offer?.surgeId ?? null,
    scenario,
  }
  const { responses, answered, lastResponseId, lastResponseAt, shown } = await seedAnswers(
    db,
    actors,
    seeded,
    panel,
    bank,
  )
  if (responses.length) await db.insert(queryResponse).values(responses)
  for (const { id: responseId, createdAt } of responses.filter(({ type }) => type === 'pendedexpert'))
    if (responseId) await seedAnswerTask(db, { queryId: id, responseId, waitsSince: createdAt })
  await db.update(queryHeader).set({ responseCount: shown, lastResponseAt }).where(actors.isDiscussion(id))
  await seedSurvey(
    db,
    actors,
    seeded,
    answered.map(({ userId }) => userId),
  )
  if (meetingTime && settledAt && answered.length) {
    await seedSession(db, { id, seed, meetingTime, now }, [
      ...answered.map((one) => ({ ...one, role: 'expert' })),
      { userId: asker.id, role: 'asker', minutes: 30 },
    ])
  }
  // the member of the demo has read all but the newest discussions
  if (lastResponseId && lastResponseAt && scenario.status !== 'open')
    await db
      .insert(querySeen)
      .values({ queryId: id, userId: asker.id, responseId: lastResponseId, seenAt: lastResponseAt })
}

import { eq } from 'drizzle-orm'
import { newYorkDay, toSeconds } from '#model/time.ts'
import { RANKING_KEPT } from '#model/panels/selection/draw-inputs.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { earnedKey, earning as payOf } from '#model/payments/earning.ts'
import type { Queries } from '../../client.ts'
import { auditEvent, earning, queryExpert, querySelection, transaction, type queryResponse } from '../../schema/all.ts'
import type { Actors } from './actors.ts'
import { idAt, pick } from './stable-random.ts'
import type { Bank, Panel } from './draw-panel.ts'
import type { Scenario } from './scenarios.ts'

const HOUR = 3_600_000
/** Discussions with an answer that waits for review. */
const WAITING: ReadonlySet<number> = new Set([27, 72, 96, 104])
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR)

export interface SeededDiscussion {
  id: string
  seed: string
  askedAt: Date
  releasedAt: Date
  closedAt: Date | null
  /** of the call that a seat is booked for */
  meetingTime: Date | null
  /** when the call was settled */
  settledAt: Date | null
  now: Date
  surge: number
  surgeId: string | null
  scenario: Scenario
}
type Response = typeof queryResponse.$inferInsert

interface Clocks {
  held: boolean
  expires: Date
  claimedNow: Date | null
  /** of the call that a seat is booked for */
  meetingTime: Date | null
}

/** How long an invitation and a seat wait: while a discussion is held the time left is kept, and a call has no clock. */
function clocksOf(status: QueryExpertStatus, { held, expires, claimedNow, meetingTime }: Clocks) {
  const left = claimedNow ? (meetingTime ? null : 5 * HOUR) : status === 'invited' ? 20 * HOUR : null
  return {
    inviteExpires: held ? null : expires,
    remainingMs: held ? left : null,
    reservedUntil: held || meetingTime ? null : claimedNow && later(claimedNow, 6),
    bookedAt: meetingTime && claimedNow,
    meetingTime: claimedNow && meetingTime,
  }
}

/** The panel, what its experts wrote, and what they have earned by it. */
export async function seedAnswers(
  db: Queries,
  { question, asker }: Actors,
  seeded: SeededDiscussion,
  { drawn, inputHash, size, parts }: Panel,
  bank: Bank,
) {
  const { id, seed, releasedAt, closedAt, now, surge, surgeId, meetingTime, settledAt, scenario } = seeded
  const responses: Response[] = []
  const { selection, tiers } = drawn
  let shown = 0
  const answered: { userId: string; minutes: number }[] = []
  const askersPartId = idAt(releasedAt, `${seed}:part:asker`)

  await db.insert(querySelection).values({
    id: idAt(releasedAt, `${seed}:selection`),
    queryId: id,
    round: 1,
    seed: selection.seed,
    mode: tiers.mode,
    panelSize: size,
    inputHash,
    ranking: [...selection.ranked.slice(0, RANKING_KEPT), ...selection.excluded.slice(0, RANKING_KEPT)],
    invited: selection.invited.map(({ userId }) => userId),
    alternates: selection.ranked
      .slice(selection.invited.length, selection.invited.length + RANKING_KEPT)
      .map(({ userId }) => userId),
    createdAt: releasedAt,
  })

  const from = meetingTime && toSeconds(meetingTime)
  const call = from === null ? null : { from, until: from + defaultLimits['live.length'] * 60 }

  const minutesOf = (stated: number) => (meetingTime ? Math.min(stated, defaultLimits['live.length']) : stated)

  for (const [at, { expert, status, found, hoursLater }] of parts.entries()) {
    const { user } = expert
    const invitedAt = later(releasedAt, hoursLater)
    const partId = idAt(releasedAt, `${seed}:part:${at}`)
    const acceptedAt = later(releasedAt, 1 + pick(`${seed}:accept:${at}`, 10))
    const answeredAt =
      settledAt ?? new Date(Math.min(later(acceptedAt, 2 + at * 3).getTime(), now.getTime() - HOUR / 2))
    const answer = question.answers[at]
    const isAnswer = status === 'answered' && answer !== undefined
    // the second answer of an open discussion waits until staff have read it
    const waits = scenario.status === 'open' && scenario.answers === 2 && at === 1 && WAITING.has(scenario.number)
    // without a reply, a follow-up keeps its discussion open
    const followUp =
      isAnswer && !waits && (closedAt !== null || scenario.status === 'open') ? answer.followUp : undefined
    const held = scenario.status === 'held'
    const expires = later(invitedAt, 24) > now ? later(invitedAt, 24) : later(now, 20)
    const claimedNow = status === 'claimed' ? new Date(now.getTime() - HOUR) : null
    await db.insert(queryExpert).values({
      id: partId,
      queryId: id,
      userId: user.id,
      status: followUp && closedAt === null ? 'followup' : status,
      round: 1,
      poolId: found.poolId,
      side: found.side,
      inviteTime: invitedAt,
      ...clocksOf(status, { held, expires, claimedNow, meetingTime }),
      acceptedAt: isAnswer ? acceptedAt : claimedNow,
      answeredAt: isAnswer ? answeredAt : null,
      decidedAt: status === 'declined' ? later(releasedAt, 3) : null,
      declineReason: status === 'declined' ? 'Outside my field.' : null,
      rate: isAnswer || claimedNow ? user.hourlyRate : null,
      surgeMultiple: surge,
      minutes: isAnswer ? minutesOf(answer.minutes) : null,
      frozen: closedAt !== null,
      createdAt: invitedAt,
      updatedAt: isAnswer ? answeredAt : invitedAt,
    })
    bank.invited(user.id, invitedAt)
    const accepted = isAnswer ? acceptedAt : claimedNow
    if (accepted) bank.claimed(user.id, { from: accepted, until: isAnswer ? answeredAt : null, call })
    const moves: readonly (readonly [to: QueryExpertStatus, at: Date, by: string | null])[] = isAnswer
      ? [
          ['claimed', acceptedAt, user.id],
          ['answered', answeredAt, user.id],
        ]
      : status === 'claimed'
        ? [['claimed', claimedNow ?? now, user.id]]
        : status === 'declined'
          ? [['declined', later(releasedAt, 3), user.id]]
          : status === 'invited'
            ? []
            : [[status, new Date(Math.min(later(releasedAt, 24).getTime(), now.getTime() - HOUR / 4)), null]]
    if (moves.length) {
      await db.insert(auditEvent).values(
        moves.map(([to, when, by], step) => ({
          id: idAt(when, `${seed}:moved:${at}:${step}`),
          changeId: `${seed}:moved:${at}:${step}`,
          userId: by,
          event: 'field_change' as const,
          refTable: 'query_expert',
          refId: partId,
          refField: 'status',
          oldVal: moves[step - 1]?.[0] ?? 'invited',
          newVal: to,
          text: to === 'declined' ? 'Outside my field.' : null,
          createdAt: when,
        })),
      )
    }
    if (!isAnswer) continue
    const minutes = minutesOf(answer.minutes)
    answered.push({ userId: user.id, minutes })

    const say = (hours: number, more: Partial<Response> & { text: string }) => {
      const when = new Date(
        Math.min(later(answeredAt, hours).getTime(), now.getTime() - 60_000 * (10 - (responses.length % 9))),
      )
      const row: Response = {
        id: idAt(when, `${seed}:say:${at}:${responses.length}`),
        queryId: id,
        queryExpertId: partId,
        userId: user.id,
        type: 'response',
        subtype: 'response',
        createdAt: when,
        updatedAt: when,
        ...more,
      }
      responses.push(row)
      if (row.type === 'response') shown++
      return row.id
    }
    const byAsker = { userId: asker.id, queryExpertId: askersPartId }
    if (answer.clarify) {
      say(-1.5, { subtype: 'clarify', text: answer.clarify.question })
      say(-1, { ...byAsker, text: answer.clarify.reply })
    }
    const answerId = say(0, { text: answer.text, minutes, ...(waits && { type: 'pendedexpert' as const }) })
    if (followUp) {
      const followupResponseId = say(5, { ...byAsker, text: followUp.question, aboutResponseId: answerId })
      await db.update(queryExpert).set({ followupResponseId }).where(eq(queryExpert.id, partId))
      if (closedAt !== null) say(9, { text: followUp.reply })
    }

    // a live answer is paid by the time in the session
    const source = meetingTime ? 'session' : 'async'
    const pay = payOf(source, user.hourlyRate ?? 0, minutes, surge)
    const lineId = closedAt && idAt(closedAt, `${seed}:line:${at}`)
    if (closedAt && lineId) {
      await db.insert(transaction).values({
        id: lineId,
        userId: user.id,
        queryId: id,
        queryExpertId: partId,
        description: question.title,
        amount: pay.amount,
        transactionType: 'Earned',
        source,
        status: 'credit',
        effectiveDate: newYorkDay(closedAt),
        formula: pay,
        surgeId: surge > 1 ? surgeId : null,
        earnedKey: earnedKey(id, user.id, source),
        createdAt: closedAt,
      })
    }
    await db.insert(earning).values({
      id: idAt(answeredAt, `${seed}:earning:${at}`),
      queryExpertId: partId,
      queryId: id,
      userId: user.id,
      source,
      minutes,
      amount: pay.amount,
      formula: pay,
      frozenAt: closedAt,
      transactionId: lineId,
      updatedAt: answeredAt,
    })
  }
  responses.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const firstByAsker = responses.find(({ queryExpertId }) => queryExpertId === askersPartId)?.createdAt
  if (firstByAsker)
    await db.insert(queryExpert).values({
      id: askersPartId,
      queryId: id,
      userId: asker.id,
      status: 'user',
      payable: false,
      createdAt: firstByAsker,
      updatedAt: firstByAsker,
    })
  const last = responses.filter(({ type }) => type === 'response').at(-1)
  return { responses, shown, answered, lastResponseId: last?.id ?? null, lastResponseAt: last?.createdAt ?? null }
}

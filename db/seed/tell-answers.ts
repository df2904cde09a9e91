import { newYorkDay } from '#model/time.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { earnedKey, earning as payOf } from '#model/payments/earning.ts'
import type { Queries } from '../client.ts'
import { auditEvent, earning, queryExpert, querySelection, transaction, type queryResponse } from '../schema/all.ts'
import type { Cast } from './cast.ts'
import { idAt, pick } from './chance.ts'
import type { Plot } from './story-plot.ts'

const HOUR = 3_600_000
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR)

export interface Told {
  id: string
  seed: string
  askedAt: Date
  releasedAt: Date
  closedAt: Date | null
  now: Date
  surge: number
  surgeId: string | null
  plot: Plot
}
type Response = typeof queryResponse.$inferInsert

/** The panel, what its experts wrote, and what they have earned by it. */
export async function tellAnswers(db: Queries, { question, asker, panel }: Cast, told: Told, answerCount: number) {
  const { id, seed, releasedAt, closedAt, now, surge, surgeId, plot } = told
  const responses: Response[] = []
  const statuses: QueryExpertStatus[] = [
    ...Array.from({ length: answerCount }, () => 'answered' as const),
    ...plot.others,
  ]
  let shown = 0
  const answered: { userId: string; minutes: number }[] = []
  const people = panel.slice(0, statuses.length)

  await db.insert(querySelection).values({
    id: idAt(releasedAt, `${seed}:selection`),
    queryId: id,
    round: 1,
    seed: `${id}:1`,
    mode: 'grant_first',
    panelSize: defaultLimits['discussion.panelSize'],
    ranking: people.map(({ user }, at) => ({
      userId: user.id,
      rank: at + 1,
      eligible: true,
      weight: 1,
      reasonCodes: [],
    })),
    invited: people.map(({ user }) => user.id),
    alternates: panel.slice(statuses.length, statuses.length + 3).map(({ user }) => user.id),
    createdAt: releasedAt,
  })

  for (const [at, { user }] of people.entries()) {
    const status = statuses[at] ?? 'invited'
    const partId = idAt(releasedAt, `${seed}:part:${at}`)
    const acceptedAt = later(releasedAt, 1 + pick(`${seed}:accept:${at}`, 10))
    const answeredAt = new Date(Math.min(later(acceptedAt, 2 + at * 3).getTime(), now.getTime() - HOUR / 2))
    const answer = question.answers[at]
    const isAnswer = status === 'answered' && answer !== undefined
    const claimedNow = status === 'claimed' ? new Date(now.getTime() - HOUR) : null
    await db.insert(queryExpert).values({
      id: partId,
      queryId: id,
      userId: user.id,
      status: isAnswer && answer.followUp && closedAt === null && plot.number % 5 === 0 ? 'followup' : status,
      round: 1,
      side: 'grant',
      inviteTime: releasedAt,
      inviteExpires: later(releasedAt, 24) > now ? later(releasedAt, 24) : later(now, 20),
      acceptedAt: isAnswer ? acceptedAt : claimedNow,
      reservedUntil: claimedNow && later(claimedNow, 6),
      answeredAt: isAnswer ? answeredAt : null,
      decidedAt: status === 'declined' ? later(releasedAt, 3) : null,
      declineReason: status === 'declined' ? 'Outside my field.' : null,
      rate: isAnswer || claimedNow ? user.hourlyRate : null,
      surgeMultiple: surge,
      minutes: isAnswer ? answer.minutes : null,
      frozen: closedAt !== null,
      createdAt: releasedAt,
      updatedAt: isAnswer ? answeredAt : releasedAt,
    })
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
    answered.push({ userId: user.id, minutes: answer.minutes })

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
      shown++
      return row.id
    }
    if (answer.clarify) {
      say(-1.5, { subtype: 'clarify', text: answer.clarify.question })
      say(-1, { userId: asker.id, text: answer.clarify.reply })
    }
    const answerId = say(0, { text: answer.text, minutes: answer.minutes })
    if (answer.followUp && (closedAt !== null || plot.number % 5 === 0)) {
      say(5, { userId: asker.id, text: answer.followUp.question, aboutResponseId: answerId })
      if (closedAt !== null) say(9, { text: answer.followUp.reply })
    }

    const pay = payOf('async', user.hourlyRate ?? 0, answer.minutes, surge)
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
        source: 'async',
        status: 'credit',
        effectiveDate: newYorkDay(closedAt),
        formula: pay,
        surgeId: surge > 1 ? surgeId : null,
        earnedKey: earnedKey(id, user.id, 'async'),
        createdAt: closedAt,
      })
    }
    await db.insert(earning).values({
      id: idAt(answeredAt, `${seed}:earning:${at}`),
      queryExpertId: partId,
      queryId: id,
      userId: user.id,
      source: 'async',
      minutes: answer.minutes,
      amount: pay.amount,
      formula: pay,
      frozenAt: closedAt,
      transactionId: lineId,
      updatedAt: answeredAt,
    })
  }
  responses.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const last = responses.at(-1)
  return { responses, shown, answered, lastResponseId: last?.id ?? null, lastResponseAt: last?.createdAt ?? null }
}

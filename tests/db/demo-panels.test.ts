import { asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bankAccount, earning, queryExpert, queryHeader, querySelection, transaction, user } from '#db/schema/all.ts'
import { systemCtx } from '#api/context.ts'
import { seatsOf, settingsOf } from '#api/discussions/lifecycle/facts.ts'
import { expertsOf, loadDiscussion, type LoadedDiscussion } from '#api/discussions/lifecycle/load.ts'
import { wantedPanel } from '#api/discussions/panel/wanted-panel.ts'
import { loadCandidates } from '#api/panels/candidates.ts'
import { chooseExperts, hashOfDraw } from '#api/panels/select-experts.ts'
import { settleEarnings } from '#api/payments/settle-earnings.ts'
import { settleSessionPay } from '#api/payments/settle-session-pay.ts'
import { isLive } from '#model/discussions/enums.ts'
import { transitionEngagement } from '#model/discussions/lifecycle/transition-engagement.ts'
import type { EngagementCommand, EngagementContext } from '#model/discussions/lifecycle/engagement-context.ts'
import { noEngagement, type EngagementState, type EngagementStatus } from '#model/discussions/lifecycle/state.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Candidate } from '#model/panels/selection/candidate.ts'
import { selectExperts } from '#model/panels/selection/selection.ts'
import { bankBody } from '#model/payments/bank-wire.ts'
import { earnedKey, earning as payOf } from '#model/payments/earning.ts'
import { toSeconds } from '#model/time.ts'
import { startProduct } from '../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const limits = defaultLimits
const DAY = 86_400
let discussions: LoadedDiscussion[]
let parts: (typeof queryExpert.$inferSelect)[]
beforeAll(async () => {
  const ids = await db.select({ id: queryHeader.id }).from(queryHeader).orderBy(asc(queryHeader.id))
  discussions = []
  for (const { id } of ids) {
    const loaded = (await loadDiscussion(db, id)) as LoadedDiscussion
    discussions.push({ ...loaded, engagements: expertsOf(loaded.engagements) })
  }
  parts = discussions.flatMap((one) => one.engagements)
})

/** The counts that a draw weighed at that moment, from the rows. */
function historyOf(userId: string, at: Date) {
  const now = toSeconds(at)
  const mine = parts.filter((part) => part.userId === userId)
  const accepted = mine.filter((part) => part.acceptedAt !== null && part.acceptedAt < at)
  const open = accepted.filter((part) => part.answeredAt === null || part.answeredAt >= at)
  const calls = open.flatMap((part) => {
    const header = discussions.find((one) => one.discussion.id === part.queryId)?.discussion
    const from = header?.meetingTime && isLive(header.mediaType) ? toSeconds(header.meetingTime) : null
    return from === null ? [] : [{ from, until: from + limits['live.length'] * 60 }]
  })
  const near = calls.filter(({ from, until }) => from < now + DAY && until > now)
  const since = at.getTime() - limits['selection.invitationWindow'] * DAY * 1000
  return {
    calls,
    openClaims: open.length - calls.length + near.length,
    recentInvitations: mine.filter(
      (part) => part.inviteTime && part.inviteTime < at && part.inviteTime.getTime() >= since,
    ).length,
    claimed: accepted.length,
    answered: accepted.length - open.length,
  }
}

test('each run of the demo is what the choice of experts gives on the facts of its moment', async () => {
  const runs = await db.select().from(querySelection)
  expect(runs.length).toBeGreaterThan(80)
  for (const run of runs) {
    const loaded = discussions.find((one) => one.discussion.id === run.queryId) as LoadedDiscussion
    const before = { ...loaded, engagements: [], discussion: { ...loaded.discussion, meetingTime: null } }
    const wanted = { ...wantedPanel(before, limits), meetingMinutes: null }
    // pools, tiers and filters as production reads them; the candidates' counts are put back to that moment
    const { tiers, filters, localPoolWeight } = await chooseExperts(db, run.createdAt, limits, wanted, { round: 1 })
    const candidates = await loadCandidates(db, {
      poolIds: tiers.pools.map((pool) => pool.poolId),
      now: run.createdAt,
      limits,
    })
    const replay = selectExperts({
      discussionId: run.queryId,
      round: run.round,
      candidates: candidates.map((one): Candidate => ({ ...one, ...historyOf(one.userId, run.createdAt) })),
      tiers,
      panelSize: wanted.panelSize,
      localPoolWeight,
      filters,
      limits,
    })
    expect(run.inputHash, loaded.discussion.title).toBe(
      hashOfDraw({ selection: replay, tiers, filters, localPoolWeight, limits }),
    )
    const told = run.ranking as { userId: string; weight?: number; poolId?: string; side?: string }[]
    const title = loaded.discussion.title
    expect([run.seed, run.mode, run.panelSize], title).toEqual([replay.seed, tiers.mode, wanted.panelSize])
    expect(
      told.flatMap(({ userId, weight, poolId, side }) =>
        weight === undefined ? [] : [[userId, weight, poolId, side]],
      ),
      title,
    ).toEqual(replay.ranked.map(({ userId, weight, poolId, side }) => [userId, weight, poolId, side]))
    expect(run.invited, title).toEqual(replay.invited.map((expert) => expert.userId))
    const followed = run.alternates.filter((userId) => loaded.engagements.some((part) => part.userId === userId))
    expect(new Set(loaded.engagements.map((part) => part.userId)), title).toEqual(
      new Set([...run.invited, ...followed]),
    )
    expect(run.alternates.slice(0, followed.length), title).toEqual(followed)
    for (const part of loaded.engagements) {
      const line = told.find((one) => one.userId === part.userId)
      expect([part.poolId, part.side], title).toEqual([line?.poolId, line?.side])
    }
  }
})

test('seats are never more than the panel has, and an answered panel is full', () => {
  for (const loaded of discussions) {
    const { panelSize } = settingsOf(loaded, limits)
    const seats = seatsOf(loaded, panelSize, product.now())
    expect(seats.used, loaded.discussion.title).toBeLessThanOrEqual(panelSize)
    if (loaded.discussion.status === 'answered')
      expect(seats.answers, loaded.discussion.title).toBeGreaterThanOrEqual(panelSize)
    if (loaded.discussion.status === 'open') expect(seats.answers, loaded.discussion.title).toBeLessThan(panelSize)
  }
})

test('pay is what the formula of production gives, and recomputing it changes nothing', async () => {
  const rows = async () => ({
    earnings: (await db.select().from(earning).orderBy(asc(earning.id))).map(({ updatedAt: _at, ...row }) => row),
    lines: await db.select().from(transaction).orderBy(asc(transaction.id)),
  })
  const told = await rows()
  expect(told.earnings.length).toBeGreaterThan(100)
  const partOf = new Map(parts.map((part) => [part.id, part]))
  for (const row of told.earnings) {
    const part = partOf.get(row.queryExpertId)
    const header = discussions.find((one) => one.discussion.id === row.queryId)?.discussion
    expect(row.source).toBe(header && isLive(header.mediaType) ? 'session' : 'async')
    const pay = payOf(row.source, part?.rate ?? 0, part?.minutes ?? 0, part?.surgeMultiple)
    expect({ amount: row.amount, minutes: row.minutes, formula: row.formula }).toEqual({
      amount: pay.amount,
      minutes: pay.minutes,
      formula: pay,
    })
    const line = told.lines.find((one) => one.id === row.transactionId)
    if (row.transactionId !== null)
      expect([line?.amount, line?.earnedKey]).toEqual([pay.amount, earnedKey(row.queryId, row.userId, row.source)])
  }
  for (const { discussion } of discussions) {
    await settleEarnings(systemCtx(product.deps), discussion.id)
    await settleSessionPay(systemCtx(product.deps), discussion.id)
  }
  expect(await rows()).toEqual(told)
})

/** The commands that lead to a state, and a moment at which its time is over. */
const ways: Partial<Record<EngagementStatus, EngagementCommand[]>> = {
  invited: [],
  claimed: [{ name: 'accept', termsAccepted: true }],
  answered: [
    { name: 'accept', termsAccepted: true },
    { name: 'post', complete: true },
  ],
  followup: [{ name: 'accept', termsAccepted: true }, { name: 'post', complete: true }, { name: 'askFollowup' }],
  declined: [{ name: 'decline', reason: 'Outside my field.' }],
  timedout: [{ name: 'timeOut' }],
  missedout: [{ name: 'missOut' }],
  cancelled: [{ name: 'withdraw' }],
}
const actors: Partial<Record<EngagementCommand['name'], EngagementContext['actor']>> = {
  accept: { kind: 'expert' },
  decline: { kind: 'expert' },
  post: { kind: 'expert' },
  askFollowup: { kind: 'asker' },
  withdraw: { kind: 'csr', rank: 'csr' },
}

test('each part is reached by the moves of production, calls by being settled', () => {
  let calls = 0
  for (const { discussion, engagements } of discussions)
    for (const part of engagements) {
      let state: EngagementState = noEngagement
      const invitedAt = part.inviteTime ?? product.now()
      const respondBy = new Date(invitedAt.getTime() + DAY * 1000)
      const { mediaType, meetingTime } = discussion
      for (const step of [{ name: 'invite' } as EngagementCommand, ...(ways[part.status] ?? [])]) {
        const called = isLive(mediaType)
        const command: EngagementCommand =
          called && step.name === 'post'
            ? { name: 'settleCall', present: true }
            : called && step.name === 'accept' && meetingTime
              ? { ...step, meetingTime }
              : step
        const due = new Date((state.reservedUntil ?? respondBy).getTime() + 1000)
        const decision = transitionEngagement(state, command, {
          now: step.name === 'timeOut' ? due : command.name === 'settleCall' ? (part.answeredAt ?? due) : invitedAt,
          actor: actors[command.name] ?? { kind: 'system' },
          discussion: {
            status: 'open',
            mediaType,
            meetingTime,
            proposedTimes: discussion.proposedTimes.map((time) => new Date(time * 1000)),
            unpaid: false,
            surgeMultiple: 1,
          },
          seats: { panelSize: 5, used: 0, claimed: 0, answers: 0, paidAnswers: 0, shownAnswers: 0 },
          call: { lengthMinutes: 30, graceMinutes: 15, endedAt: null, settledAt: null, booked: 0, clash: false },
          eligible: true,
          termsAcceptedBefore: true,
          answersPended: false,
          limits: { seatHours: 6, responseHours: 24, clarifyPauseHours: 72 },
        })
        expect(decision, `${discussion.title}, ${part.status}: ${command.name}`).toMatchObject({ ok: true })
        if (decision.ok) state = decision.state
        if (command.name === 'settleCall') calls++
      }
      expect(state.status, discussion.title).toBe(part.status)
      expect([part.acceptedAt !== null, part.answeredAt !== null], part.status).toEqual([
        ['claimed', 'answered', 'followup'].includes(part.status),
        ['answered', 'followup'].includes(part.status),
      ])
      if (part.status === 'claimed' && isLive(mediaType))
        expect([part.bookedAt, part.meetingTime, part.reservedUntil]).toEqual([part.acceptedAt, meetingTime, null])
      if (part.answeredAt && isLive(mediaType)) expect(part.answeredAt).toEqual(discussion.meetingSettledAt)
    }
  expect(calls).toBeGreaterThan(5)
})

test('bank data pass the checks of the page that takes them', async () => {
  const rows = await db.select().from(bankAccount)
  expect(rows.length).toBeGreaterThan(20)
  for (const { userId: _user, updatedAt: _at, version, ...row } of rows) {
    const given = Object.fromEntries(Object.entries(row).filter(([name]) => name in bankBody.shape))
    expect(bankBody.safeParse({ ...given, version }).error?.issues ?? []).toEqual([])
  }
  const owners = await db
    .select({ type: user.userType })
    .from(user)
    .where(
      inArray(
        user.id,
        rows.map((row) => row.userId),
      ),
    )
  expect(new Set(owners.map((row) => row.type))).toEqual(new Set([2]))
  expect(await db.$count(queryExpert, eq(queryExpert.side, 'grant'))).toBeGreaterThan(50)
})

import { createHash } from 'node:crypto'
import { isLive, unreleasedStatuses } from '#model/discussions/enums.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { defaultSettings, resolveSettings, valuesOf } from '#model/discussions/settings.ts'
import { splitCodes } from '#model/fields.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Candidate, TimePeriod } from '#model/panels/selection/candidate.ts'
import { drawInputs, type DrawInputs } from '#model/panels/selection/draw-inputs.ts'
import { countriesFor } from '#model/panels/selection/selection-filters.ts'
import { selectExperts, type RankedExpert } from '#model/panels/selection/selection.ts'
import { tiersOf } from '#model/panels/selection/tiers.ts'
import { toSeconds } from '#model/time.ts'
import { verifiedRegStatuses } from '#model/identity/enums.ts'
import type { Actors } from './actors.ts'
import { callTimes } from './call-times.ts'
import { idAt, pick } from './stable-random.ts'
import type { People } from './seed-people.ts'
import type { Scenario } from './scenarios.ts'

type Expert = People['experts'][number]
const DAY = 86_400
/** So many ids are tried for a discussion, until its draw invites those whom the demo needs. */
const TRIES = 60

interface Claim {
  from: Date
  /** when the answer came; null: not yet */
  until: Date | null
  /** the call of a live discussion */
  call: TimePeriod | null
}

/** What experts did so far in the demo: draws weigh it as of their moment. */
export class Bank {
  private readonly invitations = new Map<string, Date[]>()
  private readonly claims = new Map<string, Claim[]>()

  invited(userId: string, at: Date): void {
    this.invitations.set(userId, [...(this.invitations.get(userId) ?? []), at])
  }
  claimed(userId: string, claim: Claim): void {
    this.claims.set(userId, [...(this.claims.get(userId) ?? []), claim])
  }
  /** The counts that a draw at this moment weighs. */
  at(userId: string, at: Date) {
    const now = toSeconds(at)
    const since = at.getTime() - defaultLimits['selection.invitationWindow'] * DAY * 1000
    const claims = (this.claims.get(userId) ?? []).filter(({ from }) => from < at)
    const open = claims.filter(({ until }) => until === null || until >= at)
    const calls = open.flatMap(({ call }) => call ?? [])
    return {
      calls,
      openClaims:
        open.filter(({ call }) => call === null).length +
        calls.filter(({ from, until }) => from < now + DAY && until > now).length,
      recentInvitations: (this.invitations.get(userId) ?? []).filter((one) => one < at && one.getTime() >= since)
        .length,
      claimed: claims.length,
      answered: claims.length - open.length,
    }
  }
}

export interface Panel {
  id: string
  drawn: DrawInputs
  inputHash: string
  /** set with the discussion where plan and funding source give another */
  panelSize: number | null
  /** seats of the discussion */
  size: number
  /** those with a part, the answers first; an alternate comes hours later, when somebody declined or ran out of time */
  parts: { expert: Expert; status: QueryExpertStatus; found: RankedExpert; hoursLater: number }[]
}

const fillers: Partial<Record<Scenario['status'], QueryExpertStatus>> = {
  answered: 'missedout',
  closed: 'missedout',
  cancelled: 'cancelled',
}

/**
 * The panel of a released discussion as the choice of experts makes it, with the seed of its id. Among the ids that the
 * discussion could have, one is taken whose draw invites those who have the answers; null: nobody was looked for.
 */
export function drawPanel(
  actors: Actors,
  scenario: Scenario,
  bank: Bank,
  askedAt: Date,
  releasedAt: Date,
): Panel | null {
  if (unreleasedStatuses.some((status) => status === scenario.status)) return null
  const { question, plan, grant, experts } = actors
  const seed = `discussion:${scenario.number}`
  const limits = defaultLimits
  const wanted = Math.min(scenario.answers, question.answers.length)
  const settle = (panelSize: number | null) => {
    const settings = valuesOf(
      resolveSettings({
        query: { panelSize },
        plan: plan ?? null,
        grant: grant ?? null,
        defaults: defaultSettings(limits),
      }),
    )
    return isLive(question.medium)
      ? { ...settings, panelSize: Math.min(settings.panelSize, limits['live.maxPanelSize']) }
      : settings
  }
  const ended = scenario.status === 'answered' || scenario.status === 'closed'
  // an answered panel is full; an open one with two answers has a seat left
  const least = ended ? Math.max(1, wanted) : scenario.status === 'open' && wanted === 2 ? 3 : null
  const panelSize = least === null || settle(null).panelSize === least ? null : least
  const { panelSize: size, maxResponseTime } = settle(panelSize)
  const candidates = experts.map(({ user, profile, poolIds, country }): Candidate => ({
    userId: user.id,
    poolIds,
    enabled: user.enabled,
    noeticExpert: user.noeticExpert,
    verified: verifiedRegStatuses.includes(user.regStatus),
    testUser: user.testUser,
    staff: false,
    country,
    specialties: [profile.specialty],
    expertTier: profile.tier,
    vacations: [],
    choseGroup: false,
    ...bank.at(user.id, releasedAt),
  }))
  const from = toSeconds(releasedAt)
  const tiers = tiersOf(actors.mode, actors.sides, { poolId: actors.poolId })
  const filters = {
    testDiscussion: actors.test,
    askerId: actors.asker.id,
    inviteeIds: [],
    engagements: new Map<string, string>(),
    countries: plan
      ? countriesFor(
          { matchByRegion: plan.matchByRegion ?? false, countryCodes: splitCodes(plan.countryCodes ?? '') },
          actors.askerCountry,
        )
      : null,
    specialties: actors.specialties,
    window: { from, until: from + maxResponseTime * 3600 },
    proposedTimes: isLive(question.medium) ? callTimes(scenario, question, askedAt).proposedTimes : null,
    callLength: limits['live.length'] * 60,
  }
  const localPoolWeight = plan?.localPoolWeight ?? 1
  const draw = (nonce: number) => {
    const id = idAt(askedAt, nonce === 0 ? seed : `${seed}:${nonce}`)
    return {
      id,
      selection: selectExperts({
        discussionId: id,
        round: 1,
        candidates,
        tiers,
        panelSize: size,
        localPoolWeight,
        filters,
        limits,
      }),
    }
  }
  let best = draw(0)
  const wave = best.selection.waveSize
  const byId = new Map(experts.map((expert) => [expert.user.id, expert]))
  const reachable = best.selection.ranked.filter((one, index) => index < wave || one.tier === 0)
  const wish = expertsFor(
    scenario,
    actors,
    reachable.flatMap(({ userId }) => byId.get(userId) ?? []),
  ).slice(0, wanted + 1)
  const met = ({ selection }: typeof best) =>
    wish.reduce(
      (sum, { user }, at) =>
        sum + (selection.invited.some((one) => one.userId === user.id) ? 2 ** (wish.length - at) : 0),
      0,
    )
  const all = wish.reduce((sum, _, at) => sum + 2 ** (wish.length - at), 0)
  for (let nonce = 1; met(best) < all && nonce < TRIES; nonce++) {
    const next = draw(nonce)
    if (met(next) > met(best)) best = next
  }
  const { id, selection } = best
  const rankOf = new Map(selection.ranked.map((one) => [one.userId, one]))
  const invited = selection.invited.flatMap(({ userId }) => byId.get(userId) ?? [])
  const people = expertsFor(scenario, actors, invited)
  const answers = Math.min(wanted, people.length)
  // a call is answered when it is over: before that its seats are booked
  const given = isLive(question.medium) && !ended ? ('claimed' as const) : ('answered' as const)
  const statuses = [...Array.from({ length: answers }, () => given), ...scenario.others]
  const parts = people.flatMap((expert, at) => {
    const found = rankOf.get(expert.user.id)
    const status = statuses[at] ?? fillers[scenario.status] ?? 'invited'
    return found ? [{ expert, status, found, hoursLater: 0 }] : []
  })
  // who declines or runs out of time is followed by the next of the ranking
  const gone = parts.flatMap(({ status }) => (status === 'declined' ? 3 : status === 'timedout' ? maxResponseTime : []))
  for (const [at, found] of selection.ranked.slice(invited.length, invited.length + gone.length).entries()) {
    const expert = byId.get(found.userId)
    if (expert) parts.push({ expert, status: fillers[scenario.status] ?? 'invited', found, hoursLater: gone[at] ?? 0 })
  }
  const drawn = { selection, tiers, filters, localPoolWeight, limits }
  const hash = createHash('sha256')
  for (const line of drawInputs(drawn)) hash.update(line)
  return { id, drawn, inputHash: hash.digest('hex'), panelSize, size, parts }
}

/** Answers go to experts of their specialty; the demo's expert is early among the others. */
function expertsFor(scenario: Scenario, { question }: Actors, pool: readonly Expert[]): Expert[] {
  const order = (a: Expert, b: Expert) =>
    pick(`panel:${scenario.number}:${a.user.email}`, 1_000_000) -
    pick(`panel:${scenario.number}:${b.user.email}`, 1_000_000)
  const drawn = [...pool].sort(order)
  const demo = drawn.findIndex(({ user }) => user.email === 'expert@consilium.test')
  // so that every kind of work waits for the expert of the demo
  if (demo > 0 && scenario.number % 3 !== 0) drawn.unshift(...drawn.splice(demo, 1))
  const panel: Expert[] = []
  for (const answer of question.answers.slice(0, scenario.answers)) {
    const speaks = (one: Expert) => question.language === 'en-us' || one.profile.languages.includes('zh-cn')
    const next =
      drawn.find((one) => !panel.includes(one) && one.profile.specialty === answer.by && speaks(one)) ??
      drawn.find((one) => !panel.includes(one) && one.profile.specialty === answer.by) ??
      drawn.find((one) => !panel.includes(one))
    if (next) panel.push(next)
  }
  return [...panel, ...drawn.filter((one) => !panel.includes(one))]
}

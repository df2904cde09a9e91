import { desc, eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { querySelection } from '#db/schema/all.ts'
import type { LifeActor } from '#model/discussions/life-facts.ts'
import { waveSize, type Selection } from '#model/panels/selection.ts'
import { chooseExperts } from '../panels/select-experts.ts'
import { applyEngagement } from './apply-engagement.ts'
import { seatsOf, settingsOf, system } from './facts.ts'
import { expertsOf } from './load.ts'
import { wantedPanel } from './wanted-panel.ts'
import type { Work } from './work.ts'

/** As many lines of a run are kept: a pool may hold tens of thousands, and every run can be replayed from its seed. */
const KEPT = 250

export const lastSelection = async (tx: Tx, queryId: string) => {
  const [row] = await tx
    .select()
    .from(querySelection)
    .where(eq(querySelection.queryId, queryId))
    .orderBy(desc(querySelection.round))
    .limit(1)
  return row
}

function freeSeats({ loaded, limits, now }: Work): number {
  const { panelSize } = settingsOf(loaded, limits)
  return Math.max(0, panelSize - seatsOf(loaded, panelSize, now).used)
}

/** How many invitations are missing: a wave for the free seats, less those who have one and have not answered it. */
const missing = (work: Work): number =>
  Math.max(
    0,
    waveSize(freeSeats(work), work.limits) -
      expertsOf(work.loaded.engagements).filter((row) => row.status === 'invited').length,
  )

/**
 * One round of choosing experts: invites the first of the ranking and keeps the run with its seed, weights and reasons.
 * @param count asked for by staff; absent: as many as the free seats want
 */
export async function runSelection(work: Work, count?: number): Promise<void> {
  const { ctx, tx, now, limits, loaded } = work
  const { discussion } = loaded
  const size = count ?? missing(work)
  if (size === 0) return
  const round = ((await lastSelection(tx, discussion.id))?.round ?? 0) + 1
  const wanted = wantedPanel(loaded, limits)
  const { selection, tiers } = await chooseExperts(tx, now, limits, wanted, { round, count: size, enough: size + KEPT })
  await tx.insert(querySelection).values({
    id: newId(),
    queryId: discussion.id,
    round,
    seed: selection.seed,
    mode: tiers.mode,
    panelSize: wanted.panelSize,
    ranking: kept(selection, tiers.problem),
    invited: selection.invited.map((expert) => expert.userId),
    alternates: selection.ranked
      .slice(selection.invited.length, selection.invited.length + KEPT)
      .map((expert) => expert.userId),
    runBy: ctx.actor?.userId ?? null,
    createdAt: now,
  })
  for (const expert of selection.invited) await invite(work, expert.userId, round)
}

const kept = ({ ranked, excluded }: Selection, problem: string | null): unknown[] => [
  ...(problem ? [{ problem }] : []),
  ...ranked.slice(0, KEPT),
  ...excluded.slice(0, KEPT),
  ...(ranked.length > KEPT || excluded.length > KEPT ? [{ ranked: ranked.length, excluded: excluded.length }] : []),
]

/** Invites the next of the ranking who can still be invited; when the ranking is used up, chooses anew. */
export async function inviteAlternates(work: Work, count: number): Promise<void> {
  const { tx, now, limits, loaded } = work
  const wanted = freeSeats(work) > 0 ? count : 0
  const last = wanted > 0 ? await lastSelection(tx, loaded.discussion.id) : undefined
  if (!last) return
  const free = last.alternates.filter((userId) => !loaded.engagements.some((row) => row.userId === userId))
  // the first few that are free almost always do: the rules are asked again, since a day may have passed
  const panel = wantedPanel(loaded, limits)
  const ask = free.slice(0, wanted * 4)
  const { selection } = await chooseExperts(tx, now, limits, panel, { round: last.round, count: wanted, only: ask })
  const able = new Set(selection.ranked.map((expert) => expert.userId))
  const next = ask.filter((userId) => able.has(userId)).slice(0, wanted)
  for (const userId of next) await invite(work, userId, last.round)
  if (next.length < wanted) await runSelection(work, wanted - next.length)
}

export async function invite(work: Work, userId: string, round: number, actor: LifeActor = system): Promise<void> {
  await applyEngagement(work, userId, {
    command: { name: 'invite' },
    actor,
    found: { round, poolId: null, side: null },
  })
}

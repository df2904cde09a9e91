import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { querySelection } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { drawDifference, RANKING_KEPT, type DrawChange } from '#model/panels/selection/draw-inputs.ts'
import type { Selection } from '#model/panels/selection/selection.ts'
import { chooseExperts } from '../../panels/select-experts.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { settingsOf, system } from '../lifecycle/facts.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { namesOf } from '../display-names.ts'
import { freeSeats, lastSelection, missing, nextDraw, type NextDraw, type DrawPreview } from './next-draw.ts'
import { wantedPanel } from './wanted-panel.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/**
 * One round of choosing experts: invites the first of the ranking and keeps the run with its seed, weights and reasons.
 * @throws selection.changed when others would be invited than the preview named
 */
export async function runSelection(unit: UnitOfWork, count?: number, previewed?: DrawPreview): Promise<void> {
  const { ctx, tx, now, loaded } = unit
  const { discussion } = loaded
  const size = count ?? missing(unit)
  if (size === 0 && !previewed) return
  const draw = await nextDraw(tx, unit, { count: size })
  const { selection, tiers } = draw.drawn
  if (previewed && previewed.inputHash !== draw.inputHash) await refuseChanged(unit, draw, previewed.userIds)
  if (size === 0) return
  await tx.insert(querySelection).values({
    id: newId(),
    queryId: discussion.id,
    round: draw.round,
    seed: selection.seed,
    mode: tiers.mode,
    panelSize: settingsOf(loaded, unit.limits).panelSize,
    inputHash: draw.inputHash,
    ranking: kept(selection, tiers.problem),
    invited: selection.invited.map((expert) => expert.userId),
    alternates: selection.ranked
      .slice(selection.invited.length, selection.invited.length + RANKING_KEPT)
      .map((expert) => expert.userId),
    runBy: ctx.actor?.userId ?? null,
    createdAt: now,
  })
  for (const expert of selection.invited) await invite(unit, expert, draw.round)
}

/** Says who entered or left since the preview; the same people in the same order are no change. */
async function refuseChanged(
  { tx, loaded, limits, now }: UnitOfWork,
  { round, count, drawn: { selection }, inputHash }: NextDraw,
  previewed: readonly string[] | undefined,
): Promise<void> {
  const { invited } = selection
  if (previewed?.length === invited.length && invited.every(({ userId }, index) => userId === previewed[index])) return
  const gone = (previewed ?? []).filter((userId) => !invited.some((expert) => expert.userId === userId))
  const { selection: judged } = await chooseExperts(tx, now, limits, wantedPanel(loaded, limits), {
    round,
    count,
    only: gone,
  })
  const change = previewed ? drawDifference(previewed, invited, judged.excluded) : null
  const { entered, left, reordered } = change ?? { entered: [], left: [], reordered: false }
  const names = await namesOf(
    tx,
    [...entered, ...left].map((one) => one.userId),
  )
  const named = (one: DrawChange) => ({ ...one, displayName: names.get(one.userId) ?? '' })
  throw new AppError('selection.changed', 'The experts to invite have changed since the preview.', {
    extra: { round, inputHash, entered: entered.map(named), left: left.map(named), reordered },
  })
}

/** Lines of a stored ranking that belong to a person. */
interface RankingLine {
  userId?: string
  /** why an alternate was passed over, the last time that one was looked for */
  skipped?: readonly string[]
}

const kept = ({ ranked, excluded }: Selection, problem: string | null): unknown[] => [
  ...(problem ? [{ problem }] : []),
  ...ranked.slice(0, RANKING_KEPT),
  ...excluded.slice(0, RANKING_KEPT),
  ...(ranked.length > RANKING_KEPT || excluded.length > RANKING_KEPT
    ? [{ ranked: ranked.length, excluded: excluded.length }]
    : []),
]

/** How many alternates are asked about at a time: the first few that are free almost always can be invited. */
const AT_A_TIME = 20

/**
 * Invites the next of the stored ranking who can still be invited: the filters are asked again, since a day may have
 * passed, and skipped candidates are recorded with the reasons. When the ranking is used up, the next round is drawn.
 */
export async function inviteAlternates(unit: UnitOfWork, count: number): Promise<void> {
  const { tx, now, limits, loaded } = unit
  const wanted = freeSeats(unit) > 0 ? count : 0
  const last = wanted > 0 ? await lastSelection(tx, loaded.discussion.id) : undefined
  if (!last) return
  const free = last.alternates.filter((userId) => !loaded.engagements.some((row) => row.userId === userId))
  const panel = wantedPanel(loaded, limits)
  const skipped = new Map<string, readonly string[]>()
  let left = wanted
  for (let from = 0; left > 0 && from < free.length; from += AT_A_TIME) {
    const only = free.slice(from, from + AT_A_TIME)
    const { selection } = await chooseExperts(tx, now, limits, panel, { round: last.round, count: left, only })
    const able = new Map(selection.ranked.map((expert) => [expert.userId, expert]))
    const reasons = new Map(selection.excluded.map((expert) => [expert.userId, expert.reasons]))
    for (const userId of only) {
      if (left === 0) break
      const expert = able.get(userId)
      if (!expert) {
        // an account that is gone is in neither list
        skipped.set(userId, reasons.get(userId) ?? ['selection.disabled'])
        continue
      }
      await invite(unit, expert, last.round)
      left--
    }
  }
  await recordSkipped(tx, last, skipped)
  if (left > 0) await runSelection(unit, left)
}

async function recordSkipped(
  tx: Tx,
  run: { id: string; ranking: unknown[] },
  skipped: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (skipped.size === 0) return
  const ranking = (run.ranking as RankingLine[]).map((line) => {
    const reasons = line.userId === undefined ? undefined : skipped.get(line.userId)
    return reasons ? { ...line, skipped: reasons } : line
  })
  await tx.update(querySelection).set({ ranking }).where(eq(querySelection.id, run.id))
}

async function invite(
  unit: UnitOfWork,
  { userId, poolId, side }: Pick<EngagementRow, 'userId' | 'poolId' | 'side'>,
  round: number,
): Promise<void> {
  await applyEngagementCommand(unit, userId, {
    command: { name: 'invite' },
    actor: system,
    found: { round, poolId, side },
  })
}

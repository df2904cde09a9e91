import { desc, eq, max } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { querySelection } from '#db/schema/all.ts'
import type { Limits } from '#model/limits.ts'
import { RANKING_KEPT } from '#model/panels/selection/draw-inputs.ts'
import { waveSize } from '#model/panels/selection/selection.ts'
import { chooseExperts, hashOfDraw, type Chosen } from '../../panels/select-experts.ts'
import { seatsOf, settingsOf } from '../lifecycle/facts.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import { wantedPanel } from './wanted-panel.ts'

export const lastSelection = async (tx: Tx, queryId: string) => {
  const [row] = await tx
    .select()
    .from(querySelection)
    .where(eq(querySelection.queryId, queryId))
    .orderBy(desc(querySelection.round))
    .limit(1)
  return row
}

/** The round that a draw of now is: one after the last run. */
export async function nextRound(q: Queries, queryId: string): Promise<number> {
  const [row] = await q
    .select({ last: max(querySelection.round) })
    .from(querySelection)
    .where(eq(querySelection.queryId, queryId))
  return (row?.last ?? 0) + 1
}

interface Asking {
  loaded: LoadedDiscussion
  limits: Limits
  now: Date
}

export function freeSeats({ loaded, limits, now }: Asking): number {
  const { panelSize } = settingsOf(loaded, limits)
  return Math.max(0, panelSize - seatsOf(loaded, panelSize, now).used)
}

/** How many invitations are missing: a wave for the free seats, less those who have one and have not answered it. */
export const missing = (asking: Asking): number =>
  Math.max(
    0,
    waveSize(freeSeats(asking), asking.limits) -
      expertsOf(asking.loaded.engagements).filter((row) => row.status === 'invited').length,
  )

export interface NextDraw {
  round: number
  /** how many are invited */
  count: number
  drawn: Chosen
  inputHash: string
}

/**
 * The draw that a run would make now. Preview, list of applicable experts and run all take it from here, so that those
 * whom the preview names are those whom the run invites.
 * @param count asked for by staff; absent: as many as the free seats want
 * @param all the whole ranking and everyone left out, not only as much as a run records
 */
export async function nextDraw(
  q: Queries,
  asking: Asking,
  { count = missing(asking), all = false }: { count?: number | undefined; all?: boolean } = {},
): Promise<NextDraw> {
  const { loaded, limits, now } = asking
  const round = await nextRound(q, loaded.discussion.id)
  const drawn = await chooseExperts(q, now, limits, wantedPanel(loaded, limits), {
    round,
    count,
    ...(!all && { enough: count + RANKING_KEPT }),
  })
  return { round, count, drawn, inputHash: hashOfDraw(drawn) }
}

/** What staff saw before they started a run. */
export interface DrawPreview {
  inputHash: string
  /** those whom the preview named, in its order; absent: any change of the inputs ends the run */
  userIds?: readonly string[] | undefined
}

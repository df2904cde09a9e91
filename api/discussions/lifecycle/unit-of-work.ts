import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { livePeer, queryExpert, queryHeader, type queryResponse } from '#db/schema/all.ts'
import { discussionSearchText } from '#db/search-text.ts'
import { lockRow } from '#db/sql.ts'
import type { BusyStretch } from '#model/discussions/calls/call-seats.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import type { DiscussionEvent } from '#model/discussions/lifecycle/steps.ts'
import type { LifeActor } from '#model/discussions/lifecycle/context.ts'
import { AppError } from '#model/errors.ts'
import type { DomainEvent } from '#model/events.ts'
import { isSeated } from '#model/live-sessions/places.ts'
import type { Limits } from '#model/limits.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, type Ctx } from '../../context.ts'
import { releasePlaces, moveChat } from '../calls/places.ts'
import { publishEvents } from '../../jobs/events.ts'
import { readLimits } from '../../limits.ts'
import { expertsOf, loadDiscussion, type EngagementRow, type LoadedDiscussion } from './load.ts'
import type { DiscussionRow } from '../creation/new-discussion.ts'
import type { DrawPreview } from '../panel/next-draw.ts'

/** What people wrote along with a command. */
export interface Words {
  text?: string | undefined
  history?: string | undefined
  summary?: string | undefined
  reason?: string | undefined
}

export interface Requested {
  command: Command
  actor: LifeActor
  words?: Words
}

/**
 * One discussion at work in one transaction: its row is locked, decisions change the loaded rows, and what changed is
 * written once at the end, with its audit rows.
 */
export interface UnitOfWork {
  ctx: Ctx
  tx: Tx
  now: Date
  limits: Limits
  loaded: LoadedDiscussion
  /** as the rows were when the work began */
  before: { discussion: DiscussionRow; engagements: Map<string, EngagementRow>; count: number }
  /** commands that follow from those decided so far */
  queue: Requested[]
  /** experts are looked for at the end, when the seats are known */
  selection: {
    cause: Extract<DiscussionEvent, { kind: 'runSelection' }>['cause']
    count?: number
    previewed?: DrawPreview
  } | null
  /** messages that say what the selection has done */
  afterSelection: (() => Promise<void>)[]
  alternates: number
  events: DomainEvent[]
  /** reasons that staff gave, by the id of the row they are about, for its audit rows */
  why: Map<string, string>
  /** the lines that were added */
  lines: (typeof queryResponse.$inferSelect)[]
  /** what is in the way of the time that was asked for */
  clash?: BusyStretch
  /** the responses have changed: count them again */
  recount: boolean
  /** a refusal that still changed something: thrown after the commit */
  refused: AppError | null
}

/** @throws not.found */
export async function openUnitOfWork(ctx: Ctx, tx: Tx, discussionId: string): Promise<UnitOfWork> {
  await lockRow(tx, queryHeader, discussionId)
  const loaded = await loadDiscussion(tx, discussionId)
  if (!loaded) throw new AppError('not.found', 'Not Found')
  return {
    ctx,
    tx,
    loaded,
    now: ctx.now(),
    limits: await readLimits(tx),
    before: {
      discussion: { ...loaded.discussion },
      engagements: new Map(loaded.engagements.map((row) => [row.id, { ...row }])),
      count: loaded.engagements.length,
    },
    queue: [],
    selection: null,
    afterSelection: [],
    alternates: 0,
    events: [],
    lines: [],
    why: new Map(),
    recount: false,
    refused: null,
  }
}

/** Writes what the decisions changed, each row with a new version, and notifies the open pages. */
export async function flush(unit: UnitOfWork): Promise<void> {
  const { ctx, tx, now, loaded, before } = unit
  const { discussion } = loaded
  let changed = unit.lines.length > 0 || loaded.engagements.length !== before.count
  const because = (id: string) => ({ ...(unit.why.has(id) && { text: unit.why.get(id) as string }) })
  for (const row of loaded.engagements) {
    const old = before.engagements.get(row.id)
    if (!old || !differs(old, row)) continue
    changed = true
    Object.assign(row, { updatedAt: now, version: old.version + 1 })
    await tx.update(queryExpert).set(row).where(eq(queryExpert.id, row.id))
    await recordChange(ctx, tx, { refTable: 'query_expert', refId: row.id, ...because(row.id) }, old, row)
    // out of the call with the seat
    if (isSeated(old.status) && !isSeated(row.status))
      await releasePlaces(tx, discussion.id, now, eq(livePeer.userId, row.userId))
  }
  const headerChanged = differs(before.discussion, discussion)
  if (headerChanged) {
    changed = true
    Object.assign(discussion, { updatedAt: now, version: before.discussion.version + 1 })
    if (reworded(before.discussion, discussion))
      discussion.searchText = discussionSearchText(discussion, loaded.diagnosis, loaded.asker)
    const written = await tx
      .update(queryHeader)
      .set(discussion)
      .where(and(eq(queryHeader.id, discussion.id), eq(queryHeader.version, before.discussion.version)))
      .returning({ id: queryHeader.id })
    if (written.length === 0) throw new AppError('conflict', 'Someone else has changed this discussion.')
    // a call at another time is another call: pages that are in it join again
    const { meetingTime: from, sessionEndedAt } = before.discussion
    const { meetingTime: to } = discussion
    if (from?.getTime() !== to?.getTime()) {
      await releasePlaces(tx, discussion.id, now)
      // after its end the next time is that of a further call
      if (from && to && sessionEndedAt === null) await moveChat(tx, discussion.id, { from, to })
    }
    await recordChange(
      ctx,
      tx,
      { refTable: 'query_header', refId: discussion.id, ...because(discussion.id) },
      before.discussion,
      discussion,
    )
  }
  await publishEvents(ctx, tx, ...unit.events)
  if (!changed) return
  // for the asker a text that waits for review does not exist
  const unseen = unit.lines.length > 0 && unit.lines.every((line) => line.type === 'pendedexpert') && !headerChanged
  const concerned = [...(unseen ? [] : [discussion.userId]), ...expertsOf(loaded.engagements).map((row) => row.userId)]
  publishAfterCommit(tx, { channel: 'discussion', id: discussion.id, userIds: [...new Set(concerned)] })
}

const reworded = (before: DiscussionRow, after: DiscussionRow) =>
  before.text !== after.text || before.history !== after.history

function differs(before: object, after: object): boolean {
  const old = before as Record<string, unknown>
  return Object.entries(after).some(([name, value]) =>
    value instanceof Date
      ? value.getTime() !== (old[name] as Date | null)?.getTime()
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value) !== JSON.stringify(old[name])
        : value !== old[name],
  )
}

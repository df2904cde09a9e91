import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { readRefId } from '#model/discussions/ref-id.ts'
import { AppError } from '#model/errors.ts'
import type { Tx } from '#db/client.ts'
import { Mutex } from '#db/mutex.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { applyCommand } from './apply-command.ts'
import { lifeActor } from './facts.ts'
import { idOfKey } from './load.ts'
import { recountResponses } from '../responses/responses.ts'
import { inviteAlternates, runSelection } from '../panel/run-selection.ts'
import { flush, openUnitOfWork, type UnitOfWork, type Words } from './unit-of-work.ts'

/**
 * The discussion that an address names, by its RefId or its id.
 * @throws not.found
 */
export async function findId(ctx: Ctx, key: string): Promise<string> {
  const id = await idOfKey(ctx.db, key, readRefId(key))
  if (id === null) throw new AppError('not.found', 'Not Found')
  return id
}

/** Changes one discussion inside the caller's transaction: lock, decide, decide what follows, write. */
export async function runInUnitOfWork<T>(
  ctx: Ctx,
  tx: Tx,
  id: string,
  decide: (unit: UnitOfWork) => Promise<T>,
): Promise<{ result: T; unit: UnitOfWork }> {
  const unit = await openUnitOfWork(ctx, tx, id)
  const result = await decide(unit)
  await completeUnitOfWork(unit)
  return { result, unit }
}

/**
 * One transaction on one discussion. `answer` makes the reply from the changed rows.
 * @throws what a decision refused; a refusal that changed something is thrown once the change is committed
 */
export async function withDiscussion<T, A = T>(
  ctx: Ctx,
  id: string,
  decide: (unit: UnitOfWork) => Promise<T>,
  answer?: (unit: UnitOfWork, result: T) => Promise<A>,
): Promise<A> {
  const { reply, refused } = await runExclusive(id, () =>
    transaction(ctx, async (tx) => {
      const { result, unit } = await runInUnitOfWork(ctx, tx, id, decide)
      return {
        reply: unit.refused ? null : answer ? await answer(unit, result) : (result as unknown as A),
        refused: unit.refused,
      }
    }),
  )
  if (refused) throw refused
  return reply as A
}

/** Decides one command of the discussion's life for the caller. */
export const applyOwnCommand = (unit: UnitOfWork, command: Command, words?: Words): Promise<void> =>
  applyCommand(unit, {
    command,
    actor: lifeActor(requireActor(unit.ctx), unit.loaded.discussion.userId),
    ...(words && { words }),
  })

/** Decides the commands that wait. */
export async function applyQueuedCommands(unit: UnitOfWork): Promise<void> {
  for (let next = unit.queue.shift(); next; next = unit.queue.shift()) await applyCommand(unit, next)
}

/** Decides what follows from the decisions so far, until nothing does, and writes all of it. */
async function completeUnitOfWork(unit: UnitOfWork): Promise<void> {
  await applyQueuedCommands(unit)
  const { discussion } = unit.loaded
  if (unit.selection && discussion.status === 'open')
    await runSelection(unit, unit.selection.count, unit.selection.previewed)
  else if (unit.alternates > 0 && discussion.status === 'open' && !discussion.preventInvites)
    await inviteAlternates(unit, unit.alternates)
  for (const send of unit.afterSelection) await send()
  if (unit.recount) await recountResponses(unit)
  await flush(unit)
}

const lines = new Map<string, { turn: Mutex; waiting: number }>()

/**
 * Requests for the same discussion queue here. The lock in the database would do, but each would wait for it with a
 * connection of the pool, and fifty of them would leave none for others.
 */
async function runExclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(id) ?? { turn: new Mutex(), waiting: 0 }
  lines.set(id, line)
  line.waiting += 1
  try {
    return await line.turn.run(work)
  } finally {
    line.waiting -= 1
    if (line.waiting === 0) lines.delete(id)
  }
}

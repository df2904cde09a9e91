import type { Command } from '#model/discussions/commands.ts'
import { readRefId } from '#model/discussions/ref-id.ts'
import { AppError } from '#model/errors.ts'
import type { Tx } from '#db/client.ts'
import { Mutex } from '#db/mutex.ts'
import { me, transaction, type Ctx } from '../context.ts'
import { applyLife } from './apply-life.ts'
import { lifeActor } from './facts.ts'
import { idOfKey } from './load.ts'
import { settle } from './settle.ts'
import { beginWork, type Work, type Words } from './work.ts'

/**
 * The discussion that an address names, by its RefId or its id.
 * @throws not.found
 */
export async function findId(ctx: Ctx, key: string): Promise<string> {
  const id = await idOfKey(ctx.db, key, readRefId(key))
  if (id === null) throw new AppError('not.found', 'Not Found')
  return id
}

/** Works on one discussion inside the caller's transaction: lock, decide, settle, write. */
export async function workOn<T>(
  ctx: Ctx,
  tx: Tx,
  id: string,
  decide: (work: Work) => Promise<T>,
): Promise<{ result: T; work: Work }> {
  const work = await beginWork(ctx, tx, id)
  const result = await decide(work)
  await settle(work)
  return { result, work }
}

/**
 * One transaction on one discussion. `answer` makes what the caller is told from the rows as they then stand.
 * @throws what a decision refused; a refusal that changed something is thrown once the change is committed
 */
export async function act<T, A = T>(
  ctx: Ctx,
  id: string,
  decide: (work: Work) => Promise<T>,
  answer?: (work: Work, result: T) => Promise<A>,
): Promise<A> {
  const { told, refused } = await inTurn(id, () =>
    transaction(ctx, async (tx) => {
      const { result, work } = await workOn(ctx, tx, id, decide)
      return {
        told: work.refused ? null : answer ? await answer(work, result) : (result as unknown as A),
        refused: work.refused,
      }
    }),
  )
  if (refused) throw refused
  return told as A
}

/** Decides one command of the discussion's life for the caller. */
export const command = (work: Work, asked: Command, words?: Words): Promise<void> =>
  applyLife(work, {
    command: asked,
    actor: lifeActor(me(work.ctx), work.loaded.discussion.userId),
    ...(words && { words }),
  })

const lines = new Map<string, { turn: Mutex; waiting: number }>()

/**
 * Those who want the same discussion in this process line up here. The lock in the database would do, but each would wait
 * for it with a connection of the pool, and fifty of them would leave none for anybody else.
 */
async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
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

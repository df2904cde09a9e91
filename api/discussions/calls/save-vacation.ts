import type { Timeoff, TimeoffBody, TimeoffChange } from '#model/identity/work-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, step, transaction, type Ctx } from '../../context.ts'
import { addTimeoff, changeTimeoff } from '../../identity/profile/timeoff.ts'
import { runInUnitOfWork } from '../lifecycle/with-discussion.ts'
import { giveUpSeat } from './own-call.ts'

/** A new vacation, with the booked seats that are given up for it: both or neither. @throws as addTimeoff; not.found, discussion.transition for a seat */
export const addVacation = (ctx: Ctx, userId: string, { giveBack, ...body }: TimeoffBody): Promise<Timeoff> =>
  withoutSeats(ctx, userId, giveBack, (inner) => addTimeoff(inner, userId, body))

/** The same for a vacation that moves. @throws as changeTimeoff; not.found, discussion.transition for a seat */
export const changeVacation = (
  ctx: Ctx,
  userId: string,
  timeoffId: string,
  { giveBack, ...body }: TimeoffChange,
): Promise<Timeoff> => withoutSeats(ctx, userId, giveBack, (inner) => changeTimeoff(inner, userId, timeoffId, body))

async function withoutSeats(
  ctx: Ctx,
  userId: string,
  giveBack: TimeoffBody['giveBack'],
  save: (ctx: Ctx) => Promise<Timeoff>,
): Promise<Timeoff> {
  if (!giveBack) return save(ctx)
  const by = requireActor(ctx).userId === userId ? 'expert' : 'csr'
  return transaction(ctx, async (tx) => {
    let saved: Timeoff | undefined
    await step(ctx, tx, async (inner) => {
      // in one order, so that two who give up the same seats do not wait for each other
      for (const queryId of [...new Set(giveBack.calls)].toSorted()) {
        const { unit } = await runInUnitOfWork(inner, inner.open ?? tx, queryId, (one) => {
          if (!one.loaded.engagements.some((part) => part.userId === userId))
            throw new AppError('not.found', 'Not Found')
          return giveUpSeat(one, userId, giveBack.reason, by)
        })
        if (unit.refused) throw unit.refused
      }
      saved = await save(inner)
    })
    if (!saved) throw new AppError('not.found', 'Not Found')
    return saved
  })
}

import type { Ctx } from '../../context.ts'

/** Starts what a suggestion will need, so that the first one does not wait for it. */
export function getReady(ctx: Ctx): { provider: string } {
  ctx.writing.warm()
  return { provider: ctx.writing.provider }
}

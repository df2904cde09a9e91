import type { Discussion } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { withDiscussion, applyOwnCommand, findId } from './lifecycle/with-discussion.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { loadDiscussion, type LoadedDiscussion } from './lifecycle/load.ts'
import { stale } from './lifecycle/refusals.ts'
import { readerOf, type Reader } from './viewer.ts'
import { viewOf } from './view.ts'
import type { UnitOfWork, Words } from './lifecycle/unit-of-work.ts'

/** A discussion by its RefId or id, as the caller may see it. @throws not.found */
export async function readDiscussion(ctx: Ctx, key: string, hideCsrData?: boolean): Promise<Discussion> {
  const { loaded } = await openDiscussion(ctx, key)
  return viewOf(ctx.db, ctx, loaded, ctx.now(), await ctx.limits(), hideCsrData)
}

/** The rows of a discussion and in what capacity the caller reads it. @throws not.found */
export async function openDiscussion(ctx: Ctx, key: string): Promise<{ loaded: LoadedDiscussion; reader: Reader }> {
  const loaded = await loadDiscussion(ctx.db, await findId(ctx, key))
  if (!loaded) throw new AppError('not.found', 'Not Found')
  return { loaded, reader: await readerOf(ctx.db, ctx, loaded) }
}

export const viewOfUnit = (unit: UnitOfWork): Promise<Discussion> =>
  viewOf(unit.tx, unit.ctx, unit.loaded, unit.now, unit.limits)

/** @throws conflict with the discussion of now when the caller has seen an older one */
export async function checkVersion(unit: UnitOfWork, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== unit.loaded.discussion.version) throw stale(await viewOfUnit(unit))
}

/** What one person does in a discussion that they may know of. @throws not.found */
export async function withDiscussionAs<T, A = T>(
  ctx: Ctx,
  key: string,
  decide: (unit: UnitOfWork, reader: Reader) => Promise<T>,
  answer?: (unit: UnitOfWork, result: T) => Promise<A>,
): Promise<A> {
  return withDiscussion(
    ctx,
    await findId(ctx, key),
    async (unit) => decide(unit, await readerOf(unit.tx, ctx, unit.loaded)),
    answer,
  )
}

/** One command of the caller, with the version it was decided on; answers with the discussion as it then is. */
export const authorizeCommand = (
  ctx: Ctx,
  key: string,
  asked: Command,
  { version, words }: { version?: number | undefined; words?: Words } = {},
): Promise<Discussion> =>
  withDiscussionAs(
    ctx,
    key,
    async (unit, reader) => {
      // anyone who may not act at all is not told what has changed either
      if (reader.kind !== 'csr' && reader.kind !== 'asker') throw new AppError('auth.notAuthorized', 'Not Authorized')
      await checkVersion(unit, version)
      await applyOwnCommand(unit, asked, words)
    },
    viewOfUnit,
  )

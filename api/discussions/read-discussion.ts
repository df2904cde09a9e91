import type { Discussion } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { act, command, findId } from './act.ts'
import type { Command } from '#model/discussions/commands.ts'
import { loadDiscussion, type Loaded } from './load.ts'
import { stale } from './refusals.ts'
import { readerOf, type Reader } from './viewer.ts'
import { viewOf } from './view.ts'
import type { Work, Words } from './work.ts'

/** A discussion by its RefId or id, as the caller may see it. @throws not.found */
export async function readDiscussion(ctx: Ctx, key: string, hideCsrData?: boolean): Promise<Discussion> {
  const { loaded } = await openDiscussion(ctx, key)
  return viewOf(ctx.db, ctx, loaded, ctx.now(), await ctx.limits(), hideCsrData)
}

/** The rows of a discussion and in what capacity the caller reads it. @throws not.found */
export async function openDiscussion(ctx: Ctx, key: string): Promise<{ loaded: Loaded; reader: Reader }> {
  const loaded = await loadDiscussion(ctx.db, await findId(ctx, key))
  if (!loaded) throw new AppError('not.found', 'Not Found')
  return { loaded, reader: await readerOf(ctx.db, ctx, loaded) }
}

export const viewOfWork = (work: Work): Promise<Discussion> =>
  viewOf(work.tx, work.ctx, work.loaded, work.now, work.limits)

/** @throws conflict with the discussion of now when the caller has seen an older one */
export async function checkVersion(work: Work, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== work.loaded.discussion.version) throw stale(await viewOfWork(work))
}

/** What one person does in a discussion that they may know of. @throws not.found */
export async function actAs<T, A = T>(
  ctx: Ctx,
  key: string,
  decide: (work: Work, reader: Reader) => Promise<T>,
  answer?: (work: Work, result: T) => Promise<A>,
): Promise<A> {
  return act(
    ctx,
    await findId(ctx, key),
    async (work) => decide(work, await readerOf(work.tx, ctx, work.loaded)),
    answer,
  )
}

/** One command of the caller, with the version it was decided on; answers with the discussion as it then is. */
export const giveCommand = (
  ctx: Ctx,
  key: string,
  asked: Command,
  { version, words }: { version?: number | undefined; words?: Words } = {},
): Promise<Discussion> =>
  actAs(
    ctx,
    key,
    async (work, reader) => {
      // whoever may not act at all is not told what has changed either
      if (reader.kind !== 'csr' && reader.kind !== 'asker') throw new AppError('auth.notAuthorized', 'Not Authorized')
      await checkVersion(work, version)
      await command(work, asked, words)
    },
    viewOfWork,
  )

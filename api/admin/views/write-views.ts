import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { savedView, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import type { SavedView, ViewChange, ViewInput } from '#model/admin/saved-view.ts'
import { AppError } from '#model/errors.ts'
import { record, recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { conflict, refusedFields } from '../refusals.ts'
import { readView } from './read-views.ts'

/** More than anybody finds their way in. */
const MOST_VIEWS = 100
const subject = (id: string) => ({ refTable: 'saved_view', refId: id })

/** A person's views of one list have different names. @throws record.duplicate */
async function checkName(
  tx: Tx,
  { ownerId, resource, name }: { ownerId: string; resource: string; name: string },
  except: string,
): Promise<void> {
  const taken = await tx.$count(
    savedView,
    and(
      eq(savedView.ownerId, ownerId),
      eq(savedView.resource, resource),
      eq(savedView.name, name),
      ne(savedView.id, except),
    ),
  )
  if (taken)
    throw new AppError('record.duplicate', 'You have a view of this name already.', {
      fields: { name: 'errors.duplicate' },
    })
}

const publishView = (tx: Tx, id: string, view: Pick<SavedView, 'ownerId' | 'shared'>) =>
  publishAfterCommit(tx, { channel: 'savedViews', id, userIds: view.shared ? [] : [view.ownerId] })

/** Keeps a list as it is. @throws record.duplicate, errors.invalidParameters (too many) */
export async function saveView(ctx: Ctx, input: ViewInput): Promise<SavedView> {
  const { userId } = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    const id = newId()
    await lockRow(tx, user, userId)
    await checkName(tx, { ownerId: userId, ...input }, id)
    if (
      (await tx.$count(savedView, and(eq(savedView.ownerId, userId), eq(savedView.resource, input.resource)))) >=
      MOST_VIEWS
    )
      throw refusedFields({ name: 'errors.tooMany' })
    await tx.insert(savedView).values({ id, ...input, ownerId: userId, createdAt: ctx.now(), updatedAt: ctx.now() })
    await record(ctx, tx, { event: 'create', ...subject(id), text: `${input.resource}: ${input.name}` })
    const made = await readView(ctx, tx, id)
    publishView(tx, id, made)
    return made
  })
}

/** The view under its lock, for someone who may change it. @throws not.found, auth.notAuthorized */
async function taken(ctx: Ctx, tx: Tx, id: string): Promise<SavedView> {
  await lockRow(tx, savedView, id)
  const view = await readView(ctx, tx, id)
  if (!view.editable) throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: 'rules.csrAdmin' } })
  return view
}

/** Renames, shares, or keeps the list again as it is now. @throws not.found, auth.notAuthorized, conflict, record.duplicate */
export async function changeView(ctx: Ctx, id: string, { version, ...change }: ViewChange): Promise<SavedView> {
  return transaction(ctx, async (tx) => {
    const before = await taken(ctx, tx, id)
    await lockRow(tx, user, before.ownerId)
    if (before.version !== version) throw conflict(before)
    if (change.name !== undefined) await checkName(tx, { ...before, name: change.name }, id)
    await tx
      .update(savedView)
      .set({ ...change, updatedAt: ctx.now(), version: sql`${savedView.version} + 1` })
      .where(eq(savedView.id, id))
    // taken back from all: a csr_admin who did so sees it no more than others do
    const after = { ...before, ...change, updatedAt: ctx.now().toISOString(), version: version + 1 }
    const told = ({ name, shared, params }: SavedView) => ({ name, shared, params })
    await recordChange(
      ctx,
      tx,
      { ...subject(id), text: `${before.resource}: ${after.name}` },
      told(before),
      told(after),
    )
    publishView(tx, id, { ...after, shared: before.shared || after.shared })
    return after
  })
}

/** @throws not.found, auth.notAuthorized */
export async function deleteView(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const view = await taken(ctx, tx, id)
    await tx.delete(savedView).where(eq(savedView.id, id))
    await record(ctx, tx, { event: 'delete', ...subject(id), text: `${view.resource}: ${view.name}` })
    publishView(tx, id, view)
  })
}

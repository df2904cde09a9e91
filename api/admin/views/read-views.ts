import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { savedView, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import type { SavedView, ViewParams } from '#model/admin/saved-view.ts'
import { AppError } from '#model/errors.ts'
import { atLeast } from '#model/identity/ranks.ts'
import type { Actor } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'

export type View = typeof savedView.$inferSelect

/** Own views are their owner's; shared ones a csr_admin may change too. */
export const mayEdit = (actor: Actor, view: Pick<View, 'ownerId' | 'shared'>): boolean =>
  !actor.viewOnly && (view.ownerId === actor.userId || (view.shared && atLeast(actor.rank, 'csr_admin')))

async function read(ctx: Ctx, q: Queries, where: SQL | undefined): Promise<SavedView[]> {
  const actor = requireActor(ctx)
  const visible = or(eq(savedView.ownerId, actor.userId), eq(savedView.shared, true))
  const rows = await q
    .select({
      view: savedView,
      ...nameColumns,
    })
    .from(savedView)
    .leftJoin(user, eq(savedView.ownerId, user.id))
    .where(and(where, visible))
    .orderBy(asc(savedView.name), asc(savedView.id))
  return rows.map(({ view, firstName, lastName, ...rest }) => ({
    ...view,
    params: view.params as ViewParams,
    ownerName: firstName === null ? '' : resolvedName({ firstName, lastName: lastName ?? '', ...rest }),
    editable: mayEdit(actor, view),
    createdAt: view.createdAt.toISOString(),
    updatedAt: view.updatedAt.toISOString(),
  }))
}

/** The caller's views of a list and those that others share, by name. */
export const listViews = (ctx: Ctx, resource: string): Promise<SavedView[]> =>
  read(ctx, ctx.db, eq(savedView.resource, resource))

/** @throws not.found, for others' own views too */
export async function readView(ctx: Ctx, q: Queries, id: string): Promise<SavedView> {
  const [view] = await read(ctx, q, eq(savedView.id, id))
  if (!view) throw new AppError('not.found', 'Not Found')
  return view
}

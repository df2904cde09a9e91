import { sortingBy } from '../../http/sorting.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { planLink } from '#db/schema/all.ts'
import { isDuplicate } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { AddLinkBody, ChangeLinkBody, ManagedLink } from '#model/panels/managed-wire.ts'
import { conflict, holdsName } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { registeredByLink } from '../registered-by-link.ts'
import { changeManaged, managedPlanOf } from './managed.ts'

const refTable = 'membership_plan_link'
type Row = typeof planLink.$inferSelect

async function toWire(ctx: Ctx, q: Queries, rows: Row[]): Promise<ManagedLink[]> {
  const registered = await registeredByLink(
    q,
    rows.map((row) => row.id),
  )
  return rows.map(({ id, slug, description, effectiveDate, enabled, version }) => ({
    linkId: id,
    slug,
    description,
    effectiveDate,
    url: `${ctx.env.publicUrl}/register/${slug}`,
    registered: registered(id),
    enabled,
    version,
  }))
}

export const linkSorting = sortingBy({ slug: planLink.slug, effectiveDate: planLink.effectiveDate }, [
  asc(planLink.slug),
])

/** Registration links of a managed plan. @throws not.found */
export async function listLinks(
  ctx: Ctx,
  planId: string,
  { page, pageSize, sort }: { page: number; pageSize: number; sort?: string | undefined },
): Promise<{ data: ManagedLink[]; total: number }> {
  await managedPlanOf(ctx, ctx.db, planId)
  const where = eq(planLink.planId, planId)
  const rows = await ctx.db
    .select()
    .from(planLink)
    .where(where)
    .orderBy(...linkSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: await toWire(ctx, ctx.db, rows), total: await ctx.db.$count(planLink, where) }
}

async function linkOf(ctx: Ctx, q: Queries, planId: string, linkId: string): Promise<ManagedLink> {
  const [found] = await toWire(
    ctx,
    q,
    await q
      .select()
      .from(planLink)
      .where(and(eq(planLink.planId, planId), eq(planLink.id, linkId))),
  )
  if (!found) throw new AppError('not.found', 'Not Found')
  return found
}

/** @throws record.duplicate at `slug`: links of all plans share one space of names */
export async function addLink(ctx: Ctx, planId: string, body: AddLinkBody): Promise<ManagedLink> {
  const taken = () =>
    new AppError('record.duplicate', 'A record with this value exists already.', {
      fields: { slug: 'errors.duplicate' },
    })
  try {
    return await changeManaged(ctx, planId, async (tx, plan) => {
      if (await holdsName(tx, planLink.slug, body.slug)) throw taken()
      const id = newId()
      await tx.insert(planLink).values({ id, planId, ...body })
      await record(ctx, tx, { event: 'create', refTable, refId: id, text: `${plan.displayTitle}: ${body.slug}` })
      return linkOf(ctx, tx, planId, id)
    })
  } catch (error) {
    throw isDuplicate(error) ? taken() : error
  }
}

/** Changes the words or disables the link: people who follow a disabled one are shown that it is over. @throws not.found, conflict with `current` */
export async function changeLink(
  ctx: Ctx,
  planId: string,
  linkId: string,
  { version, enabled, ...given }: ChangeLinkBody,
): Promise<ManagedLink> {
  return changeManaged(ctx, planId, async (tx) => {
    const before = await linkOf(ctx, tx, planId, linkId)
    if (before.version !== version) throw conflict({ ...before })
    const { description = before.description, effectiveDate = before.effectiveDate } = given
    const subject = { refTable, refId: linkId }
    const words = await recordChange(
      ctx,
      tx,
      subject,
      { description: before.description, effectiveDate: before.effectiveDate },
      { description, effectiveDate },
    )
    const turned =
      enabled === undefined
        ? []
        : await recordChange(
            ctx,
            tx,
            { ...subject, event: 'entity_enable_disable' },
            { enabled: before.enabled },
            { enabled },
          )
    if (!words.length && !turned.length) return before
    await tx
      .update(planLink)
      .set({ description, effectiveDate, enabled: enabled ?? before.enabled, version: sql`${planLink.version} + 1` })
      .where(eq(planLink.id, linkId))
    return linkOf(ctx, tx, planId, linkId)
  })
}

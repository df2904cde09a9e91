import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { answer, endpoint, type Endpoint, listOf, nothing } from '../../http/route.ts'
import type { AdminResource, Row } from '../declare.ts'
import { linkRecords, unlinkRecords, type LinkedPair, type Side } from './link-records.ts'
import { catalogueQuery, catalogueRequest } from '../list-request.ts'
import { listRecords } from '../read-records.ts'
import { authorize } from '../refusals.ts'

/** A list that belongs to one record: rows of another resource, those that hang on it. */
export interface PartList {
  /** with the owner's id in it: `/server/grant/{id}/pool` */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly owner: Side
  readonly of: AdminResource
  /** the same, where a column depends on the owner */
  readonly as?: (ownerId: string) => AdminResource
  /** which of its rows */
  readonly where: (ownerId: string) => SQL
  /** a row as this list shows it; absent: as the resource does */
  readonly show?: { readonly row: z.ZodObject; readonly from: (row: Row) => Row }
  readonly filters?: readonly string[]
  readonly defaults?: Row
  /** the owner is a person, who may read the list too */
  readonly own?: true
}

const firstParam = (path: string): string => /\{(\w+)\}/.exec(path)?.[1] ?? 'id'
const idParam = z.string().min(1).max(200)
const params = (...names: string[]) => z.object(Object.fromEntries(names.map((name) => [name, idParam])))

/** @throws not.found */
async function mustExist(ctx: Ctx, side: Side, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ one: sql`1` })
    .from(side.id.table as PgTable)
    .where(eq(side.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
}

export function partListRoute(list: PartList): Endpoint {
  const { path, operationId, of, filters = [] } = list
  const ownerName = firstParam(path)
  const r: AdminResource = {
    ...of,
    catalogue: { path: null, list: path, id: 'id', filters, ...(list.defaults && { defaults: list.defaults }) },
  }
  return endpoint(
    {
      method: 'get',
      path,
      operationId,
      who: list.own ? 'self-or-csr' : 'csr',
      tags: [of.tag],
      summary: list.summary,
      request: { params: params(ownerName), query: catalogueQuery(filters) },
      responses: { 200: answer(listOf(list.show?.row ?? of.row)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const ownerId = c.req.valid('param')[ownerName] ?? ''
      const actor = requireActor(ctx)
      if (!list.own || isStaff(actor)) authorize(actor, of.readAct)
      else if (actor.userId !== ownerId) throw new AppError('not.found', 'Not Found')
      await mustExist(ctx, list.owner, ownerId)
      const query = c.req.valid('query')
      const request = catalogueRequest(r, ctx, query)
      const { rows, total } = await listRecords(ctx, list.as?.(ownerId) ?? r, {
        ...request,
        where: and(list.where(ownerId), request.where),
      })
      return c.json(
        { data: list.show ? rows.map(list.show.from) : rows, total, page: query.page, pageSize: query.pageSize },
        200,
      )
    },
  )
}

/** POST puts the two records of the path together, DELETE takes them apart; `names` are those of other and owner. */
export function pairRoutes(
  path: string,
  pair: LinkedPair,
  tag: string,
  names: readonly [other: string, owner: string],
): Endpoint[] {
  const [ownerName = 'id', otherName = ''] = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const request = { params: params(ownerName, otherName) }
  const ids = (given: Record<string, string | undefined>) => [given[ownerName] ?? '', given[otherName] ?? ''] as const
  return [
    endpoint(
      {
        method: 'post',
        path,
        operationId: `add${names.join('To')}`,
        who: 'csr-write',
        tags: [tag],
        summary: `Add the ${pair.field}`,
        request,
        responses: { 200: answer(nothing) },
      },
      async (c) => {
        await linkRecords(c.get('ctx'), pair, ...ids(c.req.valid('param')))
        return c.json({}, 200)
      },
    ),
    endpoint(
      {
        method: 'delete',
        path,
        operationId: `remove${names.join('From')}`,
        who: 'csr-write',
        tags: [tag],
        summary: `Remove the ${pair.field}`,
        request,
        responses: { 200: answer(nothing) },
      },
      async (c) => {
        await unlinkRecords(c.get('ctx'), pair, ...ids(c.req.valid('param')))
        return c.json({}, 200)
      },
    ),
  ]
}

import { z } from 'zod'
import { listResource, viewChange, viewInput, viewRow } from '#model/admin/saved-view.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { listViews } from './read-views.ts'
import { changeView, deleteView, saveView } from './write-views.ts'

const tags = ['administration']
const base = '/server/view'
const params = z.object({ id: z.string().min(1).max(64) })

/** Lists as staff keep them, for themselves or for all. */
export const viewRoutes = [
  endpoint(
    {
      method: 'get',
      path: base,
      operationId: 'listViews',
      who: 'csr',
      tags,
      summary: "List the views of a list: the caller's and shared ones",
      request: { query: z.strictObject({ resource: listResource }) },
      responses: { 200: answer(z.object({ data: z.array(viewRow) })) },
    },
    async (c) => c.json({ data: await listViews(c.get('ctx'), c.req.valid('query').resource) }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: base,
      operationId: 'createView',
      who: 'csr-write',
      tags,
      summary: 'Save a list view',
      request: { body: body(viewInput) },
      responses: { 201: answer(viewRow, 'Created') },
    },
    async (c) => c.json(await saveView(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/{id}`,
      operationId: 'updateView',
      who: 'csr-write',
      tags,
      summary: 'Rename or share a view, or save the current list in it',
      request: { params, body: body(viewChange) },
      responses: { 200: answer(viewRow) },
    },
    async (c) => c.json(await changeView(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/{id}`,
      operationId: 'deleteView',
      who: 'csr-write',
      tags,
      summary: 'Delete a view',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await deleteView(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
]

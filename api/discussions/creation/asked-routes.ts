import { askedBody, askedDiagnosis, askedQuery, type AskedSearch } from '#model/discussions/asked-wire.ts'
import type { Ctx } from '../../context.ts'
import { answer, body, endpoint, listOf } from '../../http/route.ts'
import { searchAsked } from './search-asked.ts'

const path = '/user/diagnosis/search/fromQueries'
const who = 'signed-in' as const
const tags = ['discussions']
const responses = { 200: answer(listOf(askedDiagnosis)) }

const found = async (ctx: Ctx, asked: AskedSearch) => ({
  ...(await searchAsked(ctx, asked)),
  page: asked.page,
  pageSize: asked.pageSize,
})

/** Diagnoses that discussions were asked about. Words of a question had better not stand in an address: POST does the same. */
export const askedRoutes = [
  endpoint(
    {
      method: 'get',
      path,
      operationId: 'listAskedDiagnoses',
      who,
      tags,
      summary: "Search the diagnoses of the caller's discussions by name or question text",
      request: { query: askedQuery },
      responses,
    },
    async (c) => c.json(await found(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path,
      operationId: 'searchAskedDiagnoses',
      who,
      tags,
      summary: "Search the diagnoses of the caller's discussions, with the search text in the body",
      request: { body: body(askedBody) },
      responses,
    },
    async (c) => c.json(await found(c.get('ctx'), c.req.valid('json')), 200),
  ),
]

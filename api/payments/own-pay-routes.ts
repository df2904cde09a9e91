import { z } from 'zod'
import { bankBody, bankRevealBody, bankRevealed, bankRow } from '#model/payments/bank-wire.ts'
import { sessionRow } from '#model/payments/session-wire.ts'
import { answer, createRouter, body, listOf, paging, route } from '../http/route.ts'
import { changeBank, readBank } from './bank.ts'
import { revealBankNumber } from './bank-reveal.ts'
import { listSessions, sessionSorting } from './sessions.ts'

const tags = ['payments']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const day = z.iso.date('errors.date').optional()

/** Live sessions with their pay, and where pay goes. */
export const ownPayRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/server/user/{id}/noeticSessions',
      operationId: 'listLiveSessionsOfUser',
      who,
      tags,
      summary: "List a person's live sessions with minutes and pay",
      request: { params, query: z.strictObject({ from: day, to: day, ...paging(), ...sessionSorting.query }) },
      responses: { 200: answer(listOf(sessionRow)) },
    }),
    async (c) => {
      const query = c.req.valid('query')
      return c.json(
        {
          ...(await listSessions(c.get('ctx'), c.req.valid('param').id, query)),
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/user/{id}/bank',
      operationId: 'getBankDetails',
      who,
      tags,
      summary: 'Get the bank account, with masked numbers',
      request: { params },
      responses: { 200: answer(bankRow) },
    }),
    async (c) => c.json(await readBank(c.get('ctx'), c.req.valid('param').id), 200),
  )
  .openapi(
    route({
      method: 'put',
      path: '/server/user/{id}/bank',
      operationId: 'updateBankDetails',
      who,
      tags,
      summary: 'Update the bank account; a masked number sent back leaves the stored one',
      request: { params, body: body(bankBody) },
      responses: { 200: answer(bankRow) },
    }),
    async (c) => c.json(await changeBank(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: '/server/user/{id}/bank/reveal',
      operationId: 'revealBankNumber',
      who: 'csr-admin',
      tags,
      summary: 'Reveal a full bank account number, with a reason that is logged',
      request: { params, body: body(bankRevealBody) },
      responses: { 200: answer(bankRevealed) },
    }),
    async (c) => c.json(await revealBankNumber(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  )

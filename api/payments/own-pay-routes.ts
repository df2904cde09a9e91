import { z } from 'zod'
import { bankBody, bankRevealBody, bankRevealed, bankRow } from '#model/payments/bank-wire.ts'
import { payReadiness } from '#model/payments/readiness.ts'
import { dateField, quarterField } from '#model/fields.ts'
import { sessionRow } from '#model/payments/session-wire.ts'
import { answer, body, endpoint, listOf, paging } from '../http/route.ts'
import { changeBank, readBank } from './bank.ts'
import { revealBankNumber } from './bank-reveal.ts'
import { readReadiness } from './read-readiness.ts'
import { attachment } from '../http/upload.ts'
import { listSessions, sessionSorting } from './sessions.ts'
import { writeStatement } from './statement.ts'

const tags = ['payments']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const day = dateField.optional()

/** Live sessions with their pay, and where pay goes. */
export const ownPayRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/noeticSessions',
      operationId: 'listLiveSessionsOfUser',
      who,
      tags,
      summary: "List a person's live sessions with minutes and pay",
      request: { params, query: z.strictObject({ from: day, to: day, ...paging(), ...sessionSorting.query }) },
      responses: { 200: answer(listOf(sessionRow)) },
    },
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
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/payReadiness',
      operationId: 'getPayReadiness',
      who,
      tags,
      summary:
        'Get what an expert still needs before they are paid, the balance, and when the next payment is expected',
      request: { params },
      responses: { 200: answer(payReadiness) },
    },
    async (c) => c.json(await readReadiness(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/statement/{quarter}',
      operationId: 'downloadStatement',
      who,
      tags,
      summary: 'Download the statement of a quarter that is over: earned, adjusted, paid, balance',
      request: { params: params.extend({ quarter: quarterField }) },
      responses: { 200: { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } } },
    },
    async (c) => {
      const { id, quarter } = c.req.valid('param')
      const { name, bytes } = await writeStatement(c.get('ctx'), id, quarter)
      return new Response(Buffer.from(bytes), { headers: attachment(name, 'application/pdf', bytes.length) }) as never
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/bank',
      operationId: 'getBankDetails',
      who,
      tags,
      summary: 'Get the bank account, with masked numbers',
      request: { params },
      responses: { 200: answer(bankRow) },
    },
    async (c) => c.json(await readBank(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/bank',
      operationId: 'updateBankDetails',
      who,
      tags,
      summary: 'Update the bank account; a masked number sent back leaves the stored one',
      request: { params, body: body(bankBody) },
      responses: { 200: answer(bankRow) },
    },
    async (c) => c.json(await changeBank(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/bank/reveal',
      operationId: 'revealBankNumber',
      who: 'csr-admin',
      secret: 'again',
      tags,
      summary: 'Reveal a full bank account number, with a reason that is logged',
      request: { params, body: body(bankRevealBody) },
      responses: { 200: answer(bankRevealed) },
    },
    async (c) => c.json(await revealBankNumber(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

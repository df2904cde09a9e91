import { z } from 'zod'
import { aiActions } from '#model/surveys/enums.ts'
import { aiInteractionBody, aiInteractionRow, suggestionAnswer, suggestionBody } from '#model/surveys/writing-wire.ts'
import { answer, body, endpoint, listOf, paging } from '../../http/route.ts'
import { interactionSorting, listInteractions, logInteraction } from './interactions.ts'
import { suggest } from './suggest.ts'
import type { Ctx } from '../../context.ts'

/** Starts what a suggestion will need, so that the first one does not wait for it. */
function getReady(ctx: Ctx): { provider: string } {
  ctx.writing.warm()
  return { provider: ctx.writing.provider }
}

const tags = ['surveys']

/** The AI writing helper and its log. */
export const writingRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/onvivai/suggestion',
      operationId: 'suggestWording',
      who: 'signed-in',
      tags,
      summary: "Suggest a better wording for the caller's text; null if none would keep its facts",
      request: { body: body(suggestionBody) },
      responses: { 200: answer(suggestionAnswer) },
    },
    async (c) => c.json(await suggest(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/onvivai/ready',
      operationId: 'prepareWritingHelp',
      who: 'signed-in',
      tags,
      summary: 'Warm up the writing assistant when a composer opens',
      responses: { 200: answer(z.object({ provider: z.string() })) },
    },
    (c) => c.json(getReady(c.get('ctx')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/onvivai/ai-interaction',
      operationId: 'recordSuggestionOutcome',
      who: 'signed-in',
      tags,
      summary: 'Report what became of a suggestion',
      request: { body: body(aiInteractionBody) },
      responses: { 201: answer(z.object({ id: z.string() })) },
    },
    async (c) => c.json(await logInteraction(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/onvivai/ai-interaction/list',
      operationId: 'listWritingHelpLog',
      who: 'csr',
      tags,
      summary: 'List the log of the writing assistant',
      request: {
        query: z.strictObject({
          userId: z.string().max(64).optional(),
          logAIEventId: z.string().max(64).optional(),
          aiAction: z.enum(aiActions).optional(),
          ...paging(),
          ...interactionSorting.query,
        }),
      },
      responses: { 200: answer(listOf(aiInteractionRow)) },
    },
    async (c) => c.json(await listInteractions(c.get('ctx'), c.req.valid('query')), 200),
  ),
]

import { z } from 'zod'
import { textBlockBody, textBlockChange, textBlockRow } from '#model/discussions/writing/text-block-wire.ts'
import { TEXT_BLOCKS_MAX } from '#model/discussions/writing/text-blocks.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { countTextBlockUse } from './count-text-block-use.ts'
import { createTextBlock } from './create-text-block.ts'
import { deleteTextBlock } from './delete-text-block.ts'
import { listTextBlocks, textBlockSorting } from './list-text-blocks.ts'
import { updateTextBlock } from './update-text-block.ts'

const tags = ['discussions']
const who = 'signed-in' as const
const at = '/user/textBlocks'
const params = z.object({ id: z.string().min(1).max(64) })

/** Texts that the caller inserts into answers; members, who write none, have none. */
export const textBlockRoutes = [
  endpoint(
    {
      method: 'get',
      path: at,
      operationId: 'listTextBlocks',
      who,
      tags,
      summary: "List the caller's text blocks, by name",
      request: { query: z.strictObject({ ...paging(TEXT_BLOCKS_MAX), ...textBlockSorting.query }) },
      responses: { 200: answer(listOf(textBlockRow)) },
    },
    async (c) => c.json(await listTextBlocks(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: at,
      operationId: 'createTextBlock',
      who,
      tags,
      summary: `Save a text block; a person has at most ${TEXT_BLOCKS_MAX}, each with a name of its own`,
      request: { body: body(textBlockBody) },
      responses: { 201: answer(textBlockRow) },
    },
    async (c) => c.json(await createTextBlock(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/{id}`,
      operationId: 'updateTextBlock',
      who,
      tags,
      summary: 'Update name and text of a text block',
      request: { params, body: body(textBlockChange) },
      responses: { 200: answer(textBlockRow) },
    },
    async (c) => c.json(await updateTextBlock(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${at}/{id}`,
      operationId: 'deleteTextBlock',
      who,
      tags,
      summary: 'Delete a text block; answers that contain it keep their text',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await deleteTextBlock(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/{id}/use`,
      operationId: 'countTextBlockUse',
      who,
      tags,
      summary: 'Count that a text block was inserted',
      request: { params },
      responses: { 200: answer(textBlockRow) },
    },
    async (c) => c.json(await countTextBlockUse(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]

import { z } from 'zod'
import { entityFieldRow, listedFieldRow } from '#model/classification/custom-fields.ts'
import { tagEntityTypes } from '#model/classification/enums.ts'
import { serveResources } from '../admin/serve.ts'
import { answer, createRouter, endpoint } from '../http/route.ts'
import { customFieldValues } from './custom-field-values.ts'
import { customFields, fieldsOf, fieldsOfKind } from './custom-fields.ts'
import { tagTargets } from './tag-targets.ts'
import { tagDefinitions, tags } from './tags.ts'

const listFields = endpoint(
  {
    method: 'get',
    path: '/server/customField/entity/{entityType}/{entityId}',
    operationId: 'listCustomFieldsOfRecord',
    who: 'csr',
    tags: ['classification'],
    summary: 'List the custom fields of a record, with or without values',
    request: { params: z.object({ entityType: z.enum(tagEntityTypes), entityId: z.string().min(1).max(64) }) },
    responses: { 200: answer(z.object({ data: z.array(entityFieldRow) })) },
  },
  async (c) => {
    const { entityType, entityId } = c.req.valid('param')
    return c.json({ data: await fieldsOf(c.get('ctx').db, entityType, entityId) }, 200)
  },
)

const listFieldsOfKind = endpoint(
  {
    method: 'get',
    path: '/server/customField/entity/{entityType}',
    operationId: 'listCustomFieldsOfKind',
    who: 'csr',
    tags: ['classification'],
    summary: 'List the custom fields in use for a kind of record',
    request: { params: z.object({ entityType: z.enum(tagEntityTypes) }) },
    responses: { 200: answer(z.object({ data: z.array(listedFieldRow) })) },
  },
  async (c) => c.json({ data: await fieldsOfKind(c.get('ctx').db, c.req.valid('param').entityType) }, 200),
)

/** Tags and custom fields as staff administer them, and the records that carry them. */
export const routes = createRouter([
  listFields,
  listFieldsOfKind,
  ...serveResources(tagDefinitions, tagTargets, tags, customFieldValues, customFields),
])

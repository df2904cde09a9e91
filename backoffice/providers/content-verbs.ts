import type { BodyOf } from '#api/client/types.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import { del, post, put, type Versioned } from './verb.ts'

/** The record that a tag or a value belongs to. */
export interface Entity {
  entityType: TagEntityType
  entityId: string
}

export const tagVerbs = {
  add: (tagId: string, entity: Entity, value?: string) =>
    post('/server/tag/target', { body: { tagId, ...entity, ...(value !== undefined && { value }) } }),
  setValue: (id: string, value: string | null, version: number) =>
    put('/server/tag/target/{id}', { params: { id }, body: { value, version } }),
  remove: ({ id, version }: Versioned) => del('/server/tag/target/{id}', { params: { id }, ifMatch: version }),
}

export const fieldVerbs = {
  set: (definitionId: string, entity: Entity, value: string) =>
    post('/server/customField/value', { body: { definitionId, ...entity, value } }),
  change: (id: string, value: string, version: number) =>
    put('/server/customField/value/{id}', { params: { id }, body: { value, version } }),
  clear: ({ id, version }: Versioned) => del('/server/customField/value/{id}', { params: { id }, ifMatch: version }),
}

export const documentVerbs = {
  restore: (id: string, documentVersion: number, version: number) =>
    post('/server/content/document/{id}/restore', { params: { id }, body: { documentVersion, version } }),
}

export const limitVerbs = {
  change: (name: BodyOf<'put', '/server/limits'>['name'], value: number, version: number, reason: string) =>
    put('/server/limits', { body: { name, value, version, reason } }),
  reset: (name: BodyOf<'post', '/server/limits/reset'>['name'], version: number, reason: string) =>
    post('/server/limits/reset', { body: { name, version, reason } }),
}

import type { TagEntityType } from '#model/panels/enums.ts'
import type { Verb } from './verbs.ts'

const post = (path: string, body: unknown = {}): Verb => ({ method: 'POST', path, body })
const put = (path: string, body: unknown): Verb => ({ method: 'PUT', path, body })
const del = (path: string): Verb => ({ method: 'DELETE', path })
const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

/** The record that a tag or a value belongs to. */
export interface Entity {
  entityType: TagEntityType
  entityId: string
}

export const tagVerbs = {
  add: (tagId: string, entity: Entity, value?: string) =>
    post('/server/tag/target', { tagId, ...entity, ...(value !== undefined && { value }) }),
  setValue: (targetId: string, value: string | null, version: number) =>
    put(at('/server/tag/target', targetId), { value, version }),
  remove: (targetId: string) => del(at('/server/tag/target', targetId)),
}

export const fieldVerbs = {
  set: (definitionId: string, entity: Entity, value: string) =>
    post('/server/customField/value', { definitionId, ...entity, value }),
  change: (valueId: string, value: string, version: number) =>
    put(at('/server/customField/value', valueId), { value, version }),
  clear: (valueId: string) => del(at('/server/customField/value', valueId)),
}

export const documentVerbs = {
  restore: (id: string, documentVersion: number, version: number) =>
    post(`${at('/server/content/document', id)}/restore`, { documentVersion, version }),
}

export const limitVerbs = {
  change: (name: string, value: number, version: number, reason: string) =>
    put('/server/limits', { name, value, version, reason }),
  reset: (name: string, version: number, reason: string) => post('/server/limits/reset', { name, version, reason }),
}

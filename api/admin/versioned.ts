import { withHeaders } from '../http/document-parts.ts'
import type { AdminResource } from './declare.ts'

/** Whether writes compare the record's version. */
export const hasVersion = (r: AdminResource): boolean => Object.hasOwn(r.row.shape, 'version')

/** The documented answer of one record, with the tag of its version where it has one. */
export const taggedAnswer = <A extends object>(r: AdminResource, documented: A): A =>
  hasVersion(r) ? withHeaders(documented, 'ETag') : documented

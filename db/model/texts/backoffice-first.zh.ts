import { merge } from './messages.ts'
import { zh as acts } from './acts.zh.ts'
import { zh as backoffice } from './backoffice.zh.ts'
import { zh as discussions } from './discussions.zh.ts'
import { zh as fieldErrors } from './fields.zh.ts'
import { zh as firstPage } from './first-page.zh.ts'
import { zh as identity } from './identity.zh.ts'
import { zh as labels } from './labels.zh.ts'
import { zh as portal } from './portal.zh.ts'
import { zh as queries } from './backoffice-queries.zh.ts'
import { zh as recordFields } from './backoffice-fields.zh.ts'
import { zh as shell } from './shell.zh.ts'

/** The same in simplified Chinese. */
export const firstZh = merge(
  firstPage,
  shell,
  identity,
  portal,
  fieldErrors,
  labels,
  discussions,
  acts,
  backoffice,
  recordFields,
  queries,
)

import { merge } from './messages.ts'
import { en as acts } from './acts.en.ts'
import { en as backoffice } from './backoffice.en.ts'
import { en as discussions } from './discussions.en.ts'
import { en as fieldErrors } from './fields.en.ts'
import { en as firstPage } from './first-page.en.ts'
import { en as identity } from './identity.en.ts'
import { en as labels } from './labels.en.ts'
import { en as portal } from './portal.en.ts'
import { en as queries } from './backoffice-queries.en.ts'
import { en as recordFields } from './backoffice-fields.en.ts'
import { en as shell } from './shell.en.ts'

/** What the back office says in English around every page and on the list of discussions, its first page. */
export const firstEn = merge(
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

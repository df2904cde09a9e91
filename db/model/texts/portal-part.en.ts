import { merge } from './messages.ts'
import { en as asking } from './asking.en.ts'
import { en as content } from './content.en.ts'
import { en as dashboard } from './dashboard.en.ts'
import { en as discussions } from './discussions.en.ts'
import { en as fieldErrors } from './fields.en.ts'
import { en as firstPage } from './first-page.en.ts'
import { en as identity } from './identity.en.ts'
import { en as labels } from './labels.en.ts'
import { en as listing } from './listing.en.ts'
import { en as liveSessions } from './live-sessions.en.ts'
import { en as panels } from './panels.en.ts'
import { en as payments } from './payments.en.ts'
import { en as portal } from './portal.en.ts'
import { en as reading } from './reading.en.ts'
import { en as reporting } from './reporting.en.ts'
import { en as shell } from './shell.en.ts'
import { en as surveys } from './surveys.en.ts'
import { en as wizard } from './wizard.en.ts'

/** The English texts that the portal may show. They are part of its first load: words for staff and for mails stay out. */
export const portalEn = merge(
  firstPage,
  shell,
  identity,
  discussions,
  surveys,
  panels,
  payments,
  content,
  reporting,
  liveSessions,
  fieldErrors,
  labels,
  portal,
  dashboard,
  wizard,
  asking,
  reading,
  listing,
)

import { merge, type Messages } from './messages.ts'
import type { portalEn } from './portal-part.en.ts'
import { zh as asking } from './asking.zh.ts'
import { zh as content } from './content.zh.ts'
import { zh as dashboard } from './dashboard.zh.ts'
import { zh as discussions } from './discussions.zh.ts'
import { zh as fieldErrors } from './fields.zh.ts'
import { zh as firstPage } from './first-page.zh.ts'
import { zh as identity } from './identity.zh.ts'
import { zh as labels } from './labels.zh.ts'
import { zh as listing } from './listing.zh.ts'
import { zh as liveSessions } from './live-sessions.zh.ts'
import { zh as panels } from './panels.zh.ts'
import { zh as payments } from './payments.zh.ts'
import { zh as portal } from './portal.zh.ts'
import { zh as reading } from './reading.zh.ts'
import { zh as reporting } from './reporting.zh.ts'
import { zh as shell } from './shell.zh.ts'
import { zh as surveys } from './surveys.zh.ts'
import { zh as wizard } from './wizard.zh.ts'

/** The Chinese texts that the portal may show; it loads them when they are chosen. */
export const portalZh: Messages<typeof portalEn> = merge(
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

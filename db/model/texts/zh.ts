import { merge, type Messages } from './messages.ts'
import type { en } from './en.ts'
import { zh as acts } from './acts.zh.ts'
import { zh as audit } from './audit.zh.ts'
import { zh as backoffice } from './backoffice.zh.ts'
import { zh as content } from './content.zh.ts'
import { zh as discussions } from './discussions.zh.ts'
import { zh as fieldErrors } from './fields.zh.ts'
import { zh as identity } from './identity.zh.ts'
import { zh as limits } from './limits.zh.ts'
import { zh as liveSessions } from './live-sessions.zh.ts'
import { zh as notifications } from './notifications.zh.ts'
import { zh as panels } from './panels.zh.ts'
import { zh as payments } from './payments.zh.ts'
import { zh as portal } from './portal.zh.ts'
import { zh as reporting } from './reporting.zh.ts'
import { zh as shell } from './shell.zh.ts'
import { zh as surveys } from './surveys.zh.ts'

/** Every text in simplified Chinese. Front ends load it when it is chosen. */
export const zh: Messages<typeof en> = merge(
  shell,
  identity,
  discussions,
  surveys,
  panels,
  payments,
  notifications,
  content,
  audit,
  reporting,
  liveSessions,
  acts,
  fieldErrors,
  limits,
  backoffice,
  portal,
)

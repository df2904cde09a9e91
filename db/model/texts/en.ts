import { merge } from './messages.ts'
import { en as acts } from './acts.en.ts'
import { en as audit } from './audit.en.ts'
import { en as backoffice } from './backoffice.en.ts'
import { en as content } from './content.en.ts'
import { en as discussions } from './discussions.en.ts'
import { en as fieldErrors } from './fields.en.ts'
import { en as identity } from './identity.en.ts'
import { en as limits } from './limits.en.ts'
import { en as liveSessions } from './live-sessions.en.ts'
import { en as notifications } from './notifications.en.ts'
import { en as panels } from './panels.en.ts'
import { en as payments } from './payments.en.ts'
import { en as portal } from './portal.en.ts'
import { en as reporting } from './reporting.en.ts'
import { en as shell } from './shell.en.ts'
import { en as surveys } from './surveys.en.ts'

/** Every English text the product shows, by its key. */
export const en = merge(
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

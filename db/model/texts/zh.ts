import { merge, type Messages } from './messages.ts'
import type { en } from './en.ts'
import { zh as accessMails } from './access-mails.zh.ts'
import { zh as account } from './account.zh.ts'
import { zh as accountOther } from './account-other.zh.ts'
import { zh as playground } from './playground.zh.ts'
import { zh as accountLists } from './account-lists.zh.ts'
import { zh as accountMail } from './account-mail.zh.ts'
import { zh as people } from './people.zh.ts'
import { zh as acts } from './acts.zh.ts'
import { zh as callRefusals } from './call-refusals.zh.ts'
import { zh as calls } from './calls.zh.ts'
import { zh as audit } from './audit.zh.ts'
import { zh as backoffice } from './backoffice.zh.ts'
import { zh as recordFields } from './backoffice-fields.zh.ts'
import { zh as setupFields } from './backoffice-setup-fields.zh.ts'
import { zh as besideStaff } from './beside-staff.zh.ts'
import { zh as exported } from './export.zh.ts'
import { zh as files } from './files.zh.ts'
import { zh as guests } from './guests.zh.ts'
import { zh as beside } from './beside.zh.ts'
import { zh as security } from './security.zh.ts'
import { zh as setup } from './backoffice-setup.zh.ts'
import { zh as panelPages } from './backoffice-panels.zh.ts'
import { zh as simulator } from './backoffice-simulator.zh.ts'
import { zh as queries } from './backoffice-queries.zh.ts'
import { zh as queryPage } from './backoffice-query.zh.ts'
import { zh as contents } from './backoffice-content.zh.ts'
import { zh as customFields } from './backoffice-custom-fields.zh.ts'
import { zh as tags } from './backoffice-tags.zh.ts'
import { zh as limits } from './limits.zh.ts'
import { zh as notifications } from './notifications.zh.ts'
import { zh as signOn } from './sign-on.zh.ts'
import { zh as registration } from './registration.zh.ts'
import { zh as registrationMail } from './registration-mail.zh.ts'
import { zh as lists } from './backoffice-lists.zh.ts'
import { zh as invitations } from './backoffice-invitations.zh.ts'
import { zh as surveyPages } from './survey-pages.zh.ts'
import { zh as unsubscribe } from './unsubscribe.zh.ts'
import { zh as staffLedger } from './backoffice-ledger.zh.ts'
import { zh as everywhere } from './backoffice-everywhere.zh.ts'
import { zh as staffReview } from './backoffice-review.zh.ts'
import { zh as taskPages } from './backoffice-tasks.zh.ts'
import { portalZh } from './portal-part.zh.ts'

/** Every text in simplified Chinese. Front ends load it when it is chosen. */
export const zh: Messages<typeof en> = merge(
  portalZh,
  account,
  accountLists,
  accountOther,
  playground,
  signOn,
  accessMails,
  notifications,
  callRefusals,
  calls,
  audit,
  acts,
  limits,
  backoffice,
  recordFields,
  setupFields,
  queries,
  queryPage,
  setup,
  panelPages,
  simulator,
  people,
  accountMail,
  beside,
  files,
  guests,
  exported,
  besideStaff,
  security,
  registration,
  registrationMail,
  invitations,
  lists,
  everywhere,
  staffLedger,
  staffReview,
  taskPages,
  contents,
  customFields,
  tags,
  surveyPages,
  unsubscribe,
)

import { merge } from './messages.ts'
import { en as accessMails } from './access-mails.en.ts'
import { en as account } from './account.en.ts'
import { en as accountOther } from './account-other.en.ts'
import { en as playground } from './playground.en.ts'
import { en as accountLists } from './account-lists.en.ts'
import { en as accountMail } from './account-mail.en.ts'
import { en as people } from './people.en.ts'
import { en as acts } from './acts.en.ts'
import { en as callRefusals } from './call-refusals.en.ts'
import { en as calls } from './calls.en.ts'
import { en as audit } from './audit.en.ts'
import { en as backoffice } from './backoffice.en.ts'
import { en as recordFields } from './backoffice-fields.en.ts'
import { en as setupFields } from './backoffice-setup-fields.en.ts'
import { en as besideStaff } from './beside-staff.en.ts'
import { en as exported } from './export.en.ts'
import { en as files } from './files.en.ts'
import { en as guests } from './guests.en.ts'
import { en as beside } from './beside.en.ts'
import { en as security } from './security.en.ts'
import { en as setup } from './backoffice-setup.en.ts'
import { en as panelPages } from './backoffice-panels.en.ts'
import { en as simulator } from './backoffice-simulator.en.ts'
import { en as queries } from './backoffice-queries.en.ts'
import { en as queryPage } from './backoffice-query.en.ts'
import { en as contents } from './backoffice-content.en.ts'
import { en as customFields } from './backoffice-custom-fields.en.ts'
import { en as tags } from './backoffice-tags.en.ts'
import { en as limits } from './limits.en.ts'
import { en as notifications } from './notifications.en.ts'
import { en as signOn } from './sign-on.en.ts'
import { en as registration } from './registration.en.ts'
import { en as registrationMail } from './registration-mail.en.ts'
import { en as lists } from './backoffice-lists.en.ts'
import { en as invitations } from './backoffice-invitations.en.ts'
import { en as surveyPages } from './survey-pages.en.ts'
import { en as unsubscribe } from './unsubscribe.en.ts'
import { en as staffLedger } from './backoffice-ledger.en.ts'
import { en as everywhere } from './backoffice-everywhere.en.ts'
import { en as staffReview } from './backoffice-review.en.ts'
import { en as taskPages } from './backoffice-tasks.en.ts'
import { portalEn } from './portal-part.en.ts'

/** Every English text the product shows, by its key. */
export const en = merge(
  portalEn,
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

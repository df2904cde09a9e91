import { merge, type Messages } from './messages.ts'
import type { en } from './en.ts'
import accessMails from './zh/server/access-mails.json' with { type: 'json' }
import account from './zh/pages/account.json' with { type: 'json' }
import accountOther from './zh/pages/account-other.json' with { type: 'json' }
import playground from './zh/pages/playground.json' with { type: 'json' }
import accountLists from './zh/pages/account-lists.json' with { type: 'json' }
import accountMails from './zh/server/account-mails.json' with { type: 'json' }
import users from './zh/backoffice/users.json' with { type: 'json' }
import permissions from './zh/backoffice/permissions.json' with { type: 'json' }
import callRefusals from './zh/server/call-refusals.json' with { type: 'json' }
import discussionPage from './zh/pages/discussion.json' with { type: 'json' }
import liveRoom from './zh/pages/live-room.json' with { type: 'json' }
import audit from './zh/backoffice/audit.json' with { type: 'json' }
import frame from './zh/backoffice/frame.json' with { type: 'json' }
import recordFields from './zh/backoffice/fields.json' with { type: 'json' }
import setupFields from './zh/backoffice/setup-fields.json' with { type: 'json' }
import discussionSections from './zh/backoffice/discussion-sections.json' with { type: 'json' }
import discussionExport from './zh/server/discussion-export.json' with { type: 'json' }
import expertHome from './zh/pages/expert-home.json' with { type: 'json' }
import files from './zh/pages/files.json' with { type: 'json' }
import guestMails from './zh/server/guest-mails.json' with { type: 'json' }
import asking from './zh/pages/asking.json' with { type: 'json' }
import security from './zh/pages/security.json' with { type: 'json' }
import setup from './zh/backoffice/setup.json' with { type: 'json' }
import staffPanels from './zh/backoffice/panels.json' with { type: 'json' }
import simulator from './zh/backoffice/simulator.json' with { type: 'json' }
import staffDiscussionList from './zh/backoffice/discussion-list.json' with { type: 'json' }
import staffDiscussion from './zh/backoffice/discussion.json' with { type: 'json' }
import staffContent from './zh/backoffice/content.json' with { type: 'json' }
import customFields from './zh/backoffice/custom-fields.json' with { type: 'json' }
import tags from './zh/backoffice/tags.json' with { type: 'json' }
import limits from './zh/backoffice/limits.json' with { type: 'json' }
import notifications from './zh/server/notifications.json' with { type: 'json' }
import signOn from './zh/pages/sign-on.json' with { type: 'json' }
import registration from './zh/pages/registration.json' with { type: 'json' }
import registrationMails from './zh/server/registration-mails.json' with { type: 'json' }
import lists from './zh/backoffice/lists.json' with { type: 'json' }
import invitations from './zh/backoffice/invitations.json' with { type: 'json' }
import surveyPages from './zh/pages/surveys.json' with { type: 'json' }
import tax from './zh/pages/tax.json' with { type: 'json' }
import paymentMails from './zh/server/payment-mails.json' with { type: 'json' }
import reportMails from './zh/server/report-mails.json' with { type: 'json' }
import taxMails from './zh/server/tax-mails.json' with { type: 'json' }
import unsubscribe from './zh/pages/unsubscribe.json' with { type: 'json' }
import staffLedger from './zh/backoffice/ledger.json' with { type: 'json' }
import staffTax from './zh/backoffice/tax.json' with { type: 'json' }
import everyPage from './zh/backoffice/every-page.json' with { type: 'json' }
import review from './zh/backoffice/review.json' with { type: 'json' }
import tasks from './zh/backoffice/tasks.json' with { type: 'json' }
import staffReports from './zh/backoffice/reporting.json' with { type: 'json' }
import { portalZh } from './portal-zh.ts'

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
  discussionPage,
  liveRoom,
  audit,
  permissions,
  limits,
  frame,
  recordFields,
  setupFields,
  staffDiscussionList,
  staffDiscussion,
  setup,
  staffPanels,
  simulator,
  users,
  accountMails,
  asking,
  expertHome,
  files,
  guestMails,
  discussionExport,
  discussionSections,
  security,
  registration,
  registrationMails,
  invitations,
  lists,
  everyPage,
  staffLedger,
  staffTax,
  review,
  tasks,
  staffReports,
  staffContent,
  customFields,
  tags,
  surveyPages,
  tax,
  paymentMails,
  reportMails,
  taxMails,
  unsubscribe,
)

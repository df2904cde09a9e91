import { merge } from './messages.ts'
import accessMails from './en/server/access-mails.json' with { type: 'json' }
import account from './en/pages/account.json' with { type: 'json' }
import accountOther from './en/pages/account-other.json' with { type: 'json' }
import playground from './en/pages/playground.json' with { type: 'json' }
import accountLists from './en/pages/account-lists.json' with { type: 'json' }
import accountMails from './en/server/account-mails.json' with { type: 'json' }
import users from './en/backoffice/users.json' with { type: 'json' }
import permissions from './en/backoffice/permissions.json' with { type: 'json' }
import callRefusals from './en/server/call-refusals.json' with { type: 'json' }
import discussionPage from './en/pages/discussion.json' with { type: 'json' }
import liveRoom from './en/pages/live-room.json' with { type: 'json' }
import audit from './en/backoffice/audit.json' with { type: 'json' }
import frame from './en/backoffice/frame.json' with { type: 'json' }
import recordFields from './en/backoffice/fields.json' with { type: 'json' }
import setupFields from './en/backoffice/setup-fields.json' with { type: 'json' }
import discussionSections from './en/backoffice/discussion-sections.json' with { type: 'json' }
import discussionExport from './en/server/discussion-export.json' with { type: 'json' }
import expertHome from './en/pages/expert-home.json' with { type: 'json' }
import files from './en/pages/files.json' with { type: 'json' }
import guestMails from './en/server/guest-mails.json' with { type: 'json' }
import asking from './en/pages/asking.json' with { type: 'json' }
import security from './en/pages/security.json' with { type: 'json' }
import setup from './en/backoffice/setup.json' with { type: 'json' }
import staffPanels from './en/backoffice/panels.json' with { type: 'json' }
import simulator from './en/backoffice/simulator.json' with { type: 'json' }
import staffDiscussionList from './en/backoffice/discussion-list.json' with { type: 'json' }
import staffDiscussion from './en/backoffice/discussion.json' with { type: 'json' }
import staffContent from './en/backoffice/content.json' with { type: 'json' }
import customFields from './en/backoffice/custom-fields.json' with { type: 'json' }
import tags from './en/backoffice/tags.json' with { type: 'json' }
import limits from './en/backoffice/limits.json' with { type: 'json' }
import notifications from './en/server/notifications.json' with { type: 'json' }
import signOn from './en/pages/sign-on.json' with { type: 'json' }
import registration from './en/pages/registration.json' with { type: 'json' }
import registrationMails from './en/server/registration-mails.json' with { type: 'json' }
import lists from './en/backoffice/lists.json' with { type: 'json' }
import invitations from './en/backoffice/invitations.json' with { type: 'json' }
import surveyPages from './en/pages/surveys.json' with { type: 'json' }
import tax from './en/pages/tax.json' with { type: 'json' }
import paymentMails from './en/server/payment-mails.json' with { type: 'json' }
import reportMails from './en/server/report-mails.json' with { type: 'json' }
import taxMails from './en/server/tax-mails.json' with { type: 'json' }
import unsubscribe from './en/pages/unsubscribe.json' with { type: 'json' }
import staffLedger from './en/backoffice/ledger.json' with { type: 'json' }
import staffTax from './en/backoffice/tax.json' with { type: 'json' }
import everyPage from './en/backoffice/every-page.json' with { type: 'json' }
import review from './en/backoffice/review.json' with { type: 'json' }
import tasks from './en/backoffice/tasks.json' with { type: 'json' }
import staffReports from './en/backoffice/reporting.json' with { type: 'json' }
import { portalEn } from './portal-en.ts'

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

import { merge } from './messages.ts'
import content from './en/portal/content.json' with { type: 'json' }
import dashboard from './en/portal/dashboard.json' with { type: 'json' }
import discussions from './en/portal/discussions.json' with { type: 'json' }
import fieldErrors from './en/portal/field-errors.json' with { type: 'json' }
import firstPage from './en/portal/first-page.json' with { type: 'json' }
import identity from './en/portal/identity.json' with { type: 'json' }
import labels from './en/portal/labels.json' with { type: 'json' }
import discussionList from './en/portal/discussion-list.json' with { type: 'json' }
import liveSessions from './en/portal/live-sessions.json' with { type: 'json' }
import panels from './en/portal/panels.json' with { type: 'json' }
import payments from './en/portal/payments.json' with { type: 'json' }
import common from './en/portal/common.json' with { type: 'json' }
import discussionDetail from './en/portal/discussion-detail.json' with { type: 'json' }
import reporting from './en/portal/reporting.json' with { type: 'json' }
import shell from './en/portal/shell.json' with { type: 'json' }
import surveys from './en/portal/surveys.json' with { type: 'json' }
import wizard from './en/portal/wizard.json' with { type: 'json' }

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
  common,
  dashboard,
  wizard,
  discussionDetail,
  discussionList,
)

import { merge, type Messages } from './messages.ts'
import type { portalEn } from './portal-en.ts'
import content from './zh/portal/content.json' with { type: 'json' }
import dashboard from './zh/portal/dashboard.json' with { type: 'json' }
import discussions from './zh/portal/discussions.json' with { type: 'json' }
import fieldErrors from './zh/portal/field-errors.json' with { type: 'json' }
import firstPage from './zh/portal/first-page.json' with { type: 'json' }
import identity from './zh/portal/identity.json' with { type: 'json' }
import labels from './zh/portal/labels.json' with { type: 'json' }
import discussionList from './zh/portal/discussion-list.json' with { type: 'json' }
import liveSessions from './zh/portal/live-sessions.json' with { type: 'json' }
import panels from './zh/portal/panels.json' with { type: 'json' }
import payments from './zh/portal/payments.json' with { type: 'json' }
import common from './zh/portal/common.json' with { type: 'json' }
import discussionDetail from './zh/portal/discussion-detail.json' with { type: 'json' }
import reporting from './zh/portal/reporting.json' with { type: 'json' }
import shell from './zh/portal/shell.json' with { type: 'json' }
import surveys from './zh/portal/surveys.json' with { type: 'json' }
import wizard from './zh/portal/wizard.json' with { type: 'json' }

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
  common,
  dashboard,
  wizard,
  discussionDetail,
  discussionList,
)

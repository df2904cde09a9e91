import { merge } from './messages.ts'
import permissions from './en/backoffice/permissions.json' with { type: 'json' }
import frame from './en/backoffice/frame.json' with { type: 'json' }
import discussions from './en/portal/discussions.json' with { type: 'json' }
import fieldErrors from './en/portal/field-errors.json' with { type: 'json' }
import firstPage from './en/portal/first-page.json' with { type: 'json' }
import identity from './en/portal/identity.json' with { type: 'json' }
import labels from './en/portal/labels.json' with { type: 'json' }
import common from './en/portal/common.json' with { type: 'json' }
import staffDiscussionList from './en/backoffice/discussion-list.json' with { type: 'json' }
import recordFields from './en/backoffice/fields.json' with { type: 'json' }
import shell from './en/portal/shell.json' with { type: 'json' }

/** What the back office says in English around every page and on the list of discussions, its first page. */
export const firstEn = merge(
  firstPage,
  shell,
  identity,
  common,
  fieldErrors,
  labels,
  discussions,
  permissions,
  frame,
  recordFields,
  staffDiscussionList,
)

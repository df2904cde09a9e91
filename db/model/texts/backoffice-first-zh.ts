import { merge } from './messages.ts'
import permissions from './zh/backoffice/permissions.json' with { type: 'json' }
import frame from './zh/backoffice/frame.json' with { type: 'json' }
import discussions from './zh/portal/discussions.json' with { type: 'json' }
import fieldErrors from './zh/portal/field-errors.json' with { type: 'json' }
import firstPage from './zh/portal/first-page.json' with { type: 'json' }
import identity from './zh/portal/identity.json' with { type: 'json' }
import labels from './zh/portal/labels.json' with { type: 'json' }
import common from './zh/portal/common.json' with { type: 'json' }
import staffDiscussionList from './zh/backoffice/discussion-list.json' with { type: 'json' }
import recordFields from './zh/backoffice/fields.json' with { type: 'json' }
import shell from './zh/portal/shell.json' with { type: 'json' }

/** The same in simplified Chinese. */
export const firstZh = merge(
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

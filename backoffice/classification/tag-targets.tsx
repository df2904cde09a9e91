import { useMemo, useState } from 'react'
import { useRecordContext } from 'ra-core'
import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { mayChangeTag, type Tag, type TagTarget } from '#model/classification/tags.ts'
import { TagValueDialog } from '../kit/extras/tag-value-dialog.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { PersonLink } from '../kit/record-link.tsx'
import { RowActions } from '../kit/record/row-actions.tsx'
import { RelatedList } from '../kit/related-list.tsx'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { tagVerbs } from '../providers/content-verbs.ts'
import { AddTarget } from './add-target.tsx'
import { EntityLink } from './entity-link.tsx'

const touched = ['tagTargets', 'tags', 'auditEvents']

/** What carries the tag. */
export function TagTargets() {
  const tag = useRecordContext<Tag>()
  const text = useText()
  const { actor } = usePermissions()
  const why = useDisabledReason()(tag ? mayChangeTag(actor, tag) : { allowed: true })
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<TagTarget>()
  const { run } = useActionMutation({ done: 'tags.removed', reload: touched })
  const columns = useMemo<readonly Column<TagTarget>[]>(
    () => [
      { source: 'entityId', sortable: false, render: (row) => <EntityLink {...row} /> },
      { source: 'entityType', render: (row) => <Named prefix="tags.entity" value={row.entityType} /> },
      { source: 'value', sortable: false },
      { source: 'createdBy', idOf: 'users', sortable: false, render: (row) => <PersonLink id={row.createdBy} /> },
      { source: 'createdAt', firstOrder: 'DESC', render: (row) => <When value={row.createdAt} /> },
      {
        source: '_actions',
        label: 'admin.list.actions',
        sortable: false,
        number: true,
        render: (row) => (
          <RowActions
            name={row.entityName ?? row.entityId}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={() => void run(tagVerbs.remove(row))}
          />
        ),
      },
    ],
    [why, run],
  )
  if (!tag) return null
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} onClick={() => setAdding(true)}>
          {text('tags.addTarget')}
        </GuardedButton>
      </Box>
      <RelatedList<TagTarget>
        resource="tagTargets"
        filter={{ tagId: tag.id }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        empty={text('tags.noTargets')}
      />
      {adding && <AddTarget tag={tag} onClose={() => setAdding(false)} />}
      {editing && <TagValueDialog target={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

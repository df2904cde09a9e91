import { useRef, useState } from 'react'
import { useGetList } from 'ra-core'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import type { TagTarget } from '#model/classification/tags.ts'
import { tagVerbs, type Entity } from '../../providers/content-verbs.ts'
import { Block } from '../block.tsx'
import { GuardedButton } from '../buttons/guarded-button.tsx'
import { RecordPicker } from '../record-picker.tsx'
import { useOpenedByCommand } from '../record/record-commands.ts'
import { useText } from '../hooks/use-text.ts'
import { useActionMutation } from '../hooks/use-action-mutation.ts'
import { TagValueDialog } from './tag-value-dialog.tsx'

const touched = ['tagTargets', 'tags', 'auditEvents', 'queries', 'users']

/** The tags of a record: each with its value, to change, to take off, to add. */
export function TagRow({ entity, why }: { entity: Entity; why?: string }) {
  const { entityType, entityId } = entity
  const text = useText()
  const { data: targets = [], isPending } = useGetList<TagTarget>('tagTargets', {
    filter: { entityType, entityId },
    pagination: { page: 1, perPage: 250 },
    sort: { field: 'tagName', order: 'ASC' },
  })
  const [adding, setAdding] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOpenedByCommand('question', () => {
    button.current?.scrollIntoView({ block: 'center' })
    setAdding(button.current)
  })
  const [editing, setEditing] = useState<TagTarget>()
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: touched })
  return (
    <Block
      title={text('tags.title')}
      actions={
        <GuardedButton
          ref={button}
          startIcon={<AddIcon />}
          why={why}
          loading={busy}
          aria-haspopup="dialog"
          onClick={(event) => setAdding(event.currentTarget)}
        >
          {text('tags.add')}
        </GuardedButton>
      }
    >
      {targets.length === 0 && !isPending && (
        <Typography variant="body2" color="text.secondary">
          {text('tags.none')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {targets.map((target) => (
          <TagChip
            key={target.id}
            target={target}
            why={why}
            onEdit={() => setEditing(target)}
            onRemove={() => void run(tagVerbs.remove(target))}
          />
        ))}
      </Box>
      <Popover
        open={adding !== null}
        anchorEl={adding}
        onClose={() => setAdding(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box sx={{ p: 1.5, width: 300 }}>
          <RecordPicker
            resource="tags"
            name="name"
            detail="description"
            label={text('tags.add')}
            filter={{ entityType, usable: true }}
            exclude={targets.map((target) => target.tagId)}
            autoFocus
            onPick={(tag) => void run(tagVerbs.add(String(tag.id), entity)).then(() => setAdding(null))}
          />
        </Box>
      </Popover>
      {editing && <TagValueDialog target={editing} onClose={() => setEditing(undefined)} />}
    </Block>
  )
}

function TagChip({
  target,
  why,
  onEdit,
  onRemove,
}: {
  target: TagTarget
  why?: string
  onEdit: () => void
  onRemove: () => void
}) {
  const text = useText()
  const { tagName: name, value, scope } = target
  const label =
    value === null ? (
      name
    ) : (
      <>
        {name}
        {text('list.colon')}
        <strong>{value}</strong>
      </>
    )
  if (why)
    return (
      <Tooltip title={why}>
        <Chip variant="outlined" label={label} tabIndex={0} />
      </Tooltip>
    )
  return (
    <Chip
      variant="outlined"
      color={scope === 'user' ? 'default' : 'primary'}
      label={label}
      title={text(`tags.scopeName.${scope}`)}
      aria-label={text('tags.editValue', { name })}
      onClick={onEdit}
      onDelete={onRemove}
      deleteIcon={<CloseIcon aria-label={text('tags.remove', { name })} role="img" />}
    />
  )
}

import { useState } from 'react'
import { useTranslate, type RaRecord } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { readValue } from '#model/classification/field-value.ts'
import { entityResources, isTaggedEntity, type Tag } from '#model/classification/tags.ts'
import { useTagRule } from '../kit/extras/tag-value-dialog.tsx'
import { ValueInput } from '../kit/extras/value-input.tsx'
import { RecordPicker } from '../kit/record-picker.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { tagVerbs } from '../providers/content-verbs.ts'
import { entityNames } from './entity-link.tsx'
import { WorkingButton } from '../kit/buttons/working-button.tsx'
import { useTyped } from '../kit/hooks/use-typed.ts'

/** Puts the tag on one more record, with a value or without. */
export function AddTarget({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { assignmentType } = tag
  const [record, setRecord] = useState<{ id: string; name: string }>()
  const [value, setValue] = useTyped('targetValue', '')
  const text = useText()
  const translate = useTranslate()
  const rule = useTagRule(tag.id)
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: ['tagTargets', 'tags', 'auditEvents'] })
  const read = rule && value !== '' ? readValue(rule, value) : undefined
  const ready = record !== undefined && record.id !== '' && read?.ok !== false
  const add = () => {
    if (!ready) return
    void run(
      tagVerbs.add(tag.id, { entityType: assignmentType, entityId: record.id }, read?.ok ? read.value : undefined),
    ).then((answer) => answer && onClose())
  }
  const label = translate(`tags.entity.${assignmentType}`)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="target-title">
      <DialogTitle id="target-title">{text('tags.addTarget')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important', display: 'flex', flexDirection: 'column', gap: 2 }}>
        {record && isTaggedEntity(assignmentType) ? (
          <TextField
            label={label}
            value={record.name}
            slotProps={{ input: { readOnly: true } }}
            onClick={() => setRecord(undefined)}
          />
        ) : (
          <Which tag={tag} label={label} typed={record?.id ?? ''} onPick={setRecord} />
        )}
        {rule && (
          <ValueInput
            rule={rule}
            label={text('resources.tagTargets.fields.value')}
            value={value}
            onChange={setValue}
            error={read && !read.ok ? translate(read.problem) : undefined}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton variant="contained" disabled={!ready} loading={busy} onClick={add}>
          {text('tags.add')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}

function Which({
  tag,
  label,
  typed,
  onPick,
}: {
  tag: Tag
  label: string
  typed: string
  onPick: (record: { id: string; name: string }) => void
}) {
  const text = useText()
  const { assignmentType } = tag
  if (!isTaggedEntity(assignmentType))
    return (
      <TextField
        label={text('tags.recordId')}
        value={typed}
        onChange={(event) => onPick({ id: event.target.value.trim(), name: event.target.value })}
        autoFocus
      />
    )
  const names: { name: string; sortBy?: string; detail?: string } = entityNames[assignmentType]
  return (
    <RecordPicker
      resource={entityResources[assignmentType]}
      {...names}
      label={label}
      autoFocus
      onPick={(record: RaRecord) => onPick({ id: String(record.id), name: String(record[names.name] ?? record.id) })}
    />
  )
}

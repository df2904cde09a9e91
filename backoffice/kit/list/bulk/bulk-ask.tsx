import { useEffect, useRef } from 'react'
import { useTranslate, type RaRecord } from 'ra-core'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { BulkActEntry } from '#model/admin/bulk-acts.ts'
import type { ResourceName } from '#model/resources.ts'
import { RecordPicker } from '../../record-picker.tsx'
import { staffWhoWork } from '../../staff-picker.ts'
import { LimitedField, useTooLong } from '../../limited-field.tsx'
import { useNameOf } from '../../hooks/use-name-of.ts'
import { useText } from '../../hooks/use-text.ts'
import { FieldsEditor } from './fields-editor.tsx'
import { WorkingButton } from '../../buttons/working-button.tsx'
import { useTyped } from '../../hooks/use-typed.ts'

export type BulkInput = Record<string, unknown>

interface Props {
  resource: ResourceName
  entry: BulkActEntry
  busy: boolean
  /** what was entered before the person came back from the preview */
  before: BulkInput
  /** plan, tag or member of staff */
  picked: RaRecord | undefined
  onPick: (record: RaRecord | undefined) => void
  onClose: () => void
  onGiven: (input: BulkInput) => void
}

/** characters of a reason */
const LONGEST = 1000

/** What an act takes beside the records. */
export function BulkAsk({ resource, entry, busy, before, picked, onPick, onClose, onGiven }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [reason, setReason] = useTyped(
    `bulk.${entry.act}.${entry.asks}`,
    typeof before.reason === 'string' ? before.reason : '',
  )
  const [fields, setFields] = useTyped<BulkInput>(`bulk.fields.${resource}`, (before.fields ?? {}) as BulkInput)
  const tooLong = useTooLong(reason, LONGEST)
  const called = useNameOf()
  const submit = useRef<HTMLButtonElement>(null)
  // the field that had the focus is gone
  useEffect(() => {
    if (picked) submit.current?.focus()
  }, [picked])
  const picker = {
    plan: {
      resource: 'plans',
      name: 'name',
      detail: 'displayTitle',
      label: translate('resources.plans.name', { smart_count: 1 }),
    },
    staff: { ...staffWhoWork, label: text('tasks.handToWhom') },
    tag: {
      resource: 'tags',
      name: 'name',
      detail: 'description',
      label: text('tags.add'),
      filter: { entityType: 'query', usable: true },
    },
    nothing: null,
    reason: null,
    fields: null,
  }[entry.asks]
  const given: BulkInput | undefined = {
    nothing: () => ({}),
    reason: () => (reason.trim() && !tooLong ? { reason: reason.trim() } : undefined),
    plan: () => picked && { planId: picked.id },
    staff: () => picked && { assignedTo: picked.id },
    tag: () => picked && { tagId: picked.id },
    fields: () => (Object.keys(fields).length > 0 ? { fields } : undefined),
  }[entry.asks]()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (given) onGiven(given)
      }}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
        <Typography color="text.secondary">{text('bulk.checkHint')}</Typography>
        {entry.asks === 'reason' && (
          <LimitedField
            label={text('bulk.reasonAsked')}
            limit={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            multiline
            minRows={2}
            autoFocus
          />
        )}
        {picker &&
          (picked ? (
            <Chip
              label={called(picked, picker.name) ?? picked.id}
              onDelete={() => onPick(undefined)}
              sx={{ alignSelf: 'flex-start' }}
            />
          ) : (
            <RecordPicker {...picker} autoFocus onPick={onPick} />
          ))}
        {entry.asks === 'fields' && <FieldsEditor resource={resource} values={fields} onChange={setFields} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton
          ref={submit}
          type="submit"
          variant="contained"
          loading={busy}
          disabled={!given}
          autoFocus={entry.asks === 'nothing'}
        >
          {text('bulk.check')}
        </WorkingButton>
      </DialogActions>
    </form>
  )
}

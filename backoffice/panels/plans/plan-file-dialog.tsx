import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { longestDescription } from '#model/long-text.ts'
import type { PlanFile } from '#model/panels/file-wire.ts'
import { FilePicker, useUploadRules } from '../../kit/buttons/file-picker.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { ignoreBackdropClick } from '../../kit/ignore-backdrop-click.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import { refusalOf } from '../../providers/client.ts'
import { panelVerbs } from '../../providers/panel-verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'
import { useTyped } from '../../kit/hooks/use-typed.ts'

interface Props {
  planId: string
  /** empty: a new file */
  file: Partial<PlanFile>
  reload: readonly string[]
  onClose: () => void
}

/** characters of a file's name */
const longestName = 200

/** A new file, other words for one, or other bytes in its place. */
export function PlanFileDialog({ planId, file, reload, onClose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const rules = useUploadRules()
  const [chosen, setChosen] = useState<File>()
  const [words, setWords] = useTyped(`planFile.${file.id}`, {
    name: file.name ?? '',
    description: file.description ?? '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const nameTooLong = useTooLong(words.name, longestName)
  const descriptionTooLong = useTooLong(words.description, longestDescription)
  const choose = (picked: File | undefined) => {
    const problem = rules.problemOf(picked)
    setChosen(picked)
    setErrors(problem ? { file: problem } : {})
    if (picked && !file.id && words.name === '') setWords({ ...words, name: picked.name })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file.id && !chosen) return setErrors({ file: 'errors.required' })
    if (rules.problemOf(chosen) || nameTooLong || descriptionTooLong) return
    const body = new FormData()
    if (chosen) body.set('file', chosen)
    if (words.name.trim() !== '') body.set('name', words.name.trim())
    body.set('description', words.description)
    if (file.id) body.set('version', String(file.version))
    setBusy(true)
    try {
      await provider.act(file.id ? panelVerbs.changeFile(planId, file.id, body) : panelVerbs.addFile(planId, body))
      notify('admin.record.saved', { type: 'success' })
      await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
      onClose()
    } catch (error) {
      const { fields } = refusalOf(error)
      if (fields) setErrors(fields)
      else notify(refusalText(error, translate), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : ignoreBackdropClick(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="file-title"
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="file-title">{file.id ? file.name : text('panels.file.upload')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          <FilePicker
            label={text(file.id ? 'panels.file.replace' : 'panels.file.choose')}
            hint={text('panels.file.hint', { size: rules.megabytes })}
            file={chosen}
            problem={errors.file}
            busy={busy}
            onChoose={choose}
          />
          <LimitedField
            label={text('panels.file.name')}
            limit={longestName}
            value={words.name}
            onChange={(event) => setWords({ ...words, name: event.target.value })}
            error={Boolean(errors.name)}
            helperText={errors.name && translate(errors.name)}
          />
          <LimitedField
            label={text('resources.plans.fields.description')}
            limit={longestDescription}
            value={words.description}
            onChange={(event) => setWords({ ...words, description: event.target.value })}
            multiline
            minRows={2}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <WorkingButton type="submit" variant="contained" loading={busy}>
            {translate('ra.action.save')}
          </WorkingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

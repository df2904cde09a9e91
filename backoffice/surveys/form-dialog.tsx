import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import type { Typeform } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { formVerbs } from '../providers/verbs.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'

interface Props {
  /** absent: a new one */
  form: Typeform | undefined
  reload: readonly string[]
  onClose: () => void
}

/** Name, the number at the service, and the kinds of questions of a form. */
export function FormDialog({ form, reload, onClose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [name, setName] = useTyped(`formName.${form?.id}`, form?.name ?? '')
  const [formId, setFormId] = useTyped(`formId.${form?.id}`, form?.formId ?? '')
  const [chosen, setChosen] = useState<readonly number[]>(form?.builderConfig.map(({ id }) => id) ?? [])
  const { data } = useQuery({
    queryKey: ['builderConfig'],
    queryFn: ({ signal }) => api.get('/server/typeform/config', { signal }),
  })
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload })
  const offered = data?.builderConfig ?? []
  const kept = new Map(form?.builderConfig.map((one) => [one.id, one]))
  const body = {
    name: name.trim(),
    ...(formId.trim() && { formId: formId.trim() }),
    builderConfig: offered.filter(({ id }) => chosen.includes(id)).map((one) => kept.get(one.id) ?? one),
  }
  const save = () =>
    void run(form ? formVerbs.change(form.id, { ...body, version: form.version }) : formVerbs.create(body)).then(
      (answer) => answer && onClose(),
    )
  return (
    <ReasonDialog
      title={form ? `${translate('ra.action.edit')}${translate('list.colon')}${form.name}` : text('surveyForm.add')}
      confirm={translate('ra.action.save')}
      busy={busy}
      ready={body.name !== '' && body.builderConfig.length > 0}
      onClose={onClose}
      onConfirm={save}
    >
      <TextField
        label={text('surveyForm.name')}
        value={name}
        autoFocus
        required
        sx={{ mt: 1 }}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, required: false } }}
      />
      <TextField
        label={text('surveyForm.formId')}
        value={formId}
        helperText={text('surveyForm.formIdHint')}
        onChange={(event) => setFormId(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{text('surveyForm.types')}</FormLabel>
        {offered.map((one) => (
          <FormControlLabel
            key={one.id}
            label={one.text}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(one.id)}
                onChange={(_event, on) => setChosen(on ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))}
              />
            }
          />
        ))}
      </FormControl>
    </ReasonDialog>
  )
}

import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { refusalOf } from '../../providers/client.ts'
import type { Verb } from '../../providers/verb.ts'
import { ignoreBackdropClick } from '../ignore-backdrop-click.ts'
import { useAct } from '../hooks/use-act.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { WorkingButton } from '../buttons/working-button.tsx'
import { useEditBaseline } from './editing/use-edit-baseline.tsx'
import { SchemaForm } from './schema-form.tsx'

/** What was entered; `version` is that of the row, and a new row has none. */
export type RowInput<S extends z.ZodType> = z.input<S> & { version: number }

interface Props<S extends z.ZodType, A> {
  title: string
  schema: S & { shape?: object }
  /** the row as it is, or the start of a new one */
  row: Record<string, unknown>
  verb: (values: RowInput<S>) => Verb<A>
  reload: readonly string[]
  /** labels are in `resources.<resource>.fields`, where not in those of the page */
  resource?: string
  /** what is said when it is done, and on the button; without them: that the record was saved, Save */
  done?: string
  save?: string
  /** what comes of it, above the inputs */
  hint?: string
  /** takes over a refusal that asks something; true: nothing more is said */
  onRefused?: (error: unknown, values: RowInput<S>) => boolean
  /** goes on with what the server answered */
  onSaved?: (answer: A) => void
  children: ReactNode
  onClose: () => void
}

/** A small form for a row that belongs to a record. What the server refuses is beside its input. */
export function RowDialog<S extends z.ZodType, A>({
  title,
  schema,
  row,
  verb,
  reload,
  resource,
  done = 'admin.record.saved',
  save = 'ra.action.save',
  hint,
  onRefused,
  onSaved,
  children,
  onClose,
}: Props<S, A>) {
  const act = useAct()
  const { held, watch } = useEditBaseline(row, { name: [title, row.id].join('.') })
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const submit = async (values: Record<string, unknown>) => {
    const names = Object.keys(schema.shape ?? {})
    const sent = {
      ...Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]])),
      ...(held.version !== undefined && { version: held.version }),
      // the form has asked the schema
    } as RowInput<S>
    try {
      const answer = await act(verb(sent))
      notify(done, { type: 'success' })
      await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
      onClose()
      onSaved?.(answer)
      return undefined
    } catch (error) {
      if (onRefused?.(error, sent)) return undefined
      const { errors } = refusalOf(error)
      if (!errors) notify(refusalText(error, translate), { type: 'error', multiLine: true })
      return errors
    }
  }
  // inputs are named after the resource around their form
  const form = (
    <SchemaForm schema={schema} record={held} onSubmit={submit}>
      {watch}
      <DialogTitle id="row-title">{title}</DialogTitle>
      <DialogContent
        sx={{ pt: '8px !important', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1.75 }}
      >
        {hint && (
          <Typography variant="body2" color="text.secondary">
            {hint}
          </Typography>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Save label={translate(save)} />
      </DialogActions>
    </SchemaForm>
  )
  return (
    <Dialog open onClose={ignoreBackdropClick(onClose)} fullWidth maxWidth="sm" aria-labelledby="row-title">
      {resource ? <ResourceContextProvider value={resource}>{form}</ResourceContextProvider> : form}
    </Dialog>
  )
}

/** Pressed twice it saves once. */
function Save({ label }: { label: string }) {
  const { isSubmitting } = useFormState()
  return (
    <WorkingButton type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </WorkingButton>
  )
}

import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'react-admin'
import { useDataProvider, useEditContext, useNotify, useSaveContext, useTranslate, type HttpError, type RaRecord } from 'ra-core'
import type { z } from 'zod'
import type { Act, UserTarget, Verdict } from '#model/permissions.ts'
import { refusalOf, type Refusal } from '../../providers/http.ts'
import { refusalText } from '../use-verb.ts'
import { useMay } from '../use-permissions.ts'
import { FormToolbar, NotSavable } from './form-toolbar.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useSaved } from './use-saved.tsx'
import { validateWith } from './validate.ts'

interface Props {
  schema: z.ZodType & { shape?: object }
  /** what writing needs */
  act: Act
  target?: UserTarget
  /** a further rule about this record; the first that forbids is told */
  verdict?: Verdict
  children: ReactNode
}

/** The form of an existing record: saved when something changed and all is well, and taken back by Undo; a stale save is merged. */
export function RecordForm({ schema, act, target, verdict: further, children }: Props) {
  const { record, resource, refetch } = useEditContext<RaRecord>()
  const { save } = useSaveContext()
  const [conflict, setConflict] = useState<{ current: NonNullable<Refusal['current']>; mine: Record<string, unknown> }>()
  const notify = useNotify()
  const translate = useTranslate()
  const allowed = useMay(act, target)
  const verdict = allowed.allowed && further ? further : allowed
  const saved = useSaved(resource ?? '')
  const provider = useDataProvider()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const merge = async (current: RaRecord, changes: Record<string, unknown>) => {
    setBusy(true)
    try {
      const { data } = await provider.update<RaRecord>(resource ?? '', { id: current.id, data: { ...current, ...changes }, previousData: current })
      setConflict(undefined)
      saved(current, changes, data)
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.errorKey === 'conflict' && refusal.current) setConflict({ current: refusal.current, mine: { ...conflict?.mine } })
      else notify(refusalText(error, translate), { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  const submit = (values: Record<string, unknown>) =>
    save?.(values, {
      onSuccess: (data: RaRecord) => record && saved(record, values, data),
      onError: (error: unknown) => {
        const { current, fields, errorKey } = refusalOf(error)
        if (errorKey === 'conflict' && current) setConflict({ current, mine: values })
        else notify(fields ? 'errors.form' : refusalText(error as HttpError, translate), { type: 'error' })
      },
    })
  return (
    <Form noValidate onSubmit={submit} validate={validateWith(schema)} mode="onBlur" reValidateMode="onChange">
      <NotSavable verdict={verdict} />
      {children}
      <FormToolbar verdict={verdict} />
      <UnsavedDialog />
      {conflict && record && (
        <MergeDialog
          key={String(conflict.current.version)} resource={resource ?? ''} loaded={record} current={conflict.current} mine={conflict.mine} busy={busy} onClose={() => setConflict(undefined)}
          onSave={(changes) => void merge(conflict.current as RaRecord, changes)}
          onReload={() => {
            setConflict(undefined)
            void refetch()
          }}
        />
      )}
    </Form>
  )
}

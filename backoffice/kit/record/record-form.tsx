import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useEditContext, useNotify, useTranslate, useUpdate, type RaRecord, type UpdateParams } from 'ra-core'
import type { ApiError } from '#api/client/api-error.ts'
import type { z } from 'zod'
import type { Act, UserTarget, Verdict } from '#model/permissions.ts'
import { refusalOf, type Refusal } from '../../providers/client.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { useMay } from '../hooks/use-permissions.ts'
import { FormToolbar, Inputs } from './form-toolbar.tsx'
import { MergeDialog } from './editing/merge-dialog.tsx'
import { UnsavedDialog } from './editing/unsaved-dialog.tsx'
import { useEditBaseline } from './editing/use-edit-baseline.tsx'
import { useSaved } from './use-saved.tsx'
import { SchemaForm } from './schema-form.tsx'

interface Props {
  schema: z.ZodType & { shape?: object }
  /** what writing needs */
  act: Act
  target?: UserTarget
  /** a further rule about this record; the first that forbids is named */
  verdict?: Verdict
  children: ReactNode
}

/** The form of an existing record: saved when something changed and all is well, and taken back by Undo; a stale save is merged. */
export function RecordForm(props: Props) {
  const { record, resource } = useEditContext<RaRecord>()
  return record && resource ? <Fields key={record.id} record={record} resource={resource} {...props} /> : null
}

function Fields({
  record,
  resource,
  schema,
  act,
  target,
  verdict: further,
  children,
}: Props & { record: RaRecord; resource: string }) {
  const { refetch } = useEditContext<RaRecord>()
  const { held, take, drop, watch } = useEditBaseline(record, { name: resource })
  const [update] = useUpdate<RaRecord>(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true })
  // its type does not know that the answer is asked for
  const write = async (params: UpdateParams<RaRecord>) => (await update(resource, params)) as RaRecord
  const [conflict, setConflict] = useState<{
    current: NonNullable<Refusal['current']>
    changedBy: Refusal['changedBy']
    mine: Record<string, unknown>
  }>()
  const notify = useNotify()
  const translate = useTranslate()
  const allowed = useMay(act, target)
  const verdict = allowed.allowed && further ? further : allowed
  const saved = useSaved(resource)
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const merge = async (current: RaRecord, changes: Record<string, unknown>) => {
    setBusy(true)
    try {
      const data = await write({ id: current.id, data: { ...current, ...changes }, previousData: current })
      setConflict(undefined)
      take(data, { ...conflict?.mine })
      saved(current, changes, data)
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.errorKey === 'conflict' && refusal.current)
        setConflict({ current: refusal.current, changedBy: refusal.changedBy, mine: { ...conflict?.mine } })
      else notify(refusalText(error, translate), { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  const submit = async (values: Record<string, unknown>) => {
    try {
      const data = await write({ id: held.id, data: values, previousData: held })
      take(data, values)
      saved(held, values, data)
      return undefined
    } catch (error) {
      const { current, changedBy, fields, errors, errorKey } = refusalOf(error)
      if (errorKey === 'conflict' && current) setConflict({ current, changedBy, mine: values })
      else notify(fields ? 'errors.form' : refusalText(error as ApiError, translate), { type: 'error' })
      return errors
    }
  }
  return (
    <SchemaForm schema={schema} record={held} onSubmit={submit}>
      {watch}
      <Inputs verdict={verdict}>{children}</Inputs>
      <FormToolbar verdict={verdict} />
      <UnsavedDialog />
      {conflict && (
        <MergeDialog
          key={String(conflict.current.version)}
          resource={resource}
          schema={schema}
          loaded={held}
          current={conflict.current}
          mine={conflict.mine}
          changedBy={conflict.changedBy}
          busy={busy}
          onClose={() => setConflict(undefined)}
          onSave={(changes) => void merge(conflict.current as RaRecord, changes)}
          onReload={() => {
            setConflict(undefined)
            drop()
            void refetch()
          }}
        />
      )}
    </SchemaForm>
  )
}

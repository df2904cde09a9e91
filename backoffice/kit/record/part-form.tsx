import { useState, type ReactNode } from 'react'
import { Form } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { z } from 'zod'
import type { Act, UserTarget, Verdict } from '#model/permissions.ts'
import { Loading } from '../loading.tsx'
import { PageError } from '../../layout/page-error.tsx'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import { refusalOf, type Refusal } from '../../providers/client.ts'
import { useMay } from '../use-permissions.ts'
import { refusalText } from '../use-action-mutation.ts'
import { FormToolbar, NotSavable } from './form-toolbar.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useEditBaseline } from './use-edit-baseline.tsx'
import { useKeepPart, usePart } from './use-part.ts'
import { validateWith } from './validate.ts'

export interface PartFormProps<T> {
  /** `resources.<name>.fields` holds the labels; the key under which the answer is kept */
  name: string
  /** GET and PUT of the catalogue */
  path: string
  schema: z.ZodType & { shape?: object }
  act: Act
  target?: UserTarget
  /** a further rule about this part; the first that forbids is told */
  verdict?: Verdict
  /** what else shows the result */
  reload?: readonly string[]
  /** adds to what was read what the inputs need beside it */
  toForm?: (part: T) => T
  children: ReactNode | ((part: T) => ReactNode)
}

/** A part of a record that has calls of its own: read, changed and saved by itself, under its own version. */
export function PartForm<T extends { version: number }>({ name, path, children, ...props }: PartFormProps<T>) {
  const { data, error, isPending, refetch } = usePart<T>(name, path)
  if (isPending) return <Loading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <ResourceContextProvider value={name}>
      <Fields key={path} name={name} path={path} part={data} onReload={() => void refetch()} {...props}>
        {typeof children === 'function' ? children(data) : children}
      </Fields>
    </ResourceContextProvider>
  )
}

type FieldsProps<T> = Omit<PartFormProps<T>, 'children'> & { part: T; onReload: () => void; children: ReactNode }

function Fields<T extends { version: number }>({
  name,
  path,
  schema,
  act,
  target,
  verdict,
  reload = [],
  toForm,
  part,
  onReload,
  children,
}: FieldsProps<T>) {
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const { held, take, drop, watch } = useEditBaseline(part)
  const keep = useKeepPart<T>(name, path)
  const notify = useNotify()
  const translate = useTranslate()
  const allowed = useMay(act, target)
  const judged = allowed.allowed && verdict ? verdict : allowed
  const [conflict, setConflict] = useState<{
    current: NonNullable<Refusal['current']>
    changedBy: Refusal['changedBy']
    mine: Record<string, unknown>
  }>()
  const [busy, setBusy] = useState(false)
  const submit = async (values: Record<string, unknown>, version = held.version, typed = values) => {
    try {
      const names = Object.keys(schema.shape ?? {})
      const body = Object.fromEntries(names.filter((one) => values[one] !== undefined).map((one) => [one, values[one]]))
      const answer = await provider.act<T>({ method: 'PUT', path, body: { ...body, version } })
      keep(answer)
      take(answer, typed)
      setConflict(undefined)
      notify('admin.record.saved', { type: 'success' })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => ['auditEvents', ...reload].includes(String(queryKey[0])),
      })
      return undefined
    } catch (error) {
      const { current, changedBy, errors, errorKey } = refusalOf(error)
      if (errorKey === 'conflict' && current) setConflict({ current, changedBy, mine: typed })
      else notify(errors ? 'errors.form' : refusalText(error, translate), { type: 'error', multiLine: true })
      return errors ?? { root: errorKey ?? 'errors.generic' }
    }
  }
  const merge = async (current: Record<string, unknown>, changes: Record<string, unknown>) => {
    setBusy(true)
    await submit({ ...current, ...changes }, current.version as number, conflict?.mine)
    setBusy(false)
  }
  return (
    <Form
      noValidate
      record={{ id: path, ...(toForm ? toForm(held) : held) }}
      onSubmit={(values: Record<string, unknown>) => submit(values)}
      validate={validateWith(schema)}
      mode="onBlur"
      reValidateMode="onChange"
      sanitizeEmptyValues={false}
    >
      {watch}
      <NotSavable verdict={judged} />
      {children}
      <FormToolbar verdict={judged} />
      <UnsavedDialog />
      {conflict && (
        <MergeDialog
          key={String(conflict.current.version)}
          resource={name}
          loaded={{ ...held }}
          current={conflict.current}
          mine={conflict.mine}
          changedBy={conflict.changedBy}
          busy={busy}
          onClose={() => setConflict(undefined)}
          onSave={(changes) => void merge(conflict.current, changes)}
          onReload={() => {
            setConflict(undefined)
            drop()
            onReload()
          }}
        />
      )}
    </Form>
  )
}

import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useNotify, useTranslate } from 'ra-core'
import type { z } from 'zod'
import type { Act, UserTarget, Verdict } from '#model/permissions.ts'
import type { TextKey } from '#model/texts/load.ts'
import { Loading } from '../loading.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { apiUrl } from '#api/client/http.ts'
import type { Answer, AskOf, PathOf } from '#api/client/types.ts'
import { api, refusalOf, type Refusal } from '../../providers/client.ts'
import { useMay } from '../hooks/use-permissions.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { FormToolbar, Inputs } from './form-toolbar.tsx'
import { MergeDialog } from './editing/merge-dialog.tsx'
import { UnsavedDialog } from './editing/unsaved-dialog.tsx'
import { useEditBaseline } from './editing/use-edit-baseline.tsx'
import { useKeepPart, usePart } from './use-part.ts'
import { SchemaForm } from './schema-form.tsx'

type PartPath = PathOf<'get'> & PathOf<'put'>
type PartOf<P extends PartPath> = Answer<'get', P>

interface PartFormProps<P extends PartPath> {
  /** `resources.<name>.fields` holds the labels; the key under which the answer is kept */
  name: string
  /** GET and PUT of the catalogue */
  path: P
  ask: AskOf<P>
  schema: z.ZodType & { shape?: object }
  act: Act
  target?: UserTarget
  /** fields that the browser must not store */
  secrets?: readonly string[]
  /** a further rule about this part; the first that forbids is named */
  verdict?: Verdict
  /** saving asks for a reason, which is sent along */
  asks?: { title: TextKey; text: TextKey }
  /** what else shows the result */
  reload?: readonly string[]
  /** adds to what was read what the inputs need beside it */
  toForm?: (part: PartOf<P>) => Record<string, unknown>
  children: ReactNode | ((part: PartOf<P>) => ReactNode)
}

/** What every part has, whatever its fields. */
type Part = Record<string, unknown> & { version: number }

/** A part of a record that has calls of its own: read, changed and saved by itself, under its own version. */
export function PartForm<P extends PartPath>({ name, path, ask, children, ...props }: PartFormProps<P>) {
  const { data, error, isPending, refetch } = usePart(name, path, ask)
  if (isPending) return <Loading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <ResourceContextProvider value={name}>
      <Fields
        key={apiUrl(path, ask)}
        name={name}
        path={path}
        ask={ask}
        part={data}
        onReload={() => void refetch()}
        {...props}
      >
        {typeof children === 'function' ? children(data) : children}
      </Fields>
    </ResourceContextProvider>
  )
}

type FieldsProps<P extends PartPath> = Omit<PartFormProps<P>, 'children'> & {
  part: PartOf<P>
  onReload: () => void
  children: ReactNode
}

function Fields<P extends PartPath>({
  name,
  path,
  ask,
  schema,
  act,
  target,
  verdict,
  secrets,
  asks,
  reload = [],
  toForm,
  part,
  onReload,
  children,
}: FieldsProps<P>) {
  const queries = useQueryClient()
  const { held, take, drop, watch } = useEditBaseline<Part>(part as Part, { name: apiUrl(path, ask), secrets })
  const keep = useKeepPart(name, path, ask)
  const notify = useNotify()
  const translate = useTranslate()
  const allowed = useMay(act, target)
  const judged = allowed.allowed && verdict ? verdict : allowed
  const [conflict, setConflict] = useState<{
    current: NonNullable<Refusal['current']>
    changedBy: Refusal['changedBy']
    mine: Record<string, unknown>
    reason: string | undefined
  }>()
  const [asking, setAsking] = useState<(reason?: string) => void>()
  const [busy, setBusy] = useState(false)
  const submit = async (values: Record<string, unknown>, reason?: string, version = held.version, typed = values) => {
    try {
      const names = Object.keys(schema.shape ?? {})
      const body = Object.fromEntries(names.filter((one) => values[one] !== undefined).map((one) => [one, values[one]]))
      const answer = (await api.call('put', path, { ...ask, body: { ...body, ...(reason && { reason }), version } }))
        .json as PartOf<P>
      keep(answer)
      take(answer as Part, typed)
      setConflict(undefined)
      notify('admin.record.saved', { type: 'success' })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => ['auditEvents', ...reload].includes(String(queryKey[0])),
      })
      return undefined
    } catch (error) {
      const { current, changedBy, errors, errorKey } = refusalOf(error)
      if (errorKey === 'conflict' && current) setConflict({ current, changedBy, mine: typed, reason })
      else notify(errors ? 'errors.form' : refusalText(error, translate), { type: 'error', multiLine: true })
      return errors ?? { root: errorKey ?? 'errors.generic' }
    }
  }
  const merge = async (current: Record<string, unknown>, changes: Record<string, unknown>) => {
    setBusy(true)
    await submit({ ...current, ...changes }, conflict?.reason, current.version as number, conflict?.mine)
    setBusy(false)
  }
  const save = async (values: Record<string, unknown>) => {
    if (!asks) return submit(values)
    const reason = await new Promise<string | undefined>((answer) => setAsking(() => answer))
    setAsking(undefined)
    return reason === undefined ? undefined : submit(values, reason)
  }
  return (
    <SchemaForm
      schema={schema}
      record={{ id: apiUrl(path, ask), ...(toForm ? toForm(held as PartOf<P>) : held) }}
      onSubmit={save}
      sanitizeEmptyValues={false}
    >
      {watch}
      <Inputs verdict={judged}>{children}</Inputs>
      <FormToolbar verdict={judged} />
      <UnsavedDialog />
      {asks && asking && (
        <ReasonDialog
          title={translate(asks.title)}
          text={translate(asks.text)}
          ask={translate('queries.ask.reason')}
          required
          confirm={translate('ra.action.save')}
          busy={false}
          onClose={() => asking()}
          onConfirm={asking}
        />
      )}
      {conflict && (
        <MergeDialog
          key={String(conflict.current.version)}
          resource={name}
          schema={schema}
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
    </SchemaForm>
  )
}

import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CreateBase } from 'react-admin'
import { useNotify, useSaveContext, useTranslate, type RaRecord } from 'ra-core'
import Card from '@mui/material/Card'
import type { z } from 'zod'
import type { Act, Verdict } from '#model/permissions.ts'
import { refusalOf } from '../../providers/client.ts'
import { PageHead } from '../page-head.tsx'
import { RequireAct } from '../hooks/require-act.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'
import { FormToolbar } from './form-toolbar.tsx'
import { UnsavedDialog } from './editing/unsaved-dialog.tsx'
import { useEditBaseline } from './editing/use-edit-baseline.tsx'
import { SchemaForm } from './schema-form.tsx'
import { inSentence } from '../in-sentence.ts'

interface Props {
  resource: string
  /** path of the list */
  list: string
  schema: z.ZodType & { shape?: object }
  act: Act
  defaults?: Record<string, unknown>
  /** fields of the form that are no fields of the record */
  beside?: readonly string[]
  /** what follows once the record is there; a refusal is shown, the record stays */
  afterwards?: (record: RaRecord, values: Record<string, unknown>) => Promise<void>
  children: ReactNode
}

/** A new record; once created its own page opens. */
export function CreatePage({ resource, list, schema, act, defaults, beside, afterwards, children }: Props) {
  const translate = useTranslate()
  const verdict = useMay(act)
  const back = { to: list, label: translate(`resources.${resource}.name`, { smart_count: 2 }) }
  return (
    <RequireAct act={act} list={back}>
      <CreateBase disableAuthentication resource={resource} redirect={false}>
        <PageHead
          title={translate('ra.page.create', {
            name: inSentence(translate(`resources.${resource}.name`, { smart_count: 1 })),
          })}
          back={back}
        />
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 920 }}>
          <CreateForm
            resource={resource}
            list={list}
            schema={schema}
            verdict={verdict}
            defaults={defaults}
            beside={beside}
            afterwards={afterwards}
          >
            {children}
          </CreateForm>
        </Card>
      </CreateBase>
    </RequireAct>
  )
}

/** what a new record is typed over */
const nothing = {}

function CreateForm({
  resource,
  list,
  schema,
  verdict,
  defaults,
  beside = [],
  afterwards,
  children,
}: Omit<Props, 'act'> & { verdict: Verdict }) {
  const { save } = useSaveContext()
  const notify = useNotify()
  const navigate = useNavigate()
  const translate = useTranslate()
  const [created, setCreated] = useState(false)
  const { watch } = useEditBaseline(nothing, { name: list })
  const open = (record: RaRecord) => {
    const name = translate(`resources.${resource}.name`, { smart_count: 1 })
    notify('admin.record.created', { type: 'success', messageArgs: { name } })
    void navigate(`${list}/${encodeURIComponent(String(record.id))}`)
  }
  const submit = (values: Record<string, unknown>) =>
    save?.(Object.fromEntries(Object.entries(values).filter(([name]) => !beside.includes(name))), {
      onSuccess: (record: RaRecord) => {
        // until its page is there the form still stands: pressed again it would create another
        setCreated(true)
        if (!afterwards) return open(record)
        void afterwards(record, values)
          .catch((error: unknown) => notify(refusalText(error, translate), { type: 'error', multiLine: true }))
          .then(() => open(record))
      },
      onError: (error: unknown) =>
        notify(refusalOf(error).fields ? 'errors.form' : refusalText(error, translate), { type: 'error' }),
    })
  return (
    <SchemaForm schema={schema} onSubmit={submit} defaultValues={defaults}>
      {watch}
      {children}
      <FormToolbar verdict={verdict} create done={created} onCancel={() => void navigate(list)} />
      <UnsavedDialog done={created} />
    </SchemaForm>
  )
}

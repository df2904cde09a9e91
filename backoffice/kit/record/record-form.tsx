import { useState, type ReactNode } from 'react'
import { Form } from 'react-admin'
import { type HttpError, useEditContext, useNotify, useSaveContext, useTranslate, type RaRecord } from 'ra-core'
import type { z } from 'zod'
import type { Act, UserTarget } from '#model/permissions.ts'
import { refusalOf, type Refusal } from '../../providers/http.ts'
import { refusalText } from '../use-verb.ts'
import { useMay } from '../use-permissions.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { validateWith } from './validate.ts'

interface Props {
  schema: z.ZodType & { shape?: object }
  /** what writing needs */
  act: Act
  target?: UserTarget
  children: ReactNode
}

/** The form of an existing record: saved when something changed and all is well; a stale save shows what differs. */
export function RecordForm({ schema, act, target, children }: Props) {
  const { record, resource, refetch } = useEditContext<RaRecord>()
  const { save } = useSaveContext()
  const [conflict, setConflict] = useState<{ current: NonNullable<Refusal['current']>; mine: Record<string, unknown> }>()
  const notify = useNotify()
  const translate = useTranslate()
  const verdict = useMay(act, target)
  const submit = (values: Record<string, unknown>) =>
    save?.(values, {
      onError: (error: unknown) => {
        const { current, fields, errorKey } = refusalOf(error)
        if (errorKey === 'conflict' && current) setConflict({ current, mine: values })
        else notify(fields ? 'errors.form' : refusalText(error as HttpError, translate), { type: 'error' })
      },
    })
  return (
    <Form onSubmit={submit} validate={validateWith(schema)} mode="onBlur" reValidateMode="onChange">
      {children}
      <FormToolbar verdict={verdict} />
      <UnsavedDialog />
      {conflict && record && (
        <ConflictDialog
          resource={resource ?? ''} loaded={record} current={conflict.current} mine={conflict.mine} onClose={() => setConflict(undefined)}
          onReload={() => {
            setConflict(undefined)
            void refetch()
          }}
        />
      )}
    </Form>
  )
}

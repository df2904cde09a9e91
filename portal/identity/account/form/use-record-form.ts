import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useForm, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#api/client/api-error.ts'
import { restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { showRefusals, wordsOfError } from '../../../ui/fields/form.ts'
import { notify } from '../../../ui/overlays/notify.ts'
import { useUser } from '#api/client/session.ts'
import { changesOf, mayAdopt, problemsOf, restored, same, type FormDraft, type Values } from './form-state.ts'
import { useUnsaved } from '#api/client/unsaved.ts'

interface Options<R extends { version: number }, V extends Values, F extends Values> {
  /** names the form among those of all accounts */
  name: string
  /** what is stored, as it was last read */
  record: R
  queryKey: QueryKey
  /** sends the fields with the version they were read at */
  write: (body: F & { version: number }, values: V, from: R) => Promise<R>
  /** the form's fields, out of the record */
  toValues: (record: R) => V
  /** judges the body of the write, version included; its texts are keys */
  schema: z.ZodType
  /** the fields as the body has them; default: as they stand in the form */
  toFields?: (values: V) => F
  onSaved?: (record: R) => unknown
}

const storeEntries = (draftKey: string, version: number, values: Values) =>
  saveDraft(draftKey, Object.keys(values).length > 0 ? ({ version, values } satisfies FormDraft) : undefined, 'tab')

/**
 * A form over one record: Save once something is changed and valid, entries stored as a draft until they are saved or
 * discarded, and a dialog when someone else has saved first.
 */
export function useRecordForm<R extends { version: number }, V extends Values, F extends Values = V>(
  options: Options<R, V, F>,
) {
  const { record, queryKey, write, toValues, schema, onSaved } = options
  const t = useTranslation()
  const client = useQueryClient()
  const viewer = useUser()
  const draftKey = `account.${viewer.id}.${options.name}`
  const [base, setBase] = useState(record)
  // The form holds what differs from the baseline only, so that the baseline can move under it.
  const [start] = useState(() => restored(toValues(record), restoreDraft<FormDraft>(draftKey, 'tab')))
  const form = useForm<FieldValues>({ defaultValues: start })
  const { reset, setValue, clearErrors } = form
  const { touchedFields, errors } = form.formState
  const entries = form.watch() as Partial<V>
  const [wasRestored, setWasRestored] = useState(Object.keys(start).length > 0)
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<R>()

  // A newer record becomes the baseline, as long as it does not touch what is being changed here.
  if (record.version !== base.version && conflict === undefined && mayAdopt(toValues(base), toValues(record), entries))
    setBase(record)

  const stored = toValues(base)
  const changes = changesOf(stored, entries)
  const dirty = Object.keys(changes).length > 0
  const values: V = { ...stored, ...changes }
  const fields = options.toFields?.(values) ?? (values as unknown as F)
  const bodyFor = ({ version }: R) => ({ ...fields, version })
  const problems = problemsOf(schema, bodyFor(base))

  const startFrom = useCallback(
    (next: R, unsaved: Partial<V>) => {
      setBase(next)
      reset(unsaved)
      setFailure(undefined)
      setConflict(undefined)
      setWasRestored(false)
      storeEntries(draftKey, next.version, unsaved)
    },
    [draftKey, reset],
  )
  const latest = useRef(record)
  useEffect(() => {
    latest.current = record
  })
  const discard = useCallback(() => startFrom(latest.current, {}), [startFrom])
  useUnsaved(dirty, discard)

  const finish = async (saved: R, sent: V) => {
    client.setQueryData(queryKey, saved)
    // what was changed while this was on its way is a change of what is saved now
    startFrom(saved, changesOf(sent, values))
    notify(t('account.form.saved'), 'success')
    await onSaved?.(saved)
  }
  const save = useMutation({
    meta: { handled: true },
    mutationFn: (from: R) => write(bodyFor(from), values, from),
    onMutate: () => ({ sent: values }),
    onSuccess: (saved, _from, { sent }) => finish(saved, sent),
    onError: async (error, from, tried) => {
      if (error instanceof ApiError && error.status === 409 && isRecord<R>(error.body.current)) {
        const { current } = error.body
        // an earlier save whose answer was lost
        if (tried && same(toValues(current), tried.sent)) return finish(current, tried.sent)
        client.setQueryData(queryKey, current)
        // The newer version differs elsewhere only: nothing to decide.
        if (current.version !== from.version && mayAdopt(stored, toValues(current), changes)) {
          setBase(current)
          save.mutate(current)
        } else setConflict(current)
        return
      }
      const shown = showRefusals(t, form, error, (name) => (name in values ? name : undefined))
      setFailure(shown.length > 0 ? undefined : error)
    },
  })

  const change = (part: Partial<V>) => {
    for (const [name, value] of Object.entries(part)) setValue(name, value)
    clearErrors(Object.keys(part))
    setFailure(undefined)
    storeEntries(draftKey, base.version, changesOf(stored, { ...entries, ...part }))
  }
  const set = <K extends keyof V & string>(name: K, value: V[K]) => change({ [name]: value } as unknown as Partial<V>)
  const leave = (name: keyof V & string) => setValue(name as string, values[name], { shouldTouch: true })
  const errorOf = (name: keyof V & string): string | undefined => {
    const problem = problems?.[name]
    const refusal = errors[name]?.message
    if (typeof refusal === 'string') return refusal
    return name in touchedFields ? wordsOfError(t, problem) : undefined
  }

  return {
    values,
    stored,
    set,
    /** several fields at once */
    change,
    errorOf,
    /** for fields of text: `<TextField {...form.text('city')} />` */
    text: (name: keyof V & string) => ({
      name,
      value: (values[name] as string | null) ?? '',
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as V[typeof name]),
      onBlur: () => leave(name),
    }),
    leave,
    dirty,
    valid: problems === undefined,
    busy: save.isPending,
    failure,
    refused: Object.keys(errors).length > 0,
    wasRestored: wasRestored && dirty,
    conflict: conflict && {
      current: toValues(conflict),
      changes,
      reload: () => startFrom(conflict, {}),
      keep: () => startFrom(conflict, changes),
    },
    save: () => dirty && problems === undefined && !save.isPending && save.mutate(base),
    cancel: discard,
  }
}

const isRecord = <R extends { version: number }>(value: unknown): value is R =>
  typeof value === 'object' && value !== null && 'version' in value

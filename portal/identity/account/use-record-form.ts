import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError } from '#api/client/api-error.ts'
import { fieldTexts } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { notify } from '../../ui/notify.ts'
import { useUser } from '../session.ts'
import { changesOf, mayAdopt, problemsOf, restored, type Values } from './form-state.ts'
import { keepDraft, readDraft } from './kept-draft.ts'
import { useUnsaved } from './unsaved.ts'

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

/**
 * A form over one record: Save once something is changed and valid, entries kept until they are saved or let go, and a
 * question when someone else was faster.
 */
export function useRecordForm<R extends { version: number }, V extends Values, F extends Values = V>(
  options: Options<R, V, F>,
) {
  const { record, queryKey, write, toValues, schema, onSaved } = options
  const t = useTranslation()
  const client = useQueryClient()
  const viewer = useUser()
  const draftName = `${viewer.id}.${options.name}`
  const [base, setBase] = useState(record)
  const [entries, setEntries] = useState<Partial<V>>(() => restored(toValues(record), readDraft(draftName)))
  const [wasKept, setWasKept] = useState(Object.keys(entries).length > 0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
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
    (next: R, keep: Partial<V>) => {
      setBase(next)
      setEntries(keep)
      setLeft(new Set())
      setRefused({})
      setFailure(undefined)
      setConflict(undefined)
      setWasKept(false)
      keepDraft(draftName, Object.keys(keep).length > 0 ? { version: next.version, values: keep } : undefined)
    },
    [draftName],
  )
  const latest = useRef(record)
  useEffect(() => {
    latest.current = record
  })
  const discard = useCallback(() => startFrom(latest.current, {}), [startFrom])
  useUnsaved(dirty, discard)

  const save = useMutation({
    meta: { handled: true },
    mutationFn: (from: R) => write(bodyFor(from), values, from),
    onMutate: () => ({ sent: values }),
    onSuccess: async (saved, _from, { sent }) => {
      client.setQueryData(queryKey, saved)
      // what was changed while this was on its way is a change of what is saved now
      startFrom(saved, changesOf(sent, values))
      notify(t('account.form.saved'), 'success')
      await onSaved?.(saved)
    },
    onError: (error, from) => {
      if (error instanceof ApiError && error.status === 409 && isRecord<R>(error.body.current)) {
        const { current } = error.body
        client.setQueryData(queryKey, current)
        // The newer version differs elsewhere only: nothing to decide.
        if (current.version !== from.version && mayAdopt(stored, toValues(current), changes)) {
          setBase(current)
          save.mutate(current)
        } else setConflict(current)
        return
      }
      const texts = fieldTexts(t, error)
      setRefused(texts)
      setFailure(Object.keys(texts).some((name) => name in values) ? undefined : error)
    },
  })

  const change = (part: Partial<V>) => {
    const next = changesOf(stored, { ...entries, ...part })
    setEntries(next)
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    setFailure(undefined)
    keepDraft(draftName, Object.keys(next).length > 0 ? { version: base.version, values: next } : undefined)
  }
  const set = <K extends keyof V & string>(name: K, value: V[K]) => change({ [name]: value } as unknown as Partial<V>)
  const errorOf = (name: keyof V & string): string | undefined => {
    const problem = problems?.[name]
    return refused[name] ?? (problem !== undefined && left.has(name) ? (t.maybe(problem) ?? problem) : undefined)
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
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
    dirty,
    valid: problems === undefined,
    busy: save.isPending,
    failure,
    refused: Object.keys(refused).length > 0,
    wasKept: wasKept && dirty,
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

import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form'
import { useTypedDraft } from '../../hooks/use-typed.ts'

type Values = Record<string, unknown>

const differ = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)
/** an untouched input may hold an empty text instead of null */
const filled = (value: unknown) => (value === '' ? null : value)

interface Options {
  /** of the form, among those of the page */
  name: string
  /** fields that the browser must not store */
  secrets?: readonly string[] | undefined
}

/**
 * The record that a form works on. A newer one is taken over while nothing is typed; else the form stays with the one it
 * began with, and with its version: what is typed is not lost, and its save is answered as a conflict. So it is after a
 * session that ended: the form begins with what was typed, and with the record that it was typed over.
 */
export function useEditBaseline<T extends object>(newest: T, { name, secrets = [] }: Options) {
  const { draft, save } = useTypedDraft<{ held: T; values: Values }>(name)
  const [dirty, setDirty] = useState(draft !== undefined)
  const [held, setHeld] = useState(draft?.held ?? newest)
  const form = useRef<UseFormReturn>(null)
  const typedSince = useRef<Values>({ ...draft?.values })
  if (!dirty && held !== newest) setHeld(newest)

  // the form has taken the record over by now, and with it dropped what was typed while the save was on its way
  useEffect(() => {
    const typed = Object.entries(typedSince.current)
    typedSince.current = {}
    for (const [field, value] of typed) form.current?.setValue(field, value, { shouldDirty: true, shouldTouch: true })
  }, [held])

  const store = (typed: Values) => {
    const values = Object.fromEntries(Object.entries(typed).filter(([field]) => !secrets.includes(field)))
    save(Object.keys(values).length > 0 ? { held, values } : undefined)
  }
  return {
    held,
    /** Takes over what became of the values that were sent. */
    take: (saved: T, sent: Values) => {
      const now = form.current?.getValues() ?? {}
      typedSince.current = Object.fromEntries(
        Object.entries(now).filter(([field, value]) => field in sent && differ(value, sent[field])),
      )
      setHeld(saved)
    },
    /** Lets go of what is typed. */
    drop: () => form.current?.reset(),
    /** a part of the form that reports its changes */
    watch: (
      <Watch
        form={form}
        onTyped={store}
        onDirty={(isDirty) => {
          // not before the draft is in the form
          if (Object.keys(typedSince.current).length === 0) setDirty(isDirty)
        }}
      />
    ),
  }
}

interface WatchProps {
  form: { current: UseFormReturn | null }
  /** the fields that differ from the record */
  onTyped: (values: Values) => void
  onDirty: (dirty: boolean) => void
}

function Watch({ form, onTyped, onDirty }: WatchProps) {
  const methods = useFormContext()
  const { isDirty } = useFormState()
  const latest = useRef({ onTyped, onDirty })
  useEffect(() => {
    latest.current = { onTyped, onDirty }
    form.current = methods
  })
  useEffect(() => latest.current.onDirty(isDirty), [isDirty])
  useEffect(() => {
    const { unsubscribe } = methods.watch((values) => {
      const before = methods.control._defaultValues as Values
      const typed = Object.entries(values).filter(([name, value]) => differ(filled(value), filled(before[name])))
      latest.current.onTyped(Object.fromEntries(typed))
    })
    return unsubscribe
  }, [methods])
  return null
}

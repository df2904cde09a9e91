import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form'

type Values = Record<string, unknown>

const differ = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)

/**
 * The record that a form works on. A newer one is taken over while nothing is typed; else the form stays with the one it
 * began with, and with its version: what is typed is not lost, and its save is answered as a conflict.
 */
export function useEditBaseline<T extends object>(newest: T) {
  const [dirty, setDirty] = useState(false)
  const [held, setHeld] = useState(newest)
  const form = useRef<UseFormReturn>(null)
  const typedSince = useRef<Values>({})
  if (!dirty && held !== newest) setHeld(newest)

  // the form has taken the record over by now, and with it dropped what was typed while the save was on its way
  useEffect(() => {
    const typed = Object.entries(typedSince.current)
    typedSince.current = {}
    for (const [name, value] of typed) form.current?.setValue(name, value, { shouldDirty: true, shouldTouch: true })
  }, [held])

  return {
    held,
    /** Takes over what became of the values that were sent. */
    take: (saved: T, sent: Values) => {
      const now = form.current?.getValues() ?? {}
      typedSince.current = Object.fromEntries(
        Object.entries(now).filter(([name, value]) => name in sent && differ(value, sent[name])),
      )
      setHeld(saved)
    },
    /** Lets go of what is typed. */
    drop: () => form.current?.reset(),
    /** a part of the form that reports its changes */
    watch: <Watch form={form} onDirty={setDirty} />,
  }
}

function Watch({ form, onDirty }: { form: { current: UseFormReturn | null }; onDirty: (dirty: boolean) => void }) {
  const methods = useFormContext()
  const { isDirty } = useFormState()
  useEffect(() => {
    form.current = methods
  }, [form, methods])
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return null
}

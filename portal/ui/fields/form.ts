import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'

/** The words of an error: of a text key, or what the server said. */
export const wordsOfError = (t: Translate, message: string | undefined) =>
  message === undefined ? undefined : (t.maybe(message) ?? message)

/**
 * Puts what the server refused beside its fields, and the focus on the first of them.
 * @param fieldOf which field shows what is said of this name; undefined: none. Default: the one of the same name
 * @returns the fields; none: the failure is said as a whole
 */
export function showRefusals<V extends FieldValues, N extends FieldPath<V> = FieldPath<V>>(
  t: Translate,
  { setError, getValues }: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
  error: unknown,
  fieldOf: (name: string) => N | undefined = (name) => (name in getValues() ? (name as N) : undefined),
): N[] {
  const shown: N[] = []
  for (const [path, message] of Object.entries(fieldTexts(t, error))) {
    const name = fieldOf(path)
    if (name === undefined) continue
    setError(name, { type: 'server', message }, { shouldFocus: shown.length === 0 })
    shown.push(name)
  }
  return shown
}

/**
 * Checks a form and sends it, once at a time; what the server refuses is shown beside its fields.
 * @param send throws what the server answered
 * @returns `failure`: what stands beside no field
 */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  send: (values: V) => Promise<unknown>,
  fieldOf?: (name: string) => FieldPath<V> | undefined,
) {
  const t = useTranslation()
  // a second press may come before the button knows of the first
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await form.handleSubmit(send)()
    } catch (error) {
      if (showRefusals(t, form, error, fieldOf).length === 0) setFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      // a dialog stands inside the form of its page as far as React's events go
      event.stopPropagation()
      void submit()
    },
    busy,
    failure,
    forget: () => setFailure(undefined),
  }
}

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { newYorkDay } from '#model/time.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { useContentLocale, useTranslation } from '../../shell/texts.tsx'
import { showRefusals } from '../../ui/fields/form.ts'
import { discardEntries, saveEntries, withKeptEntries } from './kept-entries.ts'
import { browserKey } from './registering-browser.ts'
import { useNewPassword } from '../password/use-new-password.ts'
import {
  bodyOf,
  fieldOf,
  problemsOf,
  resolverFor,
  startValues,
  type RegistrationSource,
  type FieldName,
  type FormValues,
} from './values.ts'
import { serverNow } from '#api/client/server-clock.ts'

const sourceOf = (door: RegistrationSource) =>
  'key' in door ? { key: door.key } : { slug: door.slug, ...(door.extra && { extra: door.extra }) }

export interface RegistrationResult {
  email: string
  /** the mail must be opened first */
  verify: boolean
}

/** The form and its way to the server. What is typed stays whatever the answer is. */
export function useRegistration(
  setup: RegistrationSetup,
  door: RegistrationSource,
  onDone: (done: RegistrationResult) => void,
) {
  const t = useTranslation()
  const language = useContentLocale()
  const [start] = useState(() => {
    const values = startValues(setup, language, 'key' in door ? undefined : door.extra)
    const kept = withKeptEntries(door, values)
    // an invitation goes to one address
    return setup.invite ? { ...kept, email: values.email } : kept
  })
  const today = () => newYorkDay(new Date(serverNow()))
  const form = useForm<FormValues>({
    defaultValues: start,
    resolver: resolverFor(setup, today),
    mode: 'onTouched',
  })
  const [email, firstName, lastName] = form.watch(['email', 'firstName', 'lastName'])
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => saveEntries(door, values as Partial<FormValues>))
    return unsubscribe
  }, [form, door])
  const password = useNewPassword({ email, firstName, lastName })
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const [refusal, setRefusal] = useState<{ of: string; text: string }>()

  /** @returns fields that the server refused */
  const send = async (values: FormValues): Promise<(FieldName | 'password')[]> => {
    // the form is checked first, so a second press may come before the button knows
    if (running.current) return []
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const key = 'slug' in door ? browserKey() : ''
      const { regStatus } = await api.post('/register/user', {
        body: {
          ...sourceOf(door),
          ...bodyOf(values, setup),
          password: password.password,
          ...(key && { browserKey: key }),
        },
      })
      discardEntries(door)
      onDone({ email: values.email, verify: regStatus === 'verify_sent' })
      return []
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) setFailure(error)
      if (error instanceof ApiError && error.errorKey === 'register.rateChanged') {
        const { hourlyRate } = error.body
        queries.setQueriesData<RegistrationSetup>({ queryKey: ['register'] }, (old) =>
          old ? { ...old, hourlyRate: hourlyRate as number | null } : old,
        )
        form.setValue('hourlyRateAcknowledged', false)
        return ['hourlyRateAcknowledged']
      }
      const refused = showRefusals(t, form, error, (path): FieldName | undefined =>
        path === 'password' ? undefined : fieldOf(path, values),
      )
      const ofPassword = error instanceof ApiError ? error.fields.password : undefined
      if (ofPassword === undefined) return refused
      setRefusal({ of: password.password, text: ofPassword })
      return [...refused, 'password']
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    form,
    password,
    busy,
    failure,
    refusal: refusal?.of === password.password ? refusal.text : undefined,
    /** fields that are not right yet, said or not */
    problems: () => Object.keys(problemsOf(form.getValues(), setup, today())),
    send,
  }
}

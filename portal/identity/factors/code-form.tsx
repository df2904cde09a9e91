import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { fixedLimits } from '#model/limits.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { ApiError } from '#api/client/api-error.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { verifyCode } from '../mfa-calls.ts'
import { getLogin, updateLogin } from '#api/client/session.ts'
import { clock, useSecondsUntil } from '../use-seconds.ts'
import { confirming } from './confirming.ts'
import styles from '../mfa.module.css'

/** The field for a code of six digits, which is checked once it is whole. On success the sign-in is complete, and the guard leads on; in a dialog, `onDone` tells. */
export function CodeForm({ mfaType, onDone }: { mfaType: MfaType; onDone?: (() => void) | undefined }) {
  const t = useTranslation()
  const [code, setCode] = useState('')
  const [lockedUntil, setLockedUntil] = useState<number>()
  const locked = useSecondsUntil(lockedUntil)
  const field = useRef<HTMLInputElement>(null)
  const checking = useRef(false)

  const verify = useMutation({
    meta: { handled: true },
    mutationKey: confirming,
    mutationFn: (digits: string) => verifyCode(mfaType, digits),
    onSuccess: ({ mfaAvail, mfaUsed, mfaValidated }) => {
      updateLogin({ mfaAvail, mfaUsed, mfaValidated })
      onDone?.()
    },
    onSettled: () => {
      checking.current = false
    },
    onError: (error, refused) => {
      // what has been typed since is the next try, and a code that was not looked at may be right
      if (isRefusal(error)) setCode((now) => (now === refused ? '' : now))
      if (isLocked(error)) {
        setLockedUntil(Date.now() + (error.retryAfter ?? 0) * 1000)
        rememberLock(mfaType, error.retryAfter ?? 0)
      }
      field.current?.focus()
    },
  })

  // A text about the last try goes once the next one is typed; that a code was wrong also after five seconds.
  const { isError, reset, error: problem } = verify
  useEffect(() => {
    if (!isError || !isRefusal(problem)) return
    const timer = setTimeout(reset, fixedLimits['mfa.errorLabel'])
    return () => clearTimeout(timer)
  }, [isError, problem, reset, verify.submittedAt])

  const check = (digits: string) => {
    if (digits.length !== fixedLimits['mfa.codeLength'] || checking.current || locked > 0) return
    checking.current = true
    verify.mutate(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    check(code)
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        ref={field}
        label={t('mfa.code')}
        name="code"
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={7}
        value={code}
        disabled={locked > 0}
        error={
          locked > 0
            ? t('mfa.lockedFor', { time: clock(locked) })
            : verify.isError
              ? verifyProblem(t, verify.error)
              : undefined
        }
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, 6)
          setCode(digits)
          if (isError) reset()
          if (digits !== code) check(digits)
        }}
      />
      <Button type="submit" busy={verify.isPending} disabled={code.length !== 6 || locked > 0}>
        {t('mfa.verify')}
      </Button>
    </form>
  )
}

/** A page that is loaded again still tells of the lock. */
function rememberLock(mfaType: MfaType, seconds: number) {
  const others = getLogin()?.mfaWaiting?.filter((one) => one.mfaType !== mfaType) ?? []
  const until = Math.ceil(serverNow() / 1000) + seconds
  updateLogin({ mfaWaiting: [...others, { mfaType, reason: 'locked', until }] })
}

/** The server has answered, and it was not about itself. */
const isRefusal = (error: unknown) => !(error instanceof ApiError && (error.status === 0 || error.status >= 500))

const isLocked = (error: unknown): error is ApiError => error instanceof ApiError && error.errorKey === 'mfa.locked'

/** 401 says what the server says; every other refusal of a code is the one text. */
function verifyProblem(t: Translate, error: unknown) {
  if (error instanceof ApiError && (error.status === 401 || !isRefusal(error))) return textOfError(t, error)
  return t('errors.mfaInvalidCode')
}

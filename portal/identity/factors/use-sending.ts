import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { fixedLimits } from '#model/limits.ts'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { onDevice } from '#api/client/server-clock.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { clock, useSecondsUntil } from '../use-seconds.ts'

/**
 * Sends a code: counts down until another may be asked for, says how long a method is locked, and what went wrong for
 * five seconds.
 */
export function useSending<R extends { sentAt: string; resendIn: number }>(
  call: () => Promise<R>,
  onSent?: () => void,
  /** what was sent before the page was loaded */
  kept?: R,
) {
  const t = useTranslation()
  const [sent, setSent] = useState(kept)
  const [resendAt, setResendAt] = useState(() => kept && onDevice(Date.parse(kept.sentAt)) + kept.resendIn * 1000)
  const [lockedUntil, setLockedUntil] = useState<number>()
  const wait = useSecondsUntil(resendAt)
  const locked = useSecondsUntil(lockedUntil)

  const send = useMutation({
    meta: { handled: true },
    mutationFn: call,
    onSuccess: (answer) => {
      setSent(answer)
      setResendAt(Date.now() + answer.resendIn * 1000)
      onSent?.()
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.retryAfter === undefined) return
      const until = Date.now() + error.retryAfter * 1000
      if (error.errorKey === 'mfa.locked') setLockedUntil(until)
      else setResendAt(until)
    },
  })

  const { isError, reset } = send
  useEffect(() => {
    if (!isError) return
    const timer = setTimeout(reset, fixedLimits['mfa.errorLabel'])
    return () => clearTimeout(timer)
  }, [isError, reset])

  const first = send.error instanceof ApiError && send.error.errorKey === 'auth.mfa.required'
  const problem =
    locked > 0
      ? t('mfa.lockedFor', { time: clock(locked) })
      : first
        ? t('mfa.confirmFirst')
        : isError
          ? textOfError(t, send.error)
          : undefined
  return {
    sent,
    problem,
    busy: send.isPending,
    blocked: wait > 0 || locked > 0,
    label: wait > 0 ? t('mfa.resendIn', { seconds: wait }) : t(sent ? 'mfa.resend' : 'mfa.send'),
    send: () => send.mutate(),
  }
}

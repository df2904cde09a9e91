import { useEffect, useRef, useState, type RefObject } from 'react'
import { passwordProblems, type PasswordRule } from '#model/identity/sign-in/password.ts'
import { fixedLimits } from '#model/limits.ts'
import { judgePassword, type Verdict } from './password-calls.ts'

/** What is typed, wherever it is held. */
interface Entries {
  password: string
  repeated: string
  setPassword: (text: string) => void
  setRepeated: (text: string) => void
}

export interface NewPassword extends Entries {
  broken: readonly PasswordRule[]
  /** of what is typed now; undefined while no one has asked, or while the server cannot be reached */
  verdict: Verdict | undefined
  /** may be sent: no rule is broken and both are the same */
  ready: boolean
  /** the field that keeps it from being sent: the server judges what it has not been asked about yet when it is sent */
  missing: 'password' | 'repeated' | undefined
  fields: Record<'password' | 'repeated', RefObject<HTMLInputElement | null>>
}

interface Owner {
  email?: string
  firstName?: string
  lastName?: string
}

/** A new password that stands alone: where nothing else is asked, react-hook-form is not loaded. */
export function useNewPassword(owner?: Owner): NewPassword {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  return useJudgedPassword({ password, repeated, setPassword, setRepeated }, owner)
}

/** A password that is being chosen: judged by the rules at each key, by the server once no one has typed for 300 ms. */
export function useJudgedPassword(entries: Entries, { email, firstName, lastName }: Owner = {}): NewPassword {
  const { password, repeated } = entries
  const [judged, setJudged] = useState<{ of: string; verdict: Verdict | undefined }>()
  const passwordField = useRef<HTMLInputElement>(null)
  const repeatedField = useRef<HTMLInputElement>(null)
  const broken = passwordProblems(password, { email, firstName, lastName })
  const worthAsking = broken.length === 0

  useEffect(() => {
    if (!worthAsking) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      judgePassword(password, { email, firstName, lastName }, left.signal)
        .then((verdict) => setJudged({ of: password, verdict }))
        // saving asks the server anyway
        .catch(() => left.signal.aborted || setJudged({ of: password, verdict: undefined }))
    }, fixedLimits['screen.debounce'])
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [password, worthAsking, email, firstName, lastName])

  const answered = judged?.of === password
  const verdict = answered ? judged.verdict : undefined
  return {
    ...entries,
    broken,
    verdict,
    ready: worthAsking && answered && verdict?.valid !== false && repeated === password,
    missing: !worthAsking || verdict?.valid === false ? 'password' : repeated !== password ? 'repeated' : undefined,
    fields: { password: passwordField, repeated: repeatedField },
  }
}

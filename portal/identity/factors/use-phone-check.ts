import { useEffect, useState } from 'react'
import { phonePattern } from '#model/identity/phone-pattern.ts'
import { fixedLimits } from '#model/limits.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'

type Check = 'unknown' | 'valid' | 'invalid' | 'abroad'

/** What the server says of a number once no one has typed for 300 ms; `abroad`: no text message gets there. */
export function usePhoneCheck(number: string): Check {
  const [checked, setChecked] = useState<{ of: string; check: Check }>()
  const asked = number.trim()
  const worthAsking = phonePattern.test(asked)
  useEffect(() => {
    if (!worthAsking) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      api
        .get('/validate/telephone', {
          query: { number: asked },
          signal: left.signal,
          background: true,
        })
        .then(
          ({ sms }) => setChecked({ of: asked, check: sms ? 'valid' : 'abroad' }),
          (error: unknown) =>
            left.signal.aborted ||
            setChecked({ of: asked, check: error instanceof ApiError && error.status === 422 ? 'invalid' : 'unknown' }),
        )
    }, fixedLimits['screen.debounce'])
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked, worthAsking])
  return checked?.of === asked ? checked.check : 'unknown'
}

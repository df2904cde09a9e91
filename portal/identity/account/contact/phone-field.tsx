import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { fixedLimits } from '#model/limits.ts'
import { phonePattern } from '#model/identity/phone-pattern.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../account.module.css'

export type PhoneVerdict = 'unknown' | 'valid' | 'invalid'

interface Verdict {
  valid: boolean
  formatted: string
}

/** What is said of a number once no one has typed for 300 ms. */
function useVerdict(number: string, wanted: boolean) {
  const [settled, setSettled] = useState(number)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(number), fixedLimits['screen.debounce'])
    return () => clearTimeout(timer)
  }, [number])
  const asked = settled.trim()
  const query = useQuery({
    queryKey: keys.static(`telephone.${asked}`),
    queryFn: async ({ signal }): Promise<Verdict> => {
      try {
        return await api.get('/validate/telephone', { query: { number: asked }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) return { valid: false, formatted: asked }
        throw error
      }
    },
    staleTime: Infinity,
    enabled: wanted && settled === number && phonePattern.test(asked),
  })
  return settled === number ? query : undefined
}

interface Props {
  label: string
  name: string
  value: string
  error: string | undefined
  /** only what differs from what is stored is checked */
  changed: boolean
  onVerdict: (verdict: PhoneVerdict) => void
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
  below?: ReactNode
}

/** A telephone number, checked by the server while it is typed. */
export function PhoneField({ label, value, error, changed, onVerdict, below, ...input }: Props) {
  const t = useTranslation()
  const number = value.trim()
  const check = useVerdict(value, changed && number !== '')
  const data = changed && number !== '' ? check?.data : undefined
  const verdict: PhoneVerdict = data === undefined ? 'unknown' : data.valid ? 'valid' : 'invalid'
  const tell = useRef(onVerdict)
  useEffect(() => {
    tell.current = onVerdict
  })
  useEffect(() => tell.current(verdict), [verdict])

  const problem =
    error ??
    (verdict === 'invalid'
      ? t('errors.telephoneField', { field: label })
      : changed && check?.isError
        ? t('account.contact.unchecked')
        : undefined)
  const checking = changed && phonePattern.test(number) && problem === undefined && verdict === 'unknown'
  return (
    <div className={styles.phone}>
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={50}
        value={value}
        error={problem}
        {...input}
      />
      <span className={styles.quiet} role="status">
        {checking
          ? t('account.contact.checking')
          : data?.valid && data.formatted !== number
            ? t('account.contact.reads', { number: data.formatted })
            : ''}
      </span>
      {below}
    </div>
  )
}

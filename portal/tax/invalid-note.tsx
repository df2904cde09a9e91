import type { TaxForm } from '#model/tax/wire.ts'
import { useFormText } from '../payments/use-form-text.ts'
import { Banner } from '../ui/banner.tsx'

/** Why the form that was certified last is no longer valid: the same entries are not certified again unread. */
export function InvalidNote({ form: { versions } }: { form: TaxForm }) {
  const text = useFormText()
  const last = versions.find(({ status }) => status === 'certified' || status === 'invalid')
  if (last?.status !== 'invalid') return null
  return (
    <Banner tone="warning" live>
      {text({ standing: 'invalid', formType: last.formType, since: last.invalidOn, reason: last.invalidReason })}
    </Banner>
  )
}

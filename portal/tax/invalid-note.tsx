import type { TaxForm } from '#model/tax/wire.ts'
import { useFormText } from '../payments/use-form-text.ts'
import { Banner } from '../ui/banner.tsx'

/** Since when and why the form that was certified last is no longer valid; undefined while it is. */
export function useInvalidText({ versions }: TaxForm): string | undefined {
  const text = useFormText()
  const last = versions.find(({ status }) => status === 'certified' || status === 'invalid')
  if (last?.status !== 'invalid') return undefined
  return text({ standing: 'invalid', formType: last.formType, since: last.invalidOn, reason: last.invalidReason })
}

/** The same above a form, so that the same entries are not certified again unread. */
export function InvalidNote({ form }: { form: TaxForm }) {
  const text = useInvalidText(form)
  return text === undefined ? null : (
    <Banner tone="warning" live>
      {text}
    </Banner>
  )
}

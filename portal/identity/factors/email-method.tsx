import { defaultLimits } from '#model/limits.ts'
import { useT } from '../../shell/texts.tsx'
import { requestCode } from '../mfa-calls.ts'
import { CodeForm } from './code-form.tsx'
import type { MethodProps } from './method-props.ts'
import { SendRow } from './send-row.tsx'
import { useSending } from './use-sending.ts'

/** Codes by e-mail: everybody's first method. */
export function EmailMethod({ onDone, onBegun }: MethodProps) {
  const t = useT()
  const sending = useSending(() => requestCode('email'), onBegun)
  const { sent } = sending
  return (
    <>
      <p aria-live="polite">
        {sent ? t('mfa.sentTo', { target: sent.target, minutes: defaultLimits['mfa.lifeEmail'] }) : t('mfa.emailText')}
      </p>
      {sent && <CodeForm mfaType="email" onDone={onDone} />}
      <SendRow sending={sending} />
    </>
  )
}

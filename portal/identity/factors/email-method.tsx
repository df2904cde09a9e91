import { useTranslation } from '../../shell/texts.tsx'
import { CodeForm } from './code-form.tsx'
import type { MethodProps } from './method-props.ts'
import { SendRow } from './send-row.tsx'
import { useCode } from './use-code.ts'

/** Codes by e-mail: everyone's first method. */
export function EmailMethod({ onDone, onBegun, sendsAtOnce }: MethodProps) {
  const t = useTranslation()
  const sending = useCode('email', sendsAtOnce, onBegun)
  const { sent } = sending
  return (
    <>
      <p aria-live="polite">
        {sent ? t('mfa.sentTo', { target: sent.target, minutes: sent.validFor / 60 }) : t('mfa.emailText')}
      </p>
      {sent && <CodeForm mfaType="email" onDone={onDone} />}
      <SendRow sending={sending} />
    </>
  )
}

import { useState } from 'react'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { startSms } from '../mfa-calls.ts'
import { useLogin } from '#api/client/session.ts'
import { CodeForm } from './code-form.tsx'
import type { MethodProps } from './method-props.ts'
import { SendRow } from './send-row.tsx'
import { usePhoneCheck } from './use-phone-check.ts'
import { useCode } from './use-code.ts'
import { useSending } from './use-sending.ts'
import fieldStyles from '../../ui/fields/field.module.css'
import styles from '../mfa.module.css'

/** Codes by text message: to the verified number, or to one that is set up here. */
export function SmsMethod(props: MethodProps) {
  const enrolled = useLogin()?.mfaAvail.includes('sms') === true
  // what is set up here keeps its form until its first code was right
  const [known] = useState(enrolled)
  return known ? <KnownNumber {...props} /> : <NewNumber {...props} />
}

function KnownNumber({ onDone, onBegun, sendsAtOnce }: MethodProps) {
  const t = useTranslation()
  const phone = useLogin()?.mfaPhone ?? ''
  const sending = useCode('sms', sendsAtOnce, onBegun)
  const { sent } = sending
  return (
    <>
      <p aria-live="polite">
        {sent ? t('mfa.sentTo', { target: sent.target, minutes: sent.validFor / 60 }) : t('mfa.smsKnown', { phone })}
      </p>
      {sent && <CodeForm mfaType="sms" onDone={onDone} />}
      <SendRow sending={sending} />
    </>
  )
}

function NewNumber({ onDone, onBegun, alone = false }: MethodProps) {
  const t = useTranslation()
  const [open, setOpen] = useState(alone)
  const [number, setNumber] = useState('')
  const check = usePhoneCheck(number)
  const life = useLimit('mfa.life')
  const sending = useSending(() => startSms(number), onBegun)
  const { sent } = sending
  if (!open) {
    return (
      <>
        <p>{t('mfa.smsText')}</p>
        <div className={styles.send}>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {t('security.setUp')}
          </Button>
        </div>
      </>
    )
  }
  const problem = check === 'invalid' ? t('errors.telephone') : check === 'abroad' ? t('mfa.smsUsOnly') : undefined
  return (
    <>
      <p aria-live="polite">
        {sent ? t('mfa.sentTo', { target: sent.phone, minutes: sent.validFor / 60 }) : t('mfa.smsText')}
      </p>
      {sent && <CodeForm mfaType="sms" onDone={onDone} />}
      <Field
        label={t('mfa.phone')}
        hint={`${t('mfa.smsUsOnly')}${t('list.gap')}${t('mfa.codeValid', { minutes: life })}`}
        error={problem}
      >
        {({ id, describedBy, invalid }) => (
          <div className={styles.phone}>
            <span aria-hidden="true">+1</span>
            <input
              id={id}
              className={fieldStyles.input}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              autoFocus
              value={number}
              onChange={(event) => {
                setNumber(event.target.value)
                onBegun?.()
              }}
            />
          </div>
        )}
      </Field>
      <SendRow sending={sending} disabled={check !== 'valid'} />
    </>
  )
}

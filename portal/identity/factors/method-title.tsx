import { Mail, MessageSquareText, Smartphone } from 'lucide-react'
import type { MfaType } from '#model/identity/enums.ts'
import { useTranslation } from '../../shell/texts.tsx'
import styles from '../mfa.module.css'

const icons = { email: Mail, sms: MessageSquareText, auth_app: Smartphone }
export const methodNames = { email: 'mfa.method.email', sms: 'mfa.method.sms', auth_app: 'mfa.method.authApp' } as const

/** A second factor by its picture and its name. */
export function MethodTitle({ type }: { type: MfaType }) {
  const t = useTranslation()
  const Icon = icons[type]
  return (
    <span className={styles.method}>
      <Icon aria-hidden="true" />
      {t(methodNames[type])}
    </span>
  )
}

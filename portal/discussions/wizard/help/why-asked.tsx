import { ShieldCheck } from 'lucide-react'
import type { ActionContext } from '#model/discussions/wizard/wizard-wire.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import styles from './help.module.css'

const personal = ['gender', 'age', 'dob', 'optout', 'history', 'anonymous', 'schedule'] as const

/** Why a personal question is asked and who sees its answer. */
export function WhyAsked({ tag }: { tag: ActionContext }) {
  const t = useTranslation()
  const known = personal.find((one) => one === tag)
  if (!known) return null
  return (
    <p className={styles.why}>
      <ShieldCheck aria-hidden="true" />
      <span>{t(`askingHelp.why.${known}`)}</span>
    </p>
  )
}

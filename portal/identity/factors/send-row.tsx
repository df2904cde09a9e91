import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import type { useSending } from './use-sending.ts'
import styles from '../mfa.module.css'

interface Props {
  sending: Pick<ReturnType<typeof useSending>, 'sent' | 'problem' | 'busy' | 'blocked' | 'label' | 'send'>
  disabled?: boolean
}

/** The button that sends a code, and what is wrong with sending. */
export function SendRow({ sending, disabled = false }: Props) {
  const { sent, problem, busy, blocked, label, send } = sending
  return (
    <div className={styles.send}>
      <Button tone={sent ? 'secondary' : 'primary'} busy={busy} disabled={blocked || disabled} onClick={send}>
        {label}
      </Button>
      {problem !== undefined && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  )
}

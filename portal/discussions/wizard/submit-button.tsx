import type { Ref } from 'react'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { notSubmittable, type Conversation } from './conversation.ts'
import styles from './wizard.module.css'

const reasons = {
  incomplete: 'asking.whyIncomplete',
  editing: 'asking.whyEditing',
  terms: 'discussion.wizard.termsMissing',
} as const

/** Works once everything is answered, nothing is being edited and the terms are accepted; says what is missing. */
export function SubmitButton({
  button,
  conversation,
  busy,
  onSubmit,
}: {
  button: Ref<HTMLButtonElement>
  conversation: Conversation
  busy: boolean
  onSubmit: () => void
}) {
  const t = useTranslation()
  const missing = notSubmittable(conversation)
  return (
    <div className={styles.submit}>
      <DisabledReason reason={missing && t(reasons[missing])}>
        <Button
          ref={button}
          wide
          disabled={missing !== undefined}
          busy={busy && missing === undefined}
          onClick={onSubmit}
        >
          {t('asking.submit')}
        </Button>
      </DisabledReason>
      {missing && <p className={styles.quiet}>{t(reasons[missing])}</p>}
    </div>
  )
}

import { useRef } from 'react'
import { useTranslation } from '../../shell/texts.tsx'
import type { useQuestion } from './ask.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

/** Confirm (500 wide) and alert (450 wide). The harmless button has the focus; Esc presses it. */
export default function QuestionDialog({ question }: { question: NonNullable<ReturnType<typeof useQuestion>> }) {
  const t = useTranslation()
  const harmless = useRef<HTMLButtonElement>(null)
  const { kind, title, text, answer, danger } = question
  const isConfirm = kind === 'confirm'
  return (
    <Dialog
      open
      alert
      hideClose
      width={isConfirm ? 500 : 450}
      title={title}
      description={text}
      onClose={() => answer(false)}
      initialFocus={harmless}
      footer={
        <>
          {isConfirm && (
            <Button ref={harmless} tone="secondary" onClick={() => answer(false)}>
              {question.cancelLabel ?? t('contact.cancel')}
            </Button>
          )}
          <Button
            ref={isConfirm ? undefined : harmless}
            tone={danger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
          >
            {question.confirmLabel ?? t(isConfirm ? 'messages.confirm' : 'messages.ok')}
          </Button>
        </>
      }
    />
  )
}

import { RichText } from '../../../content/rich-text.tsx'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { ReadThrough } from '../../read-through.tsx'
import type { AnswerProps } from './answer.ts'
import styles from './answers.module.css'

/** A text to read before it is accepted: the button works once its end has been seen. */
export function Disclosure({ step, question, problem, data, busy, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const html = (step.tag === 'terms' ? data.termsText : data.disclosureText) ?? ''
  return (
    <div className={styles.form}>
      <ReadThrough label={question}>
        {(seen) => ({
          text: <RichText html={html} />,
          below: (
            <div className={styles.row}>
              <Button busy={busy} disabled={!seen} onClick={() => onAnswer(true)}>
                {t('asking.accept')}
              </Button>
              {!seen && <span className={styles.quiet}>{t('asking.readToEnd')}</span>}
            </div>
          ),
        })}
      </ReadThrough>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </div>
  )
}

import { useState } from 'react'
import { SendHorizontal } from 'lucide-react'
import { longestText, longTextProblem, storedText } from '#model/long-text.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { WritingHelp } from '../../../surveys/writing-help/writing-help.tsx'
import { Coach } from '../coach.tsx'
import { useOwnDetails } from '../help/own-details.ts'
import { PrivacyCheck } from '../help/privacy-check.tsx'
import { givenText, type AnswerProps } from './answer.ts'
import styles from './answers.module.css'

/** One line. An answer that may be empty can be passed over. */
export function TextLine({ step, question, problem, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const [text, setText] = useDraft(draftKey, givenText(step))
  const length = text.trim().length
  const minimum = step.minimum ?? 1
  // nothing that is pasted is cut off
  const maximum = step.maximum ?? Number.POSITIVE_INFINITY
  const over = [...text.trim()].length > maximum
  return (
    <form
      className={styles.oneLine}
      onSubmit={(event) => {
        event.preventDefault()
        if (length >= minimum && !over) onAnswer(text.trim())
      }}
    >
      <TextField
        label={question}
        hideLabel
        placeholder={minimum === 0 ? t('form.optional') : undefined}
        dir="auto"
        value={text}
        error={over ? t('asking.tooLong', { n: maximum }) : problem}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <Button
        type="submit"
        busy={busy}
        disabled={length < minimum || over}
        icon={length > 0 && <SendHorizontal aria-hidden="true" />}
      >
        {t(minimum === 0 && length === 0 ? 'asking.skip' : 'asking.send')}
      </Button>
    </form>
  )
}

/** Several lines that grow. The question is checked while it is written; what is wrong shows after a pause. */
export function TextLong({ step, question, problem, data, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const [text, setText, stored] = useDraft(draftKey, givenText(step))
  const [left, setLeft] = useState(text !== '')
  const strict = step.tag === 'question'
  const own = useOwnDetails()
  const locale = useIntlLocale()
  const over = storedText(text).length > longestText
  const wrong = text.trim() === '' ? 'errors.required' : over ? 'asking.tooLong' : strict ? longTextProblem(text) : null
  const words =
    wrong === null || text === '' ? undefined : (t.maybe(wrong, { n: longestText.toLocaleString(locale) }) ?? wrong)
  // while it is still short, that is said as a hint; other faults are faults at once
  const gentle = wrong === 'errors.longText.tooShort' && !left
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        if (wrong === null) onAnswer(text)
      }}
    >
      <TextArea
        label={question}
        hideLabel
        hint={gentle ? words : undefined}
        error={(gentle ? undefined : words) ?? problem}
        value={text}
        limit={longestText}
        count={text.length > longestText * 0.8 ? text.length : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setLeft(true)}
        rows={5}
      />
      <span className="visually-hidden" aria-live="polite">
        {left ? words : ''}
      </span>
      {!over && <PrivacyCheck text={text} own={own} onChange={setText} />}
      {data.queryDraftId !== undefined && !over && (
        <WritingHelp
          written={{ table: 'query_header_input', id: data.queryDraftId }}
          target={strict ? 'question' : 'history'}
          text={text}
          onUse={setText}
        />
      )}
      {data.diagnosisId !== undefined && (
        <Coach diagnosisId={data.diagnosisId} text={everything(step.tag, data, text)} />
      )}
      <div className={styles.row}>
        <Button type="submit" busy={busy} disabled={wrong !== null} icon={<SendHorizontal aria-hidden="true" />}>
          {t('asking.send')}
        </Button>
        {!stored && <span className={styles.quiet}>{t('asking.notStored')}</span>}
      </div>
    </form>
  )
}

/** What the experts will read in the end: the history and the question, the one being written as it is. */
const everything = (
  tag: AnswerProps['step']['tag'],
  { history = '', question = '' }: AnswerProps['data'],
  text: string,
) => (tag === 'history' ? [text, question] : [history, text]).join('\n')

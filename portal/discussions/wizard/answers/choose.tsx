import { useId } from 'react'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/fields/field.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { usePhrase } from '../../phrases.ts'
import { choicesOf, given, type AnswerProps } from './answer.ts'
import styles from './answers.module.css'

/** One of a few: a press answers. */
export function ChooseOne({ step, question, problem, busy, onAnswer }: AnswerProps) {
  const phrase = usePhrase()
  const id = useId()
  const before = given(step)
  const choices = choicesOf(step)
  const chosen = before === true ? 'yes' : before === false ? 'no' : before
  const wide = choices.some(({ hint, hints }) => hint !== undefined || hints !== undefined)
  return (
    <div role="group" aria-label={question}>
      <div className={cx(styles.choices, wide && styles.list)}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.choice}
            // what sets it apart describes it; its name stays short
            {...(choice.hints && { 'aria-label': phrase(choice.label), 'aria-describedby': `${id}-${choice.value}` })}
            aria-pressed={before === undefined ? undefined : chosen === choice.value}
            aria-disabled={busy || undefined}
            onClick={() => busy || onAnswer(choice.value)}
          >
            <span>
              {phrase(choice.label)}
              {choice.hint !== undefined && <span className={styles.choiceHint}>{phrase(choice.hint)}</span>}
              {choice.hints && (
                <span id={`${id}-${choice.value}`}>
                  {choice.hints.map((hint) => (
                    <span key={hint.key} className={styles.choiceHint}>
                      {phrase(hint)}
                    </span>
                  ))}
                </span>
              )}
            </span>
            {wide && <ChevronRight aria-hidden="true" />}
          </button>
        ))}
      </div>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </div>
  )
}

/** Any of a few; the button says how many it takes. */
export function ChooseMany({ step, question, problem, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const phrase = usePhrase()
  const before = given(step)
  const [chosen, setChosen] = useDraft<string[]>(draftKey, Array.isArray(before) ? before.map(String) : [])
  const minimum = step.minimum ?? 1
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(chosen)
      }}
    >
      <CheckboxGroup
        label={question}
        hideLabel
        error={problem}
        options={choicesOf(step).map((choice) => ({
          value: choice.value,
          label: phrase(choice.label),
          ...(choice.hint !== undefined && { hint: phrase(choice.hint) }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" busy={busy} disabled={chosen.length < minimum}>
        {chosen.length < minimum ? t('discussion.wizard.chooseAtLeast', { n: minimum }) : t('asking.send')}
      </Button>
    </form>
  )
}

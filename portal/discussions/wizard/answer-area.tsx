import { useEffect, useRef } from 'react'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { isFocusOutside } from '../../ui/focus.ts'
import { usePhrase } from '../phrases.ts'
import { WhyAsked } from './help/why-asked.tsx'
import { answerAreas } from './answer-areas.ts'
import { FailureBanner } from './failure-banner.tsx'
import type { Conversation } from './conversation.ts'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard.module.css'

/** Where the open question is answered. What only says something has no area. */
export function AnswerArea({
  wizard,
  conversation,
  moveFocus,
}: {
  wizard: Wizard
  conversation: Conversation
  moveFocus: boolean
}) {
  const t = useTranslation()
  const phrase = usePhrase()
  const area = useRef<HTMLDivElement>(null)
  const { step } = conversation
  const { tag } = step
  const Area = answerAreas[step.action]

  useEffect(() => {
    // the person just answered: the next question is where they go on, in view and with the cursor in it
    const element = area.current
    if (!element) return
    const timer = setTimeout(() => {
      // what opened by itself has the cursor, and so has the bar if the person went there meanwhile
      const elsewhere =
        element.closest('[inert], [aria-hidden=true]') !== null || isFocusOutside(element.closest('main'))
      if (moveFocus && !elsewhere)
        element
          .querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"]')
          ?.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    }, 200)
    // a button that is pressed already would be scrolled away under the finger
    const hold = () => {
      clearTimeout(timer)
      scrollTo({ top: scrollY, behavior: 'instant' })
    }
    element.addEventListener('pointerdown', hold)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', hold)
    }
  }, [tag, conversation.ts, moveFocus])

  // what is written while the answer is on its way would reach no one
  useEffect(() => {
    const element = area.current
    if (!element || !wizard.busy) return
    const refuse = (event: Event) => event.preventDefault()
    element.addEventListener('beforeinput', refuse)
    return () => element.removeEventListener('beforeinput', refuse)
  }, [wizard.busy])

  if (tag === undefined) return null
  const { problem } = wizard
  const told = problem && (t.maybe(problem.key, problem.params) ?? problem.key)
  return (
    <div ref={area} className={styles.answer} aria-busy={wizard.busy}>
      {!Area && told && (
        <Banner live tone="error">
          {told}
        </Banner>
      )}
      <WhyAsked tag={tag} />
      {Area && (
        <div onInput={wizard.changing} onClick={wizard.changing}>
          <Area
            key={`${tag}-${conversation.ts}`}
            step={step}
            question={step.label ? phrase(step.label) : ''}
            problem={told}
            data={conversation.data}
            busy={wizard.busy}
            draftKey={wizard.draftKey(tag)}
            reached={conversation.reached}
            onAnswer={(value) => wizard.answer(tag, value)}
          />
        </div>
      )}
      {tag !== 'review' && <FailureBanner wizard={wizard} />}
      {conversation.before && (
        <div>
          <Button tone="quiet" small disabled={wizard.busy} onClick={wizard.stopEditing}>
            {t('asking.keepAsItWas')}
          </Button>
        </div>
      )}
    </div>
  )
}

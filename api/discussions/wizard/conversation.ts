import { valuesOf } from '#model/discussions/wizard/summary.ts'
import type { WizardTag } from '#model/discussions/wizard/wizard-enums.ts'
import { hasAnswer, type WizardFacts } from '#model/discussions/wizard/facts.ts'
import { clearedMessage, type WizardTurn } from '#model/discussions/wizard/wizard.ts'
import { stepOf } from '#model/discussions/wizard/wizard-steps.ts'
import type { ChatMessage, Phrase, WizardData, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'

const TYPING_MS = 500

const ask = (tag: WizardTag, data: WizardData, facts: WizardFacts, delay: number): ChatMessage => ({
  type: 'text',
  content: stepOf(tag, data, facts).label,
  delay,
  actionContext: tag,
})

const answers = (tag: WizardTag, data: WizardData, userId: string): ChatMessage[] => {
  const values = valuesOf(tag, data)
  return (values.length ? values : [{ key: 'discussion.wizard.skipped' } satisfies Phrase]).map((content) => ({
    type: 'text',
    content,
    user: userId,
    actionContext: tag,
  }))
}

/** The banner that lists what no longer fits and is gone; nothing when all of it stands. */
const told = (turn: WizardTurn, facts: WizardFacts): ChatMessage[] => {
  const cleared = clearedMessage(turn.cleared, facts)
  return cleared
    ? [
        {
          type: 'banner',
          content: { ...cleared.phrase, params: { list: cleared.names.map((name) => name.key).join(',') } },
          delay: TYPING_MS,
        },
      ]
    : []
}

/** Everything said so far, as a page that opens a draft shows it. */
export function wholeConversation(turn: WizardTurn, facts: WizardFacts, userId: string): ChatMessage[] {
  const said = turn.path.filter((tag) => tag !== 'review' && tag !== turn.step.tag && hasAnswer(tag, turn.data))
  const welcome = said.filter((tag) => tag === 'welcome').map((tag) => ask(tag, turn.data, facts, 0))
  const answered = said
    .filter((tag) => tag !== 'welcome')
    .flatMap((tag) => [ask(tag, turn.data, facts, 0), ...answers(tag, turn.data, userId)])
  return [...welcome, ...answered, ...told(turn, facts), ask(turn.step.tag, turn.data, facts, TYPING_MS)]
}

/** What opening an earlier answer adds: what is gone meanwhile, and its question. */
export const onEditing = (turn: WizardTurn, facts: WizardFacts): ChatMessage[] => [
  ...told(turn, facts),
  ask(turn.step.tag, turn.data, facts, 0),
]

/** What one answer adds: the answer itself, what it cleared, and the next question. */
export function afterAnswer(tag: WizardTag, turn: WizardTurn, facts: WizardFacts, userId: string): ChatMessage[] {
  return [...answers(tag, turn.data, userId), ...told(turn, facts), ask(turn.step.tag, turn.data, facts, TYPING_MS)]
}

export const replyWith = (turn: WizardTurn, messages: ChatMessage[], ts: number): WizardResponse => ({
  action: {
    action: turn.step.action,
    tag: turn.step.tag,
    clientData: turn.data,
    ...(turn.step.choices && { choices: turn.step.choices }),
    label: turn.step.label,
    ...(turn.step.hint && { hint: turn.step.hint }),
    ...(turn.step.minimum !== undefined && { minimum: turn.step.minimum }),
    ...(turn.step.maximum !== undefined && { maximum: turn.step.maximum }),
    ...(turn.step.value !== undefined && { responses: [turn.step.value] }),
    delay: TYPING_MS,
    ...(turn.cleared.length && { clear: turn.cleared }),
    progress: turn.progress,
    isAction: turn.step.isAction,
  },
  echo: { messages, ts },
})

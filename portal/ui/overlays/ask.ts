import { useSyncExternalStore } from 'react'

/** A question that covers the page until it is answered. */
export interface Question {
  readonly kind: 'confirm' | 'alert'
  readonly title: string
  readonly text?: string
  /** label of the button that does it; default: Confirm or OK */
  readonly confirmLabel?: string
  /** label of the harmless button; Esc is the same */
  readonly cancelLabel?: string
  readonly danger?: boolean
}

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void
}

let asked: readonly OpenQuestion[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenQuestion[]) {
  asked = next
  for (const listener of listeners) listener()
}

function ask(question: Question): Promise<boolean> {
  // a button that is pressed again before its question is drawn asks nothing new
  if (asked.some(({ title, text }) => title === question.title && text === question.text)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const entry: OpenQuestion = {
      ...question,
      answer: (yes) => {
        change(asked.filter((each) => each !== entry))
        resolve(yes)
      },
    }
    change([...asked, entry])
  })
}

/** Asks before something is done; true when the person confirms. */
export const confirm = (question: Omit<Question, 'kind'>) => ask({ ...question, kind: 'confirm' })

/** Tells something that must be read; resolves when it was. */
export const alert = async (question: Omit<Question, 'kind' | 'cancelLabel'>) => {
  await ask({ ...question, kind: 'alert' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The question to show now: one at a time, in order. */
export const useQuestion = () => useSyncExternalStore(subscribe, () => asked[0])

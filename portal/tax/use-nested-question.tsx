import { useState, type ReactNode } from 'react'
import type { Question, useQuestion } from '../ui/overlays/ask.ts'
import QuestionDialog from '../ui/overlays/question-dialog.tsx'

type OpenQuestion = NonNullable<ReturnType<typeof useQuestion>>

/** A question inside a dialog: it lies in the dialog's own tree, so that assistive technology reaches it over the dialog. */
export function useNestedQuestion(): { ask: (question: Omit<Question, 'kind'>) => Promise<boolean>; asked: ReactNode } {
  const [question, setQuestion] = useState<OpenQuestion>()
  const ask = (asked: Omit<Question, 'kind'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined)
        resolve(yes)
      }
      setQuestion({ ...asked, kind: 'confirm', answer })
    })
  return { ask, asked: question && <QuestionDialog question={question} /> }
}

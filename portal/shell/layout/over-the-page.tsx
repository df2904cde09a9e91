import { Suspense } from 'react'
import { useQuestion } from '../../ui/overlays/ask.ts'
import { lazyPart } from '../lazy-part.ts'
import { useOverlay } from './overlays.ts'

const Overlays = lazyPart(() => import('./overlay-host.tsx'))
const QuestionDialog = lazyPart(() => import('../../ui/overlays/question-dialog.tsx'))

/** Dialogs arrive with their code when the first one opens. */
export function OverThePage() {
  const overlay = useOverlay()
  const question = useQuestion()
  return (
    <Suspense>
      {overlay && <Overlays overlay={overlay} />}
      {question && <QuestionDialog question={question} />}
    </Suspense>
  )
}

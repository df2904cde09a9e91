import { useMemo, useRef, useState } from 'react'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { knownAt } from '#api/client/surveys/survey-at.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { BuilderBody } from './builder-body.tsx'
import type { TextControl } from './question-editor.tsx'
import { BuilderFooter } from './builder-footer.tsx'
import { useBuilder, useLoadedSurvey } from './use-builder.ts'

interface BuilderDialogProps {
  queryDraftId: string
  when?: QuestionTiming
  /** Esc and the cross: what was not finished is kept */
  onClose: () => void
  /** FINISH QUESTIONS: all of it is at the server */
  onFinish: (count: number) => void
  /** goes on without questions, as long as there are none */
  onSkip?: () => void
  /** beside the text of a question */
  beside?: TextControl
}

const WIDTH = 880

/** Where the questions of a survey are written. */
export default function BuilderDialog({
  queryDraftId,
  when = 'question',
  onClose,
  onFinish,
  onSkip,
  beside,
}: BuilderDialogProps) {
  const t = useTranslation()
  const { id: userId } = useUser()
  const { data, error, isFetching, refetch } = useLoadedSurvey(queryDraftId, userId, when)
  if (data !== undefined && !isFetching)
    return <Loaded {...{ header: data, queryDraftId, userId, when, onClose, onFinish, onSkip, beside }} />
  return (
    <Dialog
      open
      onClose={onClose}
      persistent
      width={WIDTH}
      fullscreenOnSmall="medium"
      title={t(`builder.titleOf.${when}`)}
    >
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height="3rem" lines={4} />
        </Loading>
      )}
    </Dialog>
  )
}

interface LoadedProps extends Omit<BuilderDialogProps, 'when'> {
  /** null: there is no survey yet */
  header: SurveyHeader | null
  userId: string
  when: QuestionTiming
}

function Loaded({ header, queryDraftId, userId, when, onClose, onFinish, onSkip, beside }: LoadedProps) {
  const t = useTranslation()
  const maximum = useLimit('survey.maxQuestions')
  // askers write with scales from 1 to 10; staff have the back office
  const builder = useMemo(() => ({ isCsr: false, maximum }), [maximum])
  const work = useBuilder(header, { queryDraftId, userId, when }, builder)
  const [finishing, setFinishing] = useState(false)
  const dragging = useRef(false)
  const writing = useRef<HTMLTextAreaElement>(null)
  const finish = async () => {
    setFinishing(true)
    const finished = await work.finish()
    setFinishing(false)
    if (finished) onFinish(work.count())
  }
  return (
    <Dialog
      open
      persistent
      // without a connection it can be left: what was not saved is kept
      busy={finishing && work.saving.kind !== 'retrying'}
      width={WIDTH}
      fullscreenOnSmall="medium"
      title={t(`builder.titleOf.${when}`)}
      description={t('builder.hint', { maximum: builder.maximum })}
      initialFocus={writing}
      // Esc first puts back what hangs on the keyboard
      onClose={() => dragging.current || onClose()}
      footer={
        <BuilderFooter
          work={work}
          builder={builder}
          update={knownAt(header, when).length > 0}
          busy={finishing}
          onSkip={onSkip}
          onFinish={() => void finish()}
        />
      }
    >
      <BuilderBody
        work={work}
        builder={builder}
        userId={userId}
        beside={beside}
        onDragging={(on) => (dragging.current = on)}
        writing={writing}
      />
    </Dialog>
  )
}

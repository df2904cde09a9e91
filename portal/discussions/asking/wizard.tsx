import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ChevronDown } from 'lucide-react'
import type { ActionContext, WizardData, WizardResponse } from '#model/discussions/wizard-wire.ts'
import { keys } from '../../query-keys.ts'
import { useT } from '../../shell/texts.tsx'
import { alert, confirm } from '../../ui/ask.ts'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useAddresses } from '../addresses.ts'
import { useLeaveGuard } from '../../shell/leave-guard.ts'
import { phraseText } from '../phrases.ts'
import { useWide } from '../use-wide.ts'
import { AnswerArea } from './answer-area.tsx'
import { CannotAsk, cannotAskReason } from './cannot-ask.tsx'
import { Chat } from './chat.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftLine } from './draft-line.tsx'
import { SubmitButton } from './submit-button.tsx'
import { Summary } from './summary.tsx'
import { useTyping } from './use-typing.ts'
import { useWizard } from './use-wizard.ts'
import styles from './wizard.module.css'

interface WizardProps {
  userId: string
  proxy: boolean
  draftId: string | undefined
  /** the draft got its id: the address should name it */
  onDraft: (draftId: string) => void
}

/** The chat that asks, and the review beside it. */
export function WizardView({ userId, proxy, draftId, onDraft }: WizardProps) {
  const t = useT()
  const navigate = useNavigate()
  const addresses = useAddresses()
  const queries = useQueryClient()
  const wide = useWide()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<{ to: string; words?: string }>()

  const onSubmitted = useCallback(
    ({ queryId }: WizardData, { echo }: WizardResponse) =>
      setDone({ to: queryId ? addresses.discussion(queryId) : '/', words: echo.messages.map(({ content }) => phraseText(t, content)).join(' ') }),
    [addresses, t],
  )
  const wizard = useWizard({ userId, proxy, draftId, onDraft, onSubmitted })
  const { conversation } = wizard
  const { shown, typing } = useTyping(conversation?.messages ?? none)
  const said = conversation !== undefined && shown.length === conversation.messages.length
  const tag = conversation?.step.tag
  const firstTag = useRef<string>(undefined)
  if (conversation && firstTag.current === undefined) firstTag.current = `${tag}-${conversation.ts}`

  useLeaveGuard(
    conversation?.data.diagnosisId !== undefined && done === undefined,
    useCallback(
      () => confirm({ title: t('messages.unsavedChanges'), text: t('discussion.wizard.leave'), confirmLabel: t('messages.leave'), cancelLabel: t('messages.stay') }),
      [t],
    ),
  )

  useEffect(() => {
    if (!done) return
    void queries.invalidateQueries({ queryKey: keys.discussions.all })
    void navigate(done.to)
    if (done.words !== undefined) void alert({ title: t('discussion.wizard.submitted'), text: done.words })
  }, [done, queries, navigate, t])

  useEffect(() => {
    if (tag === 'review') setOpen(true)
  }, [tag])

  const edit = (step: ActionContext) => {
    wizard.edit(step)
    if (!wide) setOpen(false)
  }

  if (!conversation) {
    const reason = cannotAskReason(wizard.failure?.error)
    if (reason) return <CannotAsk reason={reason} />
    if (wizard.failure) return <ErrorState error={wizard.failure.error} busy={wizard.busy} onRetry={wizard.failure.retry} />
    return (
      <Loading>
        <Skeleton height="3.5rem" lines={3} width="60%" />
      </Loading>
    )
  }
  const { before, step, data } = conversation
  return (
    <div className={styles.layout}>
      <div className={styles.conversation}>
        <Chat data={data} messages={shown} typing={typing} locked={wizard.busy} onEdit={edit} />
        {said && <AnswerArea wizard={wizard} conversation={conversation} moveFocus={firstTag.current !== `${tag}-${conversation.ts}`} />}
      </div>
      <details className={styles.summary} open={wide || open} onToggle={event => wide || setOpen(event.currentTarget.open)}>
        <summary className={styles.summaryHead} onClick={event => wide && event.preventDefault()} tabIndex={wide ? -1 : undefined}>
          <h2>{t('discussion.summary')}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.summaryBody}>
          <Summary data={data} editing={before && step.tag} locked={wizard.busy} onEdit={edit} />
          <DraftLine conversation={conversation} ownerId={userId} saving={wizard.busy} failed={wizard.failure !== undefined} onDeleted={() => setDone({ to: '/' })} />
          <SubmitButton conversation={conversation} busy={wizard.busy} onSubmit={wizard.submit} />
        </div>
      </details>
      {wizard.conflict && (
        <ConflictDialog
          mine={data}
          theirs={wizard.conflict.data}
          submitted={wizard.conflict.queryId !== undefined}
          onReload={() => (wizard.conflict?.queryId ? setDone({ to: addresses.discussion(wizard.conflict.queryId) }) : wizard.reload())}
        />
      )}
    </div>
  )
}

const none: never[] = []

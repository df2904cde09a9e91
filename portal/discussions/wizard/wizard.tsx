import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { ChevronDown } from 'lucide-react'
import type { ActionContext, WizardData, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { keys } from '../../query-keys.ts'
import NotFound from '../../shell/layout/not-found.tsx'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { alert, confirm } from '../../ui/overlays/ask.ts'
import { isFocusOutside } from '../../ui/focus.ts'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useAddresses } from '../addresses.ts'
import { useLeaveGuard } from '../../shell/leave-guard.ts'
import { phraseText } from '../phrases.ts'
import { useWide } from '../use-wide.ts'
import { AnswerArea } from './answer-area.tsx'
import { CannotAsk, cannotAskReason } from './cannot-ask.tsx'
import { Chat } from './chat.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftLine } from './drafts/draft-line.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { Progress } from './help/progress.tsx'
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
  /** above the conversation */
  banner?: ReactNode
}

/** The chat that asks, and the review beside it. */
export function WizardView({ userId, proxy, draftId, onDraft, banner }: WizardProps) {
  const t = useTranslation()
  const navigate = useNavigate()
  const addresses = useAddresses()
  const queries = useQueryClient()
  const wide = useWide()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<{ to: string; words?: string }>()

  const onSubmitted = useCallback(
    ({ queryId }: WizardData, { echo }: WizardResponse) =>
      setDone({
        to: queryId ? addresses.discussion(queryId) : '/',
        words: echo.messages.map(({ content }) => phraseText(t, content)).join(t('list.gap')),
      }),
    [addresses, t],
  )
  const wizard = useWizard({ userId, proxy, draftId, onDraft, onSubmitted })
  const { conversation } = wizard
  const { shown, typing } = useTyping(conversation?.messages ?? none)
  const said = conversation !== undefined && shown.length === conversation.messages.length
  const tag = conversation?.step.tag
  // a page that was just opened leaves the cursor where it is; every step from there takes it along
  const [opened, setOpened] = useState(conversation)
  if (opened === undefined && conversation !== undefined) setOpened(conversation)
  const submitting = useRef<HTMLButtonElement>(null)

  useLeaveGuard(
    conversation?.data.diagnosisId !== undefined && done === undefined,
    useCallback(
      () =>
        confirm({
          title: t('askingHelp.leaveTitle'),
          text: `${t('discussion.wizard.leave')}${t('list.gap')}${t('askingHelp.draftSaved')}`,
          confirmLabel: t('messages.leave'),
          cancelLabel: t('messages.stay'),
        }),
      [t],
    ),
  )

  useEffect(() => {
    if (!done) return
    void queries.invalidateQueries({ queryKey: keys.discussions.all })
    // the step back leads to where asking began, not into a draft that is none any more
    void navigate(done.to, { replace: true })
    if (done.words !== undefined) void alert({ title: t('discussion.wizard.submitted'), text: done.words })
  }, [done, queries, navigate, t])

  useEffect(() => {
    if (tag !== 'review') return
    setOpen(true)
    if (!said || opened === conversation) return
    // nothing is asked any more: what is left to do is to submit
    const timer = setTimeout(() => {
      if (!isFocusOutside(submitting.current?.closest('main'))) submitting.current?.focus({ preventScroll: true })
    }, 200)
    return () => clearTimeout(timer)
  }, [tag, said, opened, conversation])

  const edit = (step: ActionContext) => {
    wizard.edit(step)
    if (!wide) setOpen(false)
  }

  const page = (content: ReactNode) => (
    <Page title={t('menu.startDiscussion')} lead={t('asking.lead')}>
      {banner}
      {content}
    </Page>
  )
  if (!conversation) {
    const { failure, conflict } = wizard
    // an address of a draft that was submitted since
    if (conflict?.queryId) return <Navigate replace to={addresses.discussion(conflict.queryId)} />
    if (failure?.error instanceof ApiError && failure.error.status === 404) return <NotFound />
    const reason = cannotAskReason(failure?.error)
    if (reason) return page(<CannotAsk reason={reason} />)
    if (failure) return page(<ErrorState error={failure.error} busy={wizard.busy} onRetry={failure.retry} />)
    return page(<Starting />)
  }
  const { before, step, data } = conversation
  const draftLine = (
    <DraftLine
      conversation={conversation}
      ownerId={userId}
      saving={wizard.busy}
      failed={wizard.failure !== undefined}
      onDeleted={() => setDone({ to: '/' })}
    />
  )
  return page(
    <div className={styles.layout} data-review={tag === 'review' || undefined}>
      <div className={styles.conversation}>
        <Progress step={step} />
        <Chat data={data} messages={shown} typing={typing} locked={wizard.busy} onEdit={edit} />
        {said && <AnswerArea wizard={wizard} conversation={conversation} moveFocus={opened !== conversation} />}
        {/* where the summary is folded away, that it is saved is seen all the same */}
        {!wide && draftLine}
      </div>
      <details
        className={styles.summary}
        open={wide || open}
        onToggle={(event) => wide || setOpen(event.currentTarget.open)}
      >
        <summary
          className={styles.summaryHead}
          onClick={(event) => wide && event.preventDefault()}
          tabIndex={wide ? -1 : undefined}
        >
          <h2>{t('discussion.summary')}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.summaryBody}>
          {wide && draftLine}
          <Summary
            data={data}
            editing={before && step.tag}
            locked={wizard.busy}
            whole={tag === 'review'}
            onEdit={edit}
          />
          {tag === 'review' && <FailureBanner wizard={wizard} />}
          <SubmitButton button={submitting} conversation={conversation} busy={wizard.busy} onSubmit={wizard.submit} />
        </div>
      </details>
      {wizard.conflict && (
        <ConflictDialog
          mine={data}
          conflict={wizard.conflict}
          busy={wizard.busy}
          onReload={wizard.reload}
          onRestore={wizard.restore}
          onLeave={(queryId) => setDone({ to: queryId === undefined ? '/' : addresses.discussion(queryId) })}
        />
      )}
    </div>,
  )
}

/** The place of the conversation until it begins. */
export const Starting = () => (
  <Loading>
    <Skeleton height="3.5rem" lines={3} width="60%" />
  </Loading>
)

const none: never[] = []

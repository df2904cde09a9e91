import { useCallback, useEffect, useRef, useState } from 'react'
import { answerOf } from '#model/discussions/wizard/answers.ts'
import type { WizardTag } from '#model/discussions/wizard/wizard-enums.ts'
import type {
  ActionContext,
  WizardAnswer,
  WizardData,
  WizardRequest,
  WizardResponse,
} from '#model/discussions/wizard/wizard-wire.ts'
import { v4 as newUuid } from 'uuid'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { discardDrafts, renameDrafts, restoreDraft, saveDraft } from '#api/client/draft-storage.ts'
import { conflictOf, problemOf, type Conflict, type Problem } from './refusals.ts'
import { useRetry } from './use-retry.ts'
import { afterReply, requestFor, withoutEditing, type Conversation } from './conversation.ts'

export interface Wizard {
  conversation: Conversation | undefined
  busy: boolean
  /** the exchange that failed last; without a connection it is sent again by itself */
  failure: { error: unknown; retry: () => void; byItself: boolean } | undefined
  /** what is wrong with the answer, by its tag */
  problem: Problem | undefined
  conflict: Conflict | undefined
  /** key of the browser draft of the answer to a step */
  draftKey: (tag: string) => string
  answer: (tag: ActionContext, value: WizardAnswer) => void
  edit: (tag: ActionContext) => void
  stopEditing: () => void
  /** the answer is being changed, so its older state is not sent again */
  changing: () => void
  submit: () => void
  reload: () => void
  /** makes a new draft of one that was thrown away elsewhere */
  restore: () => void
}

interface Options {
  /** whose discussion it is */
  userId: string
  /** asked on behalf of someone, or by a blinded person */
  proxy: boolean
  draftId: string | undefined
  onDraft: (draftId: string) => void
  onSubmitted: (data: WizardData, response: WizardResponse) => void
}

/** A server that says nothing for so long is as good as away. */
const RETRY_WITHIN_MS = 30_000

/** The exchange with the server that drives the wizard. One request at a time; a failed one can be sent again as it was. */
export function useWizard({ userId, proxy, draftId, onDraft, onSubmitted }: Options): Wizard {
  const [conversation, setConversation] = useState<Conversation>()
  const [busy, setBusy] = useState(true)
  const [failure, setFailure] = useState<Wizard['failure']>()
  const [problem, setProblem] = useState<Problem>()
  const [conflict, setConflict] = useState<Conflict>()
  const running = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const again = useRetry()
  const draftKeyOf = useCallback(
    (now: Conversation | undefined, tag = '') => `answer.${userId}.${now?.data.queryDraftId ?? 'new'}.${tag}`,
    [userId],
  )

  const exchange = useCallback(
    // the key makes a repeat safe: when only the answer was lost, it is given again
    async (
      now: Conversation | undefined,
      request: WizardRequest,
      idempotencyKey: string = newUuid(),
      tries = 0,
    ): Promise<Conversation | undefined> => {
      if (running.current) return
      running.current = true
      again.stop()
      setBusy(true)
      if (tries === 0) setFailure(undefined)
      setProblem(undefined)
      let refused: Problem | undefined
      const options = { body: request, idempotencyKey, signal: AbortSignal.timeout(RETRY_WITHIN_MS) }
      try {
        const answer = await (proxy
          ? api.post('/user/newQuery/{userId}', { params: { userId }, ...options })
          : api.post('/user/newQuery', options))
        setFailure(undefined)
        const { queryDraftId } = answer.action.clientData
        if (request.type === 'respond') discardDrafts(draftKeyOf(now, request.actionContext))
        if (answer.action.action === 'submit') {
          discardDrafts(`answer.${userId}.${queryDraftId}`)
          onSubmitted(answer.action.clientData, answer)
          return
        }
        const next = afterReply(now, request, answer)
        setConversation(next)
        // an answer that comes after the page was left leads no one back to it
        if (queryDraftId !== undefined && queryDraftId !== now?.data.queryDraftId && !left.current)
          onDraft(queryDraftId)
        return next
      } catch (error) {
        // another window may have let go of it
        const tag = written.find((one) => request.type === 'respond' && one === request.actionContext)
        if (tag) saveDraft(draftKeyOf(now, tag), request.responses?.[0])
        const found = conflictOf(error, now?.data.queryDraftId !== undefined)
        if (found) setConflict(found)
        else if (error instanceof ApiError && error.status === 422 && Object.keys(error.fields).length > 0) {
          refused = problemOf(error)
          setProblem(refused)
        } else {
          const silent = error instanceof DOMException && error.name === 'TimeoutError'
          const shown = silent ? new ApiError(0, {}) : error
          const byItself = shown instanceof ApiError && passing.includes(shown.status)
          const retry = () => void exchange(now, request, idempotencyKey, tries + 1)
          setFailure({ error: shown, retry, byItself })
          if (byItself) again.start(retry, tries, shown.retryAfter)
        }
      } finally {
        running.current = false
        setBusy(false)
      }
      // the first step that prevents submitting is opened, with what is wrong with it
      if (refused && now && request.actionContext === 'submit') {
        await exchange(now, requestFor.edit(now, refused.tag as ActionContext))
        setProblem(refused)
      }
      return
    },
    [proxy, userId, draftKeyOf, onDraft, onSubmitted, again],
  )

  const start = useCallback(
    async (id: string | undefined) => {
      const now = await exchange(undefined, requestFor.init(id))
      // what was written instead of an answer and has not been sent is in sight again
      const unsent =
        now &&
        written.find(
          (tag) => tag !== now.step.tag && differs(restoreDraft(draftKeyOf(now, tag)), answerOf(tag, now.data)),
        )
      if (unsent) await exchange(now, requestFor.edit(now, unsent))
    },
    [exchange, draftKeyOf],
  )
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start(draftId)
  }, [start, draftId])

  return {
    conversation,
    busy,
    failure,
    problem,
    conflict,
    draftKey: (tag) => draftKeyOf(conversation, tag),
    answer: (tag, value) => conversation && void exchange(conversation, requestFor.answer(conversation, tag, value)),
    edit: (tag) => conversation && void exchange(conversation, requestFor.edit(conversation, tag)),
    stopEditing: () => {
      setProblem(undefined)
      discardDrafts(draftKeyOf(conversation, conversation?.step.tag))
      setConversation(conversation && withoutEditing(conversation))
    },
    changing: () => {
      if (!failure || busy) return
      again.stop()
      setFailure(undefined)
    },
    submit: () =>
      conversation &&
      void exchange(
        conversation,
        requestFor.submit(conversation),
        `submit-${conversation.data.queryDraftId}-${conversation.ts}`,
      ),
    reload: () => {
      setConflict(undefined)
      void start(conversation?.data.queryDraftId ?? draftId)
    },
    restore: () => {
      if (!conversation) return
      const { queryDraftId: gone, ...clientData } = conversation.data
      setBusy(true)
      api.post('/server/query/headerInput', { body: { userId, clientData } }).then(
        ({ id }) => {
          setConflict(undefined)
          renameDrafts(`answer.${userId}.${gone}.`, `answer.${userId}.${id}.`)
          // the page of its new address opens it
          if (!left.current) onDraft(id)
        },
        (error: unknown) => {
          setBusy(false)
          setConflict((now) => now && { ...now, error })
        },
      )
    },
  }
}

/** answers that are written, the longest first */
const written = ['question', 'history', 'focus', 'schedule'] as const satisfies WizardTag[]
const differs = (draft: unknown, answer: WizardAnswer | undefined) =>
  answer !== undefined && draft !== undefined && draft !== '' && JSON.stringify(draft) !== JSON.stringify(answer)

/** no connection, or a server that is just away */
const passing = [0, 502, 503, 504]

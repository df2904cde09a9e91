import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActionContext, WizardAnswer, WizardData, WizardRequest, WizardResponse } from '#model/discussions/wizard-wire.ts'
import { api, ApiError } from '../../client.ts'
import { forgetAll } from '../kept-locally.ts'
import { useRetry } from './use-retry.ts'
import { heard, requestFor, withoutEditing, type Conversation } from './conversation.ts'

export interface Wizard {
  conversation: Conversation | undefined
  busy: boolean
  /** the exchange that failed last; without a connection it is sent again by itself */
  failure: { error: unknown; retry: () => void; byItself: boolean } | undefined
  /** what is wrong with the answer, by its tag */
  problem: { tag: string; key: string; params?: Record<string, string | number> } | undefined
  conflict: { data?: WizardData; queryId?: string } | undefined
  /** key of what is kept of the answer to a step */
  keptKey: (tag: string) => string
  answer: (tag: ActionContext, value: WizardAnswer) => void
  edit: (tag: ActionContext) => void
  stopEditing: () => void
  submit: () => void
  reload: () => void
}

interface Options {
  /** whose discussion it is */
  userId: string
  /** asked on behalf of somebody, or by a blinded person */
  proxy: boolean
  draftId: string | undefined
  onDraft: (draftId: string) => void
  onSubmitted: (data: WizardData, response: WizardResponse) => void
}

/** The exchange with the server that drives the wizard. One request at a time; a failed one can be sent again as it was. */
export function useWizard({ userId, proxy, draftId, onDraft, onSubmitted }: Options): Wizard {
  const [conversation, setConversation] = useState<Conversation>()
  const [busy, setBusy] = useState(true)
  const [failure, setFailure] = useState<Wizard['failure']>()
  const [problem, setProblem] = useState<Wizard['problem']>()
  const [conflict, setConflict] = useState<Wizard['conflict']>()
  const running = useRef(false)
  const again = useRetry()
  const path = proxy ? `/user/newQuery/${encodeURIComponent(userId)}` : '/user/newQuery'
  const keptKey = (tag: string) => `answer.${userId}.${conversation?.data.queryDraftId ?? 'new'}.${tag}`

  const exchange = useCallback(
    // the key makes a repeat safe: when only the answer was lost, it is given again
    async (now: Conversation | undefined, request: WizardRequest, idempotencyKey: string = crypto.randomUUID(), tries = 0) => {
      if (running.current) return
      running.current = true
      again.stop()
      setBusy(true)
      if (tries === 0) setFailure(undefined)
      setProblem(undefined)
      try {
        const answer = await api.post<WizardResponse>(path, { body: request, idempotencyKey })
        setFailure(undefined)
        const { queryDraftId } = answer.action.clientData
        if (request.type === 'respond') forgetAll(`answer.${userId}.${now?.data.queryDraftId ?? 'new'}.${request.actionContext}`)
        if (answer.action.action === 'submit') {
          forgetAll(`answer.${userId}.${queryDraftId}`)
          onSubmitted(answer.action.clientData, answer)
          return
        }
        setConversation(heard(now, request, answer))
        if (queryDraftId !== undefined && queryDraftId !== now?.data.queryDraftId) onDraft(queryDraftId)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.errorKey === 'conflict') setConflict(readConflict(error))
        else if (error instanceof ApiError && error.status === 422 && Object.keys(error.fields).length > 0) setProblem(readProblem(error))
        else {
          const byItself = error instanceof ApiError && passing.includes(error.status)
          const retry = () => void exchange(now, request, idempotencyKey, tries + 1)
          setFailure({ error, retry, byItself })
          if (byItself) again.start(retry, tries, error.retryAfter)
        }
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [path, userId, onDraft, onSubmitted, again],
  )

  const start = useCallback((id: string | undefined) => void exchange(undefined, requestFor.init(id)), [exchange])
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start(draftId)
  }, [start, draftId])

  return {
    conversation,
    busy,
    failure,
    problem,
    conflict,
    keptKey,
    answer: (tag, value) => conversation && void exchange(conversation, requestFor.answer(conversation, tag, value)),
    edit: tag => conversation && void exchange(conversation, requestFor.edit(conversation, tag)),
    stopEditing: () => {
      setProblem(undefined)
      setConversation(conversation && withoutEditing(conversation))
    },
    submit: () => conversation && void exchange(conversation, requestFor.submit(conversation), `submit-${conversation.data.queryDraftId}-${conversation.ts}`),
    reload: () => {
      setConflict(undefined)
      start(conversation?.data.queryDraftId ?? draftId)
    },
  }
}

/** no connection, or a server that is just away */
const passing = [0, 502, 503, 504]

function readConflict(error: ApiError): NonNullable<Wizard['conflict']> {
  const current = (error.body.current ?? {}) as { clientData?: WizardData; queryId?: string }
  return { ...(current.clientData && { data: current.clientData }), ...(current.queryId && { queryId: current.queryId }) }
}

function readProblem(error: ApiError): NonNullable<Wizard['problem']> {
  const told = error.body.problem as Wizard['problem'] | undefined
  if (told?.key) return told
  const [tag, key] = Object.entries(error.fields)[0] ?? ['', 'errors.form']
  return { tag, key }
}

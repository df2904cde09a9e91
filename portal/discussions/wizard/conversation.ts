import type {
  ActionContext,
  ChatMessage,
  WizardAnswer,
  WizardData,
  WizardRequest,
  WizardResponse,
} from '#model/discussions/wizard/wizard-wire.ts'

export type WizardStepWire = WizardResponse['action']

export interface Conversation {
  messages: readonly ChatMessage[]
  /** what is asked now */
  step: WizardStepWire
  /** what was asked before someone went back to an earlier answer */
  before?: WizardStepWire
  data: WizardData
  ts: number
  /** an answer led here; false: the page was opened here, or an answer was left as it was */
  reached: boolean
}

/** The conversation after an answer of the server. */
export function afterReply(
  now: Conversation | undefined,
  request: WizardRequest,
  { action, echo }: WizardResponse,
): Conversation {
  const starts = request.type === 'init' || now === undefined
  const edits = request.type === 'action' && request.actionContext !== 'submit'
  return {
    messages: starts ? echo.messages : [...(edits ? withoutEditing(now) : now).messages, ...echo.messages],
    step: action,
    ...(edits && now && { before: now.before ?? now.step }),
    data: action.clientData,
    ts: echo.ts,
    reached: !starts,
  }
}

/** Back from an earlier answer without changing it: its question leaves the chat. */
export function withoutEditing(now: Conversation): Conversation {
  const { before, ...rest } = now
  if (!before) return now
  return { ...rest, step: before, messages: now.messages.slice(0, -1), reached: false }
}

export const requestFor = {
  init: (draftId: string | undefined): WizardRequest => ({
    type: 'init',
    ...(draftId !== undefined && { clientData: { queryDraftId: draftId } }),
  }),
  answer: ({ data, ts }: Conversation, tag: ActionContext, value: WizardAnswer): WizardRequest => ({
    type: 'respond',
    ts,
    ...draftOf(data),
    actionContext: tag,
    responses: [value],
  }),
  edit: ({ data, ts }: Conversation, tag: ActionContext): WizardRequest => ({
    type: 'action',
    ts,
    ...draftOf(data),
    actionContext: tag,
  }),
  submit: ({ data, ts }: Conversation): WizardRequest => ({
    type: 'action',
    ts,
    ...draftOf(data),
    actionContext: 'submit',
  }),
}

const draftOf = ({ queryDraftId }: WizardData) => (queryDraftId === undefined ? {} : { clientData: { queryDraftId } })

export type NotSubmittable = 'incomplete' | 'editing' | 'terms'

/** Why it cannot be submitted yet, or undefined: completed, nothing being edited, terms accepted where required. */
export function notSubmittable({ data, before, step }: Conversation): NotSubmittable | undefined {
  if (before) return 'editing'
  if (data.completed === true && (data.termsRequired !== true || data.termsAccepted === true)) return undefined
  return step.tag === 'terms' ? 'terms' : 'incomplete'
}

import { useTranslate } from 'ra-core'
import { longestText } from '#model/long-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type ResponseRow, type QueryRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'
import { useAnswerReview } from './use-answer-review.ts'

/** `sendBack` is a rejection after which the expert corrects the answer. */
export type Decision = 'release' | 'sendBack' | 'reject' | 'suppress'

interface Props {
  query: QueryRow
  response: ResponseRow
  decision: Decision
  onClose: () => void
}

/** Accepts an answer (its text may be corrected, the original is kept), sends it back or rejects it with a reason, or suppresses it. */
export function DecideAnswer({ query, response, decision, onClose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [wording, setWording] = useTyped(`decide.${response.id}.${response.version}`, response.text)
  const tooLong = useTooLong(wording, longestText)
  const { run, busy } = useActionMutation({ done: `queries.response.done.${decision}`, reload: invalidatedBy })
  const { data: review, error } = useAnswerReview(query, response, decision === 'reject')
  const decide = async (reason: string) => {
    const changed = decision === 'release' && wording !== response.text
    const rejects = decision === 'reject' || decision === 'sendBack'
    const body = {
      decision: rejects ? ('reject' as const) : decision,
      version: response.version,
      ...(rejects && { sendBack: decision === 'sendBack' }),
      ...(reason && { reason }),
      ...(changed && { text: wording }),
    }
    if (await run(discussionVerbs.decideAnswer(query.key, response.id, body))) onClose()
  }
  // whether the seat and the pay go with the text is decided by the server
  const says = () => {
    if (decision !== 'reject') return text(`queries.response.says.${decision}`)
    if (!review) return error ? refusalText(error, translate) : undefined
    if (!review.endsSeat) return text('queries.response.says.rejectText')
    return text(`queries.response.says.${query.status === 'closed' ? 'rejectClosed' : 'reject'}`)
  }
  return (
    <ReasonDialog
      title={`${text(`queries.response.${decision}`)} · ${response.displayName}`}
      text={says()}
      confirm={text(`queries.response.${decision}`)}
      ask={decision === 'release' ? undefined : text('queries.ask.reason')}
      required={decision === 'reject' || decision === 'sendBack'}
      danger={decision === 'suppress'}
      busy={busy}
      ready={tooLong === undefined && (decision !== 'reject' || review !== undefined)}
      onClose={onClose}
      onConfirm={(reason) => void decide(reason)}
    >
      {decision === 'release' && (
        <LimitedField
          limit={longestText}
          multiline
          minRows={4}
          maxRows={14}
          label={text('queries.response.text')}
          value={wording}
          onChange={(event) => setWording(event.target.value)}
          sx={{ mt: 1 }}
        />
      )}
    </ReasonDialog>
  )
}

import { longestText } from '#model/long-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type ResponseRow, type QueryRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

export type Decision = 'release' | 'reject' | 'suppress'

interface Props {
  query: QueryRow
  response: ResponseRow
  decision: Decision
  onClose: () => void
}

/** Accepts an answer (its text may be corrected, the original is kept), sends it back with a reason, or suppresses it. */
export function DecideAnswer({ query, response, decision, onClose }: Props) {
  const text = useText()
  const [wording, setWording] = useTyped(`decide.${response.id}.${response.version}`, response.text)
  const tooLong = useTooLong(wording, longestText)
  const { run, busy } = useActionMutation({ done: `queries.response.done.${decision}`, reload: invalidatedBy })
  const decide = async (reason: string) => {
    const changed = decision === 'release' && wording !== response.text
    const body = { decision, version: response.version, ...(reason && { reason }), ...(changed && { text: wording }) }
    if (await run(discussionVerbs.decideAnswer(query.key, response.id, body))) onClose()
  }
  return (
    <ReasonDialog
      title={`${text(`queries.response.${decision}`)} · ${response.displayName}`}
      text={text(`queries.response.says.${decision}`)}
      confirm={text(`queries.response.${decision}`)}
      ask={decision === 'release' ? undefined : text('queries.ask.reason')}
      required={decision === 'reject'}
      danger={decision === 'suppress'}
      busy={busy}
      ready={tooLong === undefined}
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

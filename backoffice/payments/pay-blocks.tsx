import { Fragment } from 'react'
import type { FormNeed } from '#model/tax/standing.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { TextLink } from '../kit/record-link.tsx'

interface Props {
  /** text keys */
  reasons: readonly string[]
  userId: string
  taxForm: FormNeed | null
}

/** What keeps a person from being paid; the tax form by its name, since when, and the way to it. */
export function PayBlocks({ reasons, userId, taxForm }: Props) {
  const text = useText()
  return reasons.map((reason, place) => (
    <Fragment key={reason}>
      {place > 0 && ' · '}
      {taxForm && reason.startsWith('payout.taxForm') ? (
        <TextLink inText to={`/users/${encodeURIComponent(userId)}/tax`}>
          <Form need={taxForm} />
        </TextLink>
      ) : (
        text(reason as 'payout.taxForm')
      )}
    </Fragment>
  ))
}

function Form({ need: { standing, formType, since } }: { need: FormNeed }) {
  const text = useText()
  const format = useFormat()
  if (standing !== 'expired' && standing !== 'invalid' && standing !== 'started') return text('payout.taxForm')
  return text(`payout.form.${standing}`, { form: formType ?? '', since: since ? format.day(since) : '' })
}

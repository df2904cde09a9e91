import { Fragment } from 'react'
import type { FormNeed } from '#model/tax/standing.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { TextLink } from '../kit/record-link.tsx'

interface Props {
  /** text keys */
  reasons: readonly string[]
  userId: string
  /** of the person, for those who hear the link alone */
  name: string
  taxForm: FormNeed | null
}

/** What keeps a person from being paid; the tax form by its name, since when, and the way to it. */
export function PayBlocks({ reasons, userId, name, taxForm }: Props) {
  const text = useText()
  const formText = useFormText()
  return reasons.map((reason, place) => (
    <Fragment key={reason}>
      {place > 0 && ' · '}
      {taxForm && reason.startsWith('payout.taxForm') ? (
        <TextLink inText name={name} to={`/users/${encodeURIComponent(userId)}/tax`}>
          {formText(taxForm)}
        </TextLink>
      ) : (
        text(reason as 'payout.taxForm')
      )}
    </Fragment>
  ))
}

function useFormText() {
  const text = useText()
  const format = useFormat()
  return ({ standing, formType, since }: FormNeed) =>
    standing === 'expired' || standing === 'invalid' || standing === 'started'
      ? text(`payout.form.${standing}`, { form: formType ?? '', since: since ? format.day(since) : '' })
      : text('payout.taxForm')
}

import { z } from 'zod'
import { participantTypes } from '#model/discussions/engagement-enums.ts'
import { guestTypes } from '#model/discussions/guests.ts'
import { requiredText } from '#model/fields.ts'
import { loginEmail } from '#model/identity/wire.ts'
import { ChoiceInput, Words } from '../kit/record/inputs.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { guestVerbs } from '../providers/verbs.ts'
import type { QueryRow } from './row.ts'

const schema = z.object({
  participantType: z.enum(participantTypes),
  name: requiredText(200),
  email: loginEmail.nullish(),
  phone: z.string().max(50).nullish(),
})

/** One more guest: by e-mail, or by SMS where there is only a number. */
export function GuestDialog({
  query,
  reload,
  onClose,
}: {
  query: QueryRow
  reload: readonly string[]
  onClose: () => void
}) {
  const text = useText()
  const types = guestTypes(query.type, { byStaff: true })
  return (
    <RowDialog
      title={text('queryGuest.add')}
      schema={schema}
      row={{ participantType: types[0] }}
      resource="queryGuests"
      reload={reload}
      done="queryGuest.added"
      save="queryGuest.invite"
      hint={text('queryGuest.hint')}
      verb={(values) => guestVerbs.add({ ...values, queryId: String(query.id) })}
      onClose={onClose}
    >
      <ChoiceInput source="participantType" values={types} prefix="queryGuest.kind" required />
      <Words source="name" required />
      <Words source="email" />
      <Words source="phone" />
    </RowDialog>
  )
}

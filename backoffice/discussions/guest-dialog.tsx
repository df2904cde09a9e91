import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { participantTypes, type ParticipantType } from '#model/discussions/engagement-enums.ts'
import { guestTypes, voiceNeedsReason } from '#model/discussions/guests.ts'
import { requiredText } from '#model/fields.ts'
import { loginEmail } from '#model/identity/wire.ts'
import { ChoiceInput, Words } from '../kit/record/inputs.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { guestVerbs } from '../providers/verbs.ts'
import type { QueryRow } from './row.ts'

const schema = z
  .object({
    participantType: z.enum(participantTypes),
    name: requiredText(200),
    email: loginEmail.nullish(),
    phone: z.string().max(50).nullish(),
    reason: z.string().trim().max(1000).nullish(),
  })
  .refine(({ participantType, reason }) => !voiceNeedsReason(participantType) || Boolean(reason), {
    path: ['reason'],
    error: 'queryGuest.reasonMissing',
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
      verb={({ reason, ...values }) =>
        guestVerbs.add({
          ...values,
          ...(reason && voiceNeedsReason(values.participantType) && { reason }),
          queryId: String(query.id),
        })
      }
      onClose={onClose}
    >
      <ChoiceInput source="participantType" values={types} prefix="queryGuest.kind" required />
      <VoiceReason />
      <Words source="name" required />
      <Words source="email" />
      <Words source="phone" />
    </RowDialog>
  )
}

/** Asked where the guest is to be heard undisguised. */
function VoiceReason() {
  const type = useWatch<{ participantType: ParticipantType }>({ name: 'participantType' })
  return voiceNeedsReason(type) ? <Words source="reason" required helperText="queryGuest.reasonHint" /> : null
}

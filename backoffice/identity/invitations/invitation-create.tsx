import { userType } from '#model/identity/enums.ts'
import { userInviteInput } from '#model/identity/invitations.ts'
import { CreatePage } from '../../kit/record/create-page.tsx'
import { Words, YesNo } from '../../kit/record/inputs.tsx'
import { Section } from '../../kit/record/section.tsx'
import { AsFields, MailFields, NameFields } from './invitation-fields.tsx'

export const inviteDefaults = {
  userType: userType.expert,
  noeticExpert: true,
  preferredLanguage: 'en-us',
  sendNow: true,
}

/** Invites one person. */
export function InvitationCreate() {
  return (
    <CreatePage
      resource="invitations"
      list="/invitations"
      schema={userInviteInput}
      act="setup.edit"
      defaults={inviteDefaults}
    >
      <Section title="invitations.who">
        <Words source="email" required />
        <NameFields />
      </Section>
      <AsFields />
      <MailFields />
      <YesNo source="sendNow" />
    </CreatePage>
  )
}

import { PasswordInput } from 'react-admin'
import { useDataProvider, type RaRecord } from 'ra-core'
import { userType } from '#model/identity/enums.ts'
import { userCreateInput } from '#model/identity/inputs.ts'
import { CreatePage } from '../kit/record/create-page.tsx'
import { RecordInput, Words, YesNo } from '../kit/record/inputs.tsx'
import { Section } from '../kit/record/section.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'
import { userVerbs } from '../providers/user-verbs.ts'
import { planVerbs } from '../providers/panel-verbs.ts'
import { UserFields } from './user-fields.tsx'

const defaults = {
  userType: userType.client,
  preferredLanguage: 'en-us',
  regStatus: 'new_creg',
  enabled: true,
  noeticExpert: false,
  testUser: false,
  supportAccount: false,
  csrReview: 'auto',
  freeLevel: 'none',
  voicePitch: 'none',
  planId: null,
  sendWelcome: true,
}

/** A new account. Without a password the person sets one by a link. */
export function UserCreate() {
  const text = useText()
  const provider = useDataProvider<ConsiliumProvider>()
  const afterwards = async ({ id }: RaRecord, { planId, sendWelcome, password }: Record<string, unknown>) => {
    if (typeof planId === 'string') await provider.act(planVerbs.addMember(planId, String(id)))
    // a person without a password has been sent the link to set one, which welcomes too
    if (sendWelcome === true && password) await provider.act(userVerbs.sendWelcome(String(id)))
  }
  return (
    <CreatePage
      resource="users"
      list="/users"
      schema={userCreateInput}
      act="users.create"
      defaults={defaults}
      beside={['planId', 'sendWelcome']}
      afterwards={afterwards}
    >
      <Section title="users.signIn">
        <Words source="email" required />
        <PasswordInput
          source="password"
          autoComplete="new-password"
          helperText={text('users.passwordHint')}
          fullWidth
        />
        <RecordInput source="planId" resource="plans" name="name" />
        <YesNo source="sendWelcome" />
      </Section>
      <UserFields />
    </CreatePage>
  )
}

import { PasswordInput } from 'react-admin'
import { userType } from '#model/identity/enums.ts'
import { userCreateInput } from '#model/identity/inputs.ts'
import { CreatePage } from '../kit/record/create-page.tsx'
import { Words } from '../kit/record/inputs.tsx'
import { Section } from '../kit/record/section.tsx'
import { useText } from '../kit/use-text.ts'
import { UserFields } from './user-fields.tsx'

const defaults = { userType: userType.client, preferredLanguage: 'en', regStatus: 'new', enabled: true, noeticExpert: false, testUser: false, supportAccount: false }

/** A new account. Without a password the person sets one by a link. */
export function UserCreate() {
  const text = useText()
  return (
    <CreatePage resource="users" list="/users" schema={userCreateInput} act="users.create" defaults={defaults}>
      <Section title="users.signIn">
        <Words source="email" required />
        <PasswordInput source="password" autoComplete="new-password" helperText={text('users.passwordHint')} fullWidth />
      </Section>
      <UserFields />
    </CreatePage>
  )
}

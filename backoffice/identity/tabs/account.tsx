import { userInput } from '#model/identity/inputs.ts'
import { userType } from '#model/identity/enums.ts'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { UserFields } from '../user-fields.tsx'
import { useUser } from '../use-user.ts'
import { AccountSessions } from './account-sessions.tsx'
import { Part } from './part.tsx'
import { RolesForm } from './roles.tsx'
import { SignInSecurity } from './security.tsx'

/** The account itself, how its owner signs in, and for staff what they may do. */
export function AccountTab() {
  const { user, target } = useUser()
  return (
    <>
      <Part>
        <RecordForm schema={userInput} act="users.edit" target={target}>
          <UserFields />
        </RecordForm>
      </Part>
      <SignInSecurity />
      <AccountSessions />
      {user.userType === userType.csr && <RolesForm />}
    </>
  )
}

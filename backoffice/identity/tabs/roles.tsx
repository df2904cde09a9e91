import { CheckboxGroupInput } from 'react-admin'
import { roleInput } from '#model/identity/inputs.ts'
import { staffRoles } from '#model/identity/enums.ts'
import { YesNo } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

/** Rank and rights of a member of staff. They count from the next request on. */
export function RolesForm() {
  const { target, ask } = useUser()
  return (
    <Part>
      <PartForm
        name="userRoles"
        path="/server/user/{id}/role"
        ask={ask}
        schema={roleInput}
        act="users.role"
        target={target}
        reload={['users']}
      >
        <Section title="users.roles" hint="users.rolesHint">
          <Wide>
            <CheckboxGroupInput
              source="roles"
              choices={staffRoles.map((id) => ({ id, name: `users.role.${id}` }))}
              row={false}
            />
          </Wide>
          <Wide>
            <YesNo source="allowedCSRView" />
          </Wide>
        </Section>
      </PartForm>
    </Part>
  )
}

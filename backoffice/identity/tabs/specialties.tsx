import { AutocompleteArrayInput, CheckboxGroupInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { specialties } from '#model/identity/enums.ts'
import { diagnosisGroupsBody, specialtyBody } from '#model/identity/work-wire.ts'
import { Words } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

/** What an expert is asked about. */
export function SpecialtiesTab() {
  const { target, ask } = useUser()
  return (
    <>
      <Part>
        <PartForm
          name="userSpecialties"
          path="/server/user/{id}/specialty"
          ask={ask}
          schema={specialtyBody}
          act="users.edit"
          target={target}
          reload={['users']}
        >
          <Section title="users.tab.specialities">
            <Wide>
              <CheckboxGroupInput
                source="specialties"
                choices={specialties.map((id) => ({ id, name: `specialty.${id}` }))}
                row
              />
            </Wide>
            <Other />
          </Section>
        </PartForm>
      </Part>
      <Part>
        <Groups />
      </Part>
    </>
  )
}

function Other() {
  const chosen = useWatch<Record<string, string[]>>({ name: 'specialties' })
  return chosen?.includes('other') ? <Words source="otherSpecialty" required /> : null
}

function Groups() {
  const { target, ask } = useUser()
  const { data: choices, isPending } = usePart('userGroups', '/server/user/{id}/diagnosisGroup/choices', {
    ...ask,
    query: { pageSize: 250 },
  })
  return (
    <PartForm
      name="userGroups"
      path="/server/user/{id}/diagnosisGroup"
      ask={ask}
      schema={diagnosisGroupsBody}
      act="users.edit"
      target={target}
      toForm={(read) => ({ ...read, groupIds: read.data.map(({ id }) => id) })}
    >
      <Section title="users.groups" hint="users.groupsHint">
        <Wide>
          <AutocompleteArrayInput
            source="groupIds"
            choices={choices?.data ?? []}
            isPending={isPending}
            translateChoice={false}
            fullWidth
            optionText={({ name, domainName }: { name: string; domainName: string }) => `${name} · ${domainName}`}
          />
        </Wide>
      </Section>
    </PartForm>
  )
}

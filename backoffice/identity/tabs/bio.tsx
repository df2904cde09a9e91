import Typography from '@mui/material/Typography'
import { instaTypes } from '#model/identity/enums.ts'
import { profileBody } from '#model/identity/profile-wire.ts'
import { bioBody, type Bio } from '#model/identity/work-wire.ts'
import { ChoiceInput, LongText, Words } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

/** What askers and colleagues read about an expert, and where the expert works. */
export function BioTab() {
  const { target, ask } = useUser()
  return (
    <>
      <Part>
        <PartForm
          name="userBio"
          path="/server/user/{id}/bio"
          ask={ask}
          schema={bioBody}
          act="users.edit"
          target={target}
        >
          {(bio) => (
            <>
              <Section title="users.tab.bio">
                <Wide>
                  <LongText source="professionalBio" rows={6} />
                </Wide>
                <Wide>
                  <LongText source="consumerBio" />
                </Wide>
                <Wide>
                  <LongText source="affiliations" rows={2} />
                </Wide>
                <Wide>
                  <LongText source="disclosures" rows={2} />
                </Wide>
              </Section>
              <Edited bio={bio} />
            </>
          )}
        </PartForm>
      </Part>
      <Part>
        <PartForm
          name="userProfile"
          path="/server/user/{id}/profile"
          ask={ask}
          schema={workBody}
          act="users.edit"
          target={target}
          reload={['users']}
        >
          <Section title="users.work">
            <Words source="location" />
            <ChoiceInput source="institutionType" values={instaTypes} prefix="users.institution" />
            <Words source="npi" />
          </Section>
        </PartForm>
      </Part>
    </>
  )
}

/** The other members of the profile are on the tab Account. */
const workBody = profileBody.pick({ location: true, institutionType: true, npi: true, version: true })

function Edited({ bio: { lastEdited, lastEditedBy } }: { bio: Bio }) {
  const text = useText()
  const format = useFormat()
  if (!lastEdited)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('users.neverEdited')}
      </Typography>
    )
  const when = format.moment(lastEdited)
  return (
    <Typography variant="body2" color="text.secondary">
      {lastEditedBy ? text('users.editedBy', { when, name: lastEditedBy }) : text('users.edited', { when })}
    </Typography>
  )
}

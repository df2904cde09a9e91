import { AutocompleteArrayInput, FormDataConsumer, ReferenceArrayInput } from 'react-admin'
import { locales } from '#model/content/enums.ts'
import { invitableTypes } from '#model/identity/invitations.ts'
import { ChoiceInput, LongText, MoneyInput, RecordInput, Words, YesNo } from '../../kit/record/inputs.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { FormPreview } from './invitation-preview.tsx'

/** As what someone is invited, and into which plan and pools. */
export function AsFields() {
  return (
    <Section title="invitations.as">
      <ChoiceInput source="userType" values={invitableTypes} prefix="user.typeName" required />
      <RecordInput source="planId" resource="plans" name="name" />
      <YesNo source="noeticExpert" />
      <FormDataConsumer>
        {({ formData }) =>
          (formData as { noeticExpert?: boolean }).noeticExpert === true && (
            <>
              <MoneyInput source="hourlyRate" />
              <ReferenceArrayInput
                source="poolIds"
                reference="pools"
                sort={{ field: 'poolName', order: 'ASC' }}
                perPage={50}
              >
                <AutocompleteArrayInput optionText="poolName" filterToQuery={(q: string) => ({ q })} fullWidth />
              </ReferenceArrayInput>
            </>
          )
        }
      </FormDataConsumer>
    </Section>
  )
}

export function MailFields() {
  const text = useText()
  return (
    <Section title="invitations.mail">
      <ChoiceInput source="preferredLanguage" values={locales} prefix="invitations.locale" required />
      <LongText source="message" helperText={text('invitations.preview')} />
      <Wide>
        <FormPreview />
      </Wide>
    </Section>
  )
}

export function NameFields() {
  return (
    <>
      <Words source="firstName" />
      <Words source="lastName" />
    </>
  )
}

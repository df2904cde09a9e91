import {
  instaTypes,
  regStatuses,
  userKinds,
  userPrefixes,
  userTypes,
  voicePitches,
  expertTiers,
} from '#model/identity/enums.ts'
import { locales } from '#model/content/enums.ts'
import { csrReviews, freeLevels } from '#model/panels/enums.ts'
import { SelectInput } from 'react-admin'
import { ChoiceInput, DayInput, MoneyInput, toNull, Words, YesNo } from '../kit/record/inputs.tsx'
import { AccountFlags } from './account-flags.tsx'
import { Section } from '../kit/record/section.tsx'

/** The account as staff enter it; the same for a new one and an old one. */
export function UserFields() {
  return (
    <>
      <Section title="users.person">
        <SelectInput
          source="prefix"
          choices={userPrefixes.map((id) => ({ id, name: id }))}
          translateChoice={false}
          parse={toNull}
          fullWidth
          margin="none"
        />
        <Words source="firstName" required />
        <Words source="middleName" />
        <Words source="lastName" required />
        <Words source="suffix" />
        <Words source="displayName" />
        <DayInput source="dateOfBirth" />
        <ChoiceInput source="preferredLanguage" values={locales} prefix="users.language" />
      </Section>
      <Section title="users.kind">
        <ChoiceInput source="userType" values={userTypes} prefix="user.typeName" required />
        <ChoiceInput source="userKind" values={userKinds} prefix="user.kindName" />
        <ChoiceInput source="regStatus" values={regStatuses} prefix="user.regStatus" required />
        <ChoiceInput source="csrReview" values={csrReviews} prefix="queries.review" />
        <ChoiceInput source="freeLevel" values={freeLevels} prefix="panels.free" required />
        <AccountFlags />
      </Section>
      <Section title="admin.record.experts">
        <YesNo source="noeticExpert" />
        <ChoiceInput source="expertTier" values={expertTiers} prefix="users.tier" />
        <MoneyInput source="hourlyRate" />
        <Words source="npi" />
        <ChoiceInput source="institutionType" values={instaTypes} prefix="users.institution" />
        <ChoiceInput source="voicePitch" values={voicePitches} prefix="users.voice" />
      </Section>
    </>
  )
}

import { userKinds, userTypes } from '#model/identity/enums.ts'
import { ChoiceInput, DayInput, LongText, Whole, Words } from '../../kit/record/inputs.tsx'
import { HtmlInput } from '../../kit/record/rich-text/html-input.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { FrontMatterInput } from '../front-matter-input.tsx'
import { SettingsFields } from '../settings-fields.tsx'

/** What a funding source is made of; the same for a new one and an old one. */
export function GrantFields() {
  return (
    <>
      <Section title="admin.record.basics">
        <Words source="name" required />
        <Words source="displayTitle" required />
        <Whole source="priority" max={9999} />
        <ChoiceInput source="userType" values={userTypes} prefix="user.typeName" />
        <ChoiceInput source="userKind" values={userKinds} prefix="user.kindName" />
      </Section>
      <Section title="admin.record.period" hint="admin.record.periodHint">
        <DayInput source="activeFrom" />
        <DayInput source="activeTo" />
      </Section>
      <SettingsFields />
      <Section title="admin.record.texts">
        <Wide>
          <LongText source="description" />
        </Wide>
        <Wide>
          <HtmlInput resource="grants" source="shortDescription" required />
        </Wide>
        <Wide>
          <FrontMatterInput />
        </Wide>
      </Section>
    </>
  )
}

import { useWatch } from 'react-hook-form'
import { CheckboxGroupInput, NumberInput } from 'react-admin'
import { attachmentMedia, freeLevels, planAccessLevels, planTypes } from '#model/panels/enums.ts'
import { ChoiceInput, DayInput, Words, YesNo } from '../../kit/record/inputs.tsx'
import { HtmlInput } from '../../kit/record/rich-text/html-input.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { CountryCodesInput } from '../country-codes-input.tsx'
import { SettingsFields } from '../settings-fields.tsx'
import { ThemeInput } from '../theme-input.tsx'

/** What a plan is made of; the same for a new one and an old one. */
export function PlanFields() {
  const text = useText()
  const matchByRegion = useWatch<Record<string, boolean>>({ name: 'matchByRegion' })
  return (
    <>
      <Section title="admin.record.basics">
        <Words source="name" required />
        <Words source="displayTitle" required />
        <Words source="alias" required helperText={text('panels.aliasHint')} />
        <PlanType />
        <Words source="sponsorName" />
        <Words source="customerId" />
        <ThemeInput />
      </Section>
      <Section title="admin.record.period" hint="admin.record.periodHint">
        <DayInput source="effectiveDate" />
        <DayInput source="activeFrom" />
        <DayInput source="activeTo" />
      </Section>
      <Section title="admin.record.access">
        <ChoiceInput source="access" values={planAccessLevels} prefix="panels.access" />
        <ChoiceInput source="freeLevel" values={freeLevels} prefix="panels.free" />
        <Wide>
          <CheckboxGroupInput
            source="media"
            choices={attachmentMedia.map((id) => ({ id, name: `discussion.media.${id}` }))}
          />
        </Wide>
        <YesNo source="selectable" />
        <YesNo source="noNewQueries" />
        <YesNo source="readOnlyDiscussions" />
        <YesNo source="sharedQueries" />
        <YesNo source="anonymousAllowed" />
        <YesNo source="genderOptOut" />
        <YesNo source="surveyBuilder" />
        <YesNo source="independentFirst" />
        <YesNo source="keepCallChat" />
        <YesNo source="matchByRegion" />
        {matchByRegion && (
          <Wide>
            <CountryCodesInput
              source="countryCodes"
              required
              helperText={text('panels.countriesRequired')}
              label={text('resources.plans.fields.countryCodes')}
            />
          </Wide>
        )}
      </Section>
      <Section title="panels.attachmentsTitle">
        {attachmentMedia.map((medium) => (
          <YesNo key={medium} source={`attachments.${medium}`} />
        ))}
      </Section>
      <SettingsFields />
      <Section title="admin.record.experts">
        <NumberInput
          source="localPoolWeight"
          min={0}
          max={100}
          step={0.1}
          helperText={text('plan.equalWeight')}
          fullWidth
        />
      </Section>
      <Section title="admin.record.texts">
        <Wide>
          <HtmlInput resource="plans" source="dashboardMessage" />
        </Wide>
        <Wide>
          <HtmlInput resource="plans" source="registrationText" />
        </Wide>
      </Section>
    </>
  )
}

/** The list of types can be extended, so a type that it does not hold yet is offered too. */
function PlanType() {
  const type = useWatch<Record<string, string | undefined>>({ name: 'type' })
  const known: readonly string[] = planTypes
  return (
    <ChoiceInput
      source="type"
      values={type && !known.includes(type) ? [...planTypes, type] : planTypes}
      prefix="panels.planType"
      required
    />
  )
}

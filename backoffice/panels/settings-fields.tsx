import { csrReviews, expertSelectionModes } from '#model/panels/enums.ts'
import { ChoiceInput, Whole } from '../kit/record/inputs.tsx'
import { Section } from '../kit/record/section.tsx'
import { useText } from '../kit/hooks/use-text.ts'

/** The settings that plans and funding sources share. */
export function SettingsFields() {
  const text = useText()
  return (
    <Section title="admin.record.settings" hint="admin.record.settingsHint">
      <Whole source="panelSize" min={1} />
      <Whole source="maxResponseTime" min={1} />
      <Whole source="maxQueryDuration" min={1} />
      <Whole source="firstReminder" helperText={text('grant.reminderOff')} />
      <Whole source="secondReminder" helperText={text('grant.reminderOff')} />
      <ChoiceInput source="expertSelectionMode" values={expertSelectionModes} prefix="selection.mode" />
      <ChoiceInput source="csrReview" values={csrReviews} prefix="queries.review" />
    </Section>
  )
}

import { queryFields } from '#model/discussions/admin-rows.ts'
import { expertSelectionModes, freeLevels, mediaTypes } from '#model/discussions/enums.ts'
import { byMeaning } from '../../kit/list/filters/filters.ts'
import { ChoiceInput, RecordInput, Whole, Words } from '../../kit/record/inputs.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { queryVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type QueryRow } from '../row.ts'

/** What staff may write of a discussion; its status, text, panel and review move by commands. */
export function EditSettings({ query, onClose }: { query: QueryRow; onClose: () => void }) {
  const text = useText()
  return (
    <RowDialog
      title={`${text('queries.edit')} · ${query.key}`}
      schema={queryFields}
      row={{ ...query }}
      reload={invalidatedBy}
      onClose={onClose}
      verb={(values) => queryVerbs.update(query.id, values)}
    >
      <Section title="admin.record.basics">
        <Wide>
          <Words source="title" required />
        </Wide>
        <ChoiceInput source="type" values={query.openTypes} prefix="discussion.type" required />
        <ChoiceInput source="mediaType" values={mediaTypes} prefix="discussion.media" required />
        <RecordInput source="diagnosisId" resource="diagnoses" {...byMeaning} required />
        <RecordInput source="planId" resource="plans" name="name" />
        <RecordInput source="grantId" resource="grants" name="name" />
        <ChoiceInput source="freeLevel" values={freeLevels} prefix="panels.free" required />
      </Section>
      <Section title="queries.choosing">
        <ChoiceInput source="expertSelectionMode" values={expertSelectionModes} prefix="selection.mode" required />
        <RecordInput source="poolId" resource="pools" name="poolName" />
      </Section>
      <Section title="admin.record.settings" hint="admin.record.settingsHint">
        <Whole source="maxResponseTime" min={1} />
        <Whole source="maxQueryDuration" min={1} />
        <Whole source="firstReminder" />
        <Whole source="secondReminder" />
      </Section>
    </RowDialog>
  )
}

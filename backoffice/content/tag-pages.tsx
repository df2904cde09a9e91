import Chip from '@mui/material/Chip'
import { useRecordContext } from 'ra-core'
import Typography from '@mui/material/Typography'
import { tagFields, tagInput, type Tag, mayChangeTag } from '#model/content/tags.ts'
import { tagEntityTypes, tagScopes } from '#model/panels/enums.ts'
import { useWhy } from '../kit/guarded-button.tsx'
import { Named } from '../kit/list/common.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { CreatePage } from '../kit/record/create-page.tsx'
import { History } from '../kit/record/history.tsx'
import { ChoiceInput, LongText, RecordInput, Words } from '../kit/record/inputs.tsx'
import { DeleteRecord } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { Section, Wide } from '../kit/record/section.tsx'
import { usePermissions } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { TagTargets } from './tag-targets.tsx'

function TagFields() {
  const text = useText()
  return (
    <Section title="admin.record.basics">
      <Words source="name" required />
      <ChoiceInput source="scope" values={tagScopes} prefix="tags.scopeName" required helperText={text('tags.scopeHint')} />
      <ChoiceInput source="assignmentType" values={tagEntityTypes} prefix="tags.entity" required helperText={text('tags.assignmentHint')} />
      <RecordInput source="definitionId" resource="tagDefinitions" name="name" />
      <Words source="value" helperText={text('tags.definitionHint')} />
      <Wide><LongText source="description" rows={2} /></Wide>
    </Section>
  )
}

export function TagCreate() {
  return <CreatePage resource="tags" list="/tags" schema={tagInput} act="setup.edit" defaults={{ scope: 'team' }}><TagFields /></CreatePage>
}

/** A personal tag of somebody else says so above its form. */
function TagForm() {
  const tag = useRecordContext<Tag>()
  const { actor } = usePermissions()
  const why = useWhy()
  const verdict = tag && mayChangeTag(actor, tag)
  return (
    <>
      {verdict && !verdict.allowed && <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>{why(verdict)}</Typography>}
      <RecordForm schema={tagFields} act="setup.edit"><TagFields /></RecordForm>
    </>
  )
}

const tabs: readonly RecordTab[] = [
  { path: '', label: 'admin.record.details', element: <TagForm /> },
  { path: 'targets', label: 'tags.tabTargets', element: <TagTargets />, bare: true },
  { path: 'history', label: 'admin.record.history', element: <History refTable="tag" resource="tags" />, bare: true },
]

const taggedQueries = (id: string) => `/queries?filter=${encodeURIComponent(JSON.stringify({ tagIds: id }))}`

/** One tag, and everything that carries it. */
export function TagPage() {
  const text = useText()
  return (
    <RecordPage<Tag>
      resource="tags" list="/tags" title={(tag) => tag.name} tabs={tabs} below={(tag) => tag.description}
      beside={(tag) => <><Chip variant="outlined" label={<Named prefix="tags.scopeName" value={tag.scope} />} /><Chip variant="outlined" label={<Named prefix="tags.entity" value={tag.assignmentType} />} /></>}
      actions={(tag) => (
        <>
          {tag.assignmentType === 'query' && <TextLink to={taggedQueries(tag.id)}>{text('tags.discussions')}</TextLink>}
          <DeleteRecord resource="tags" record={tag} name={tag.name} list="/tags" />
        </>
      )}
    />
  )
}

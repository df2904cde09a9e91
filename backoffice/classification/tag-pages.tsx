import Chip from '@mui/material/Chip'
import { useWatch } from 'react-hook-form'
import { useGetOne, useInput, useRecordContext, useTranslate } from 'ra-core'
import { readValue, type ValueRule } from '#model/classification/field-value.ts'
import { mayChangeTag, tagFields, tagInput, type Tag, type TagDefinition } from '#model/classification/tags.ts'
import { tagEntityTypes, tagScopes } from '#model/classification/enums.ts'
import { ValueInput } from '../kit/extras/value-input.tsx'
import { Named } from '../kit/list/common.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { CreatePage } from '../kit/record/create-page.tsx'
import { History } from '../kit/record/history/history.tsx'
import { ChoiceInput, LongText, RecordInput, Words } from '../kit/record/inputs.tsx'
import { DeleteRecord } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { Section, Wide } from '../kit/record/section.tsx'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { TagTargets } from './tag-targets.tsx'

function TagFields() {
  const text = useText()
  return (
    <Section title="admin.record.basics">
      <Words source="name" required />
      <ChoiceInput
        source="scope"
        values={tagScopes}
        prefix="tags.scopeName"
        required
        helperText={text('tags.scopeHint')}
      />
      <ChoiceInput
        source="assignmentType"
        values={tagEntityTypes}
        prefix="tags.entity"
        required
        helperText={text('tags.assignmentHint')}
      />
      <RecordInput source="definitionId" resource="tagDefinitions" name="name" />
      <TagValue />
      <Wide>
        <LongText source="description" rows={2} />
      </Wide>
    </Section>
  )
}

export function TagCreate() {
  return (
    <CreatePage resource="tags" list="/tags" schema={tagInput} act="setup.edit" defaults={{ scope: 'team' }}>
      <TagFields />
    </CreatePage>
  )
}

/** The value that the tag itself has, as its definition asks. */
function TagValue() {
  const definitionId = useWatch<Record<string, string | null | undefined>>({ name: 'definitionId' })
  const { field, fieldState } = useInput<{ value: string | null }>({ source: 'value' })
  const { data: definition } = useGetOne<TagDefinition>(
    'tagDefinitions',
    { id: definitionId ?? '' },
    { enabled: Boolean(definitionId) },
  )
  const text = useText()
  const translate = useTranslate()
  const rule: ValueRule =
    definitionId && definition
      ? { type: definition.type, validator: definition.validator, choices: definition.options }
      : { type: 'string', maxLength: 1000 }
  const value = (field.value as string | null | undefined) ?? ''
  const read = value === '' ? undefined : readValue(rule, value)
  const refused = fieldState.error?.message?.replace(/^@@react-admin@@"?|"$/g, '')
  const problem = read && !read.ok ? read.problem : refused
  return (
    <ValueInput
      rule={rule}
      label={text('resources.tags.fields.value')}
      value={value}
      onChange={(typed) => field.onChange(typed === '' ? null : typed)}
      error={problem && translate(problem, { _: problem })}
    />
  )
}

/** A personal tag of someone else says so above its form. */
function TagForm() {
  const tag = useRecordContext<Tag>()
  const { actor } = usePermissions()
  return (
    <RecordForm schema={tagFields} act="setup.edit" verdict={tag && mayChangeTag(actor, tag)}>
      <TagFields />
    </RecordForm>
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
      resource="tags"
      list="/tags"
      title={(tag) => tag.name}
      tabs={tabs}
      below={(tag) => tag.description}
      beside={(tag) => (
        <>
          <Chip variant="outlined" label={<Named prefix="tags.scopeName" value={tag.scope} />} />
          <Chip variant="outlined" label={<Named prefix="tags.entity" value={tag.assignmentType} />} />
        </>
      )}
      actions={(tag) => (
        <>
          {tag.assignmentType === 'query' && <TextLink to={taggedQueries(tag.id)}>{text('tags.discussions')}</TextLink>}
          <DeleteRecord resource="tags" record={tag} name={tag.name} list="/tags" />
        </>
      )}
    />
  )
}

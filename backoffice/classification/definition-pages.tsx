import { tagDefinitionInput, tagDefinitionFields, type TagDefinition } from '#model/classification/tags.ts'
import { tagDefinitionTypes, tagEntityTypes, tagScopes } from '#model/classification/enums.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import type { Filter } from '../kit/list/filters/filters.ts'
import { Listed } from '../kit/listed.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { CreatePage } from '../kit/record/create-page.tsx'
import { History } from '../kit/record/history/history.tsx'
import { ChoiceInput, LongText, Words } from '../kit/record/inputs.tsx'
import { DeleteRecord } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { Section, Wide } from '../kit/record/section.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { TagTabs } from './tag-tabs.tsx'
import { TypeFields } from './type-fields.tsx'

const path = (row: Pick<TagDefinition, 'id'>) => `/tagDefinitions/${encodeURIComponent(row.id)}`
const field = (name: string) => `resources.tagDefinitions.fields.${name}`

const columns: readonly Column<TagDefinition>[] = [
  { source: 'name', render: (row) => <TextLink to={path(row)}>{row.name}</TextLink> },
  { source: 'type', words: 'tags.type' },
  { source: 'validator', sortable: false, words: 'tags.validator' },
  { source: 'options', sortable: false, render: (row) => <Listed words={row.options} /> },
  { source: 'entityType', words: 'tags.entity' },
  { source: 'scope', words: 'tags.scopeName' },
  { source: 'tags', number: true, sortable: false },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'type',
    label: field('type'),
    choices: tagDefinitionTypes.map((id) => ({ id, name: `tags.type.${id}` })),
  },
  {
    kind: 'choice',
    source: 'entityType',
    label: field('entityType'),
    choices: tagEntityTypes.map((id) => ({ id, name: `tags.entity.${id}` })),
  },
  {
    kind: 'choice',
    source: 'scope',
    label: field('scope'),
    choices: tagScopes.map((id) => ({ id, name: `tags.scopeName.${id}` })),
  },
]

/** What kinds of values tags carry. */
export function DefinitionList() {
  return (
    <AdminList<TagDefinition>
      resource="tagDefinitions"
      columns={columns}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      rowPath={path}
      create={<CreateButton resource="tagDefinitions" to="/tagDefinitions/create" />}
      above={<TagTabs current="tagDefinitions" />}
    />
  )
}

function DefinitionFields() {
  const text = useText()
  return (
    <Section title="admin.record.basics">
      <Words source="name" required />
      <ChoiceInput
        source="entityType"
        values={tagEntityTypes}
        prefix="tags.entity"
        required
        helperText={text('customFields.fixedHint')}
      />
      <ChoiceInput source="scope" values={tagScopes} prefix="tags.scopeName" required />
      <TypeFields type="type" choices="options" fixed={text('customFields.fixedHint')} />
      <Wide>
        <LongText source="description" rows={2} />
      </Wide>
    </Section>
  )
}

export function DefinitionCreate() {
  return (
    <CreatePage
      resource="tagDefinitions"
      list="/tagDefinitions"
      schema={tagDefinitionInput}
      act="setup.edit"
      defaults={{ scope: 'team', type: 'string', options: [] }}
    >
      <DefinitionFields />
    </CreatePage>
  )
}

const tabs: readonly RecordTab[] = [
  {
    path: '',
    label: 'admin.record.details',
    element: (
      <RecordForm schema={tagDefinitionFields} act="setup.edit">
        <DefinitionFields />
      </RecordForm>
    ),
  },
  {
    path: 'history',
    label: 'admin.record.history',
    element: <History refTable="tag_definition" resource="tagDefinitions" />,
    bare: true,
  },
]

export function DefinitionPage() {
  return (
    <RecordPage<TagDefinition>
      resource="tagDefinitions"
      list="/tagDefinitions"
      title={(definition) => definition.name}
      below={(definition) => definition.description}
      tabs={tabs}
      actions={(definition) => (
        <DeleteRecord resource="tagDefinitions" record={definition} name={definition.name} list="/tagDefinitions" />
      )}
    />
  )
}

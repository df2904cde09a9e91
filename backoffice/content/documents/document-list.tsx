import { useTranslate } from 'ra-core'
import { contentTypes, locales } from '#model/content/enums.ts'
import type { ContentAdmin } from '#model/content/wire.ts'
import { userTypes } from '#model/identity/enums.ts'
import { Cut } from '../../kit/cut.tsx'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip, Named } from '../../kit/list/common.tsx'
import { CreateButton } from '../../kit/list/create-button.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { PersonLink, TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'
import { documentPath, languageName, typeLabel } from './document-names.ts'

const field = (name: string) => `resources.contentDocuments.fields.${name}`

function TypeName({ type }: { type: string }) {
  return <>{useTranslate()(typeLabel(type), { _: type })}</>
}

function Missing({ missing }: Pick<ContentAdmin, 'missing'>) {
  const text = useText()
  const format = useFormat()
  if (missing.length === 0) return <>{text('contents.complete')}</>
  return <StatusChip tone="warn" label={format.list(missing.map(languageName))} />
}

function Everybody() {
  return <>{useText()('contents.everybody')}</>
}

const columns: readonly Column<ContentAdmin>[] = [
  {
    source: 'title',
    sortable: false,
    free: true,
    render: (row) => (
      <TextLink to={documentPath(row)}>
        <Cut>{row.title ?? row.uid}</Cut>
      </TextLink>
    ),
  },
  { source: 'type', words: 'contents.type', render: (row) => <TypeName type={row.type} /> },
  { source: 'uid' },
  {
    source: 'userType',
    render: (row) => (row.userType === null ? <Everybody /> : <Named prefix="user.typeName" value={row.userType} />),
  },
  { source: 'locale', render: (row) => languageName(row.locale) },
  { source: 'missing', sortable: false, render: (row) => <Missing missing={row.missing} /> },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
  { source: 'updatedAt', firstOrder: 'DESC', render: (row) => <When value={row.updatedAt} /> },
  {
    source: 'updatedBy',
    idOf: 'users',
    sortable: false,
    hidden: true,
    render: (row) => <PersonLink id={row.updatedBy} />,
  },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'type',
    label: field('type'),
    choices: contentTypes.map((id) => ({ id, name: `contents.type.${id}` })),
  },
  {
    kind: 'choice',
    source: 'userType',
    label: field('userType'),
    choices: [
      { id: 'all', name: 'contents.everybody' },
      ...userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
    ],
  },
  {
    kind: 'choice',
    source: 'locale',
    label: field('locale'),
    choices: locales.map((id) => ({ id, name: languageName(id) })),
  },
  {
    kind: 'choice',
    source: 'enabled',
    label: field('enabled'),
    choices: [
      { id: 'true', name: 'admin.filter.enabled' },
      { id: 'false', name: 'admin.filter.disabled' },
    ],
  },
  { kind: 'switch', source: 'missingTranslation', label: 'contents.missingFilter' },
]

/** The documents of the content store. */
export function DocumentList() {
  return (
    <AdminList<ContentAdmin>
      resource="contentDocuments"
      columns={columns}
      filters={filters}
      sort={{ field: 'type', order: 'ASC' }}
      rowPath={documentPath}
      create={<CreateButton resource="contentDocuments" to="/content/create" />}
    />
  )
}

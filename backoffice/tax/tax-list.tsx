import { useTranslate } from 'ra-core'
import { taxFormTypes, type TaxFormType } from '#model/tax/enums.ts'
import { formName } from '#model/tax/form-name.ts'
import { standingFilters, type TaxStanding } from '#model/tax/standing.ts'
import { Cut } from '../kit/cut.tsx'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import type { Filter } from '../kit/list/filters/filters.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { TextLink } from '../kit/record-link.tsx'
import { Day, When } from '../kit/when.tsx'
import { StandingChip } from './standing-chip.tsx'

const path = ({ id }: Pick<TaxStanding, 'id'>) => `/users/${encodeURIComponent(id)}/tax`

const columns: readonly Column<TaxStanding>[] = [
  {
    source: 'lastName',
    exported: 'displayName',
    render: (row) => <TextLink to={path(row)}>{row.displayName}</TextLink>,
  },
  { source: 'email', sortable: false, hidden: true },
  {
    source: 'standing',
    words: 'staffTax.standing',
    sortable: false,
    render: (row) => <StandingChip standing={row.standing} />,
  },
  { source: 'formType', sortable: false, render: (row) => row.formType && <FormName type={row.formType} /> },
  { source: 'certificationDate', firstOrder: 'DESC', render: (row) => <Day value={row.certificationDate} /> },
  { source: 'expiresAt', render: (row) => <Day value={row.expiresAt} /> },
  { source: 'renewBy', sortable: false, render: (row) => <Day value={row.renewBy} /> },
  {
    source: 'invalidReason',
    sortable: false,
    hidden: true,
    render: (row) => row.invalidReason && <Reason text={row.invalidReason} />,
  },
  { source: 'owed', number: true, money: true, sortable: false, render: (row) => <Owed cents={row.owed} /> },
  { source: 'remindedAt', sortable: false, render: (row) => <When value={row.remindedAt} /> },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'standing',
    label: 'resources.taxForms.fields.standing',
    choices: standingFilters.map((id) => ({ id, name: `staffTax.standing.${id}` })),
  },
  {
    kind: 'choice',
    source: 'formType',
    label: 'resources.taxForms.fields.formType',
    choices: taxFormTypes.map((id) => ({ id, name: formName(id) })),
  },
  {
    kind: 'choice',
    threeWay: true,
    source: 'testUser',
    label: 'resources.taxForms.fields.testUser',
    choices: [
      { id: 'live', name: 'admin.filter.live' },
      { id: 'test', name: 'admin.filter.test' },
    ],
  },
]

function FormName({ type }: { type: TaxFormType }) {
  return <>{useText()(formName(type))}</>
}

/** In words of staff, or the product's own. */
function Reason({ text }: { text: string }) {
  return <Cut width={190}>{useTranslate()(text, { _: text })}</Cut>
}

function Owed({ cents }: { cents: number }) {
  return <>{useFormat().money(cents)}</>
}

/** Whose tax form is missing, about to end, over or invalid; all of them can be reminded at once. */
export function TaxFormList() {
  return (
    <AdminList<TaxStanding>
      resource="taxForms"
      columns={columns}
      filters={filters}
      filterDefaults={{ standing: 'needs', testUser: 'live' }}
      sort={{ field: 'lastName', order: 'ASC' }}
      rowPath={path}
    />
  )
}

import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import type { GrantAdmin } from '#model/panels/admin-rows.ts'
import { regionFields, type Region } from '#model/panels/inputs.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useWhy } from '../kit/guarded-button.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Words } from '../kit/record/inputs.tsx'
import { RowActions } from '../kit/record/row-actions.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { RelatedList } from '../kit/related-list.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { useVerb } from '../kit/use-verb.ts'
import { regionVerbs } from '../providers/verbs.ts'

/** Where the funding source holds, and the sets of countries to choose from. */
export function GrantRegion() {
  const grant = useRecordContext<GrantAdmin>()
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<Region>>()
  const why = useWhy()(useMay('setup.edit'))
  const { run } = useVerb({ done: 'ra.notification.deleted', reload: ['regions', 'grants'] })
  const columns = useMemo<readonly Column<Region>[]>(() => [
    { source: 'name' },
    { source: 'countryCodes', render: (row) => row.countryCodes || text('grant.global'), sortable: false },
    { source: '_actions', label: 'admin.list.actions', sortable: false, number: true, render: (row) => <RowActions name={row.name} why={why} onEdit={() => setEditing(row)} onDelete={() => void run(regionVerbs.remove(row.id))} /> },
  ], [text, why, run])
  return (
    <>
      <Block title={translate('resources.grants.fields.regionId')}>
        <Typography>{grant?.regionName ?? text('grant.global')}</Typography>
        <Typography variant="body2" color="text.secondary">{text('panels.regionHint')}</Typography>
      </Block>
      <Block title={translate('resources.regions.name', { smart_count: 2 })} actions={<GuardedButton startIcon={<AddIcon />} why={why} onClick={() => setEditing({})}>{text('panels.addRegion')}</GuardedButton>}>
        <RelatedList resource="regions" filter={{}} sort={{ field: 'name', order: 'ASC' }} columns={columns} empty={text('panels.noRegions')} />
      </Block>
      {editing && (
        <RowDialog
          title={translate('resources.regions.name', { smart_count: 1 })} schema={regionFields} row={editing} reload={['regions', 'grants']} onClose={() => setEditing(undefined)}
          verb={(values) => (editing.id ? regionVerbs.update(editing.id, values) : regionVerbs.create(values))}
        >
          <Words source="name" required />
          <Words source="countryCodes" helperText={text('panels.countriesHint')} />
        </RowDialog>
      )}
    </>
  )
}

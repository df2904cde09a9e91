import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import type { GrantAdmin } from '#model/panels/admin-rows.ts'
import { grantInput, regionFields, type Region } from '#model/panels/inputs.ts'
import { Block } from '../../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { LongText, RecordInput, Words } from '../../kit/record/inputs.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { RelatedList } from '../../kit/related-list.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { regionVerbs } from '../../providers/panel-verbs.ts'
import { CountryCodesInput } from '../country-codes-input.tsx'
import { useHoldsIn } from './grant-regions.tsx'

/** Where the funding source holds, what the accounts should know of it, and the sets of countries to choose from. */
export function GrantAdditional() {
  const grant = useRecordContext<GrantAdmin>()
  const text = useText()
  const holdsIn = useHoldsIn()
  if (!grant) return null
  return (
    <>
      <RecordForm schema={grantInput} act="setup.edit">
        <Section title="panels.regions" hint="panels.regionHint">
          <RecordInput source="regionId" resource="regions" name="name" />
          <Wide>
            <CountryCodesInput
              source="countryCodes"
              label={text('resources.grants.fields.countryCodes')}
              helperText={text('panels.ownCountries')}
            />
          </Wide>
          <Wide>
            <Typography variant="body2" color="text.secondary">
              {text('panels.holdsIn')}
              {text('list.colon')}
              {holdsIn(grant)}
            </Typography>
          </Wide>
        </Section>
        <Section title="panels.accounting">
          <Wide>
            <LongText source="accountingNotes" rows={4} helperText={text('panels.accountingHint')} />
          </Wide>
        </Section>
      </RecordForm>
      <Box sx={{ mt: 4 }}>
        <RegionSets />
      </Box>
    </>
  )
}

function SetCountries({ codes }: { codes: string }) {
  return <>{useHoldsIn()({ countryCodes: codes, regionName: null, regionCodes: null })}</>
}

/** Sets of countries, shared by all funding sources. */
function RegionSets() {
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<Region>>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: 'resources.regions.name', reload: ['regions', 'grants'] })
  const columns = useMemo<readonly Column<Region>[]>(
    () => [
      { source: 'name' },
      { source: 'countryCodes', render: (row) => <SetCountries codes={row.countryCodes} />, sortable: false },
      {
        source: '_actions',
        label: 'admin.list.actions',
        sortable: false,
        number: true,
        render: (row) => (
          <RowActions
            name={row.name}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={() => void run(regionVerbs.remove(row))}
            deleted={{ resource: 'regions', record: row }}
          />
        ),
      },
    ],
    [why, run],
  )
  return (
    <>
      <Block
        title={text('panels.regionSets')}
        actions={
          <GuardedButton startIcon={<AddIcon />} why={why} onClick={() => setEditing({ countryCodes: '' })}>
            {text('panels.addRegion')}
          </GuardedButton>
        }
      >
        <RelatedList
          resource="regions"
          filter={{}}
          sort={{ field: 'name', order: 'ASC' }}
          columns={columns}
          empty={text('panels.noRegions')}
        />
      </Block>
      {editing && (
        <RowDialog
          title={translate('resources.regions.name', { smart_count: 1 })}
          schema={regionFields}
          row={editing}
          reload={['regions', 'grants']}
          resource="regions"
          onClose={() => setEditing(undefined)}
          verb={(values) => (editing.id ? regionVerbs.update(editing.id, values) : regionVerbs.create(values))}
        >
          <Words source="name" required />
          <CountryCodesInput source="countryCodes" label={translate('resources.regions.fields.countryCodes')} />
        </RowDialog>
      )}
    </>
  )
}

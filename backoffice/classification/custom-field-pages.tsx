import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { NumberInput } from 'react-admin'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  customFieldFields,
  customFieldInput,
  ruleOfField,
  type CustomField,
} from '#model/classification/custom-fields.ts'
import { readValue } from '#model/classification/field-value.ts'
import { userTypes } from '#model/identity/enums.ts'
import { tagEntityTypes } from '#model/classification/enums.ts'
import { ValueInput } from '../kit/extras/value-input.tsx'
import { EnabledChip } from '../kit/list/common.tsx'
import { CreatePage } from '../kit/record/create-page.tsx'
import { History } from '../kit/record/history/history.tsx'
import { ChoiceInput, LongText, Whole, Words } from '../kit/record/inputs.tsx'
import { DeleteRecord, EnabledSwitch } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { Section, Wide } from '../kit/record/section.tsx'
import { RequireAct } from '../kit/hooks/require-act.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { CustomFieldValues } from './custom-field-values.tsx'
import { TypeFields } from './type-fields.tsx'

const toNumber = (typed: string) => (typed === '' ? null : Number(typed))

function FieldFields() {
  const text = useText()
  const type = useWatch<Record<string, string | undefined>>({ name: 'definitionType' })
  const numeric = type === 'int' || type === 'float'
  return (
    <>
      <Section title="admin.record.basics">
        <Words source="name" required />
        <ChoiceInput
          source="entityType"
          values={tagEntityTypes}
          prefix="tags.entity"
          required
          helperText={text('customFields.fixedHint')}
        />
        <ChoiceInput
          source="userType"
          values={userTypes}
          prefix="user.typeName"
          helperText={text('customFields.userTypeHint')}
        />
        <TypeFields type="definitionType" choices="values" fixed={text('customFields.fixedHint')} />
        {numeric && <NumberInput source="min" step="any" parse={toNumber} fullWidth />}
        {numeric && <NumberInput source="max" step="any" parse={toNumber} fullWidth />}
        {type === 'string' && <Whole source="maxLength" min={1} max={10_000} />}
        <Wide>
          <LongText source="description" rows={2} />
        </Wide>
      </Section>
      <Section title="customFields.preview" hint="customFields.previewHint">
        <Preview />
      </Section>
    </>
  )
}

/** The field as it is in the form, to be tried out. */
function Preview() {
  const [typed, setTyped] = useState('')
  const text = useText()
  const translate = useTranslate()
  const values = useWatch() as Partial<CustomField>
  const rule = ruleOfField({
    definitionType: values.definitionType ?? 'string',
    validator: values.validator ?? null,
    min: values.min ?? null,
    max: values.max ?? null,
    maxLength: values.maxLength ?? null,
    values: values.values ?? [],
  })
  const read = typed === '' ? undefined : readValue(rule, typed)
  return (
    <Box>
      <ValueInput
        rule={rule}
        label={values.name || text('resources.customFieldValues.fields.value')}
        value={typed}
        onChange={setTyped}
        error={read && !read.ok ? translate(read.problem) : undefined}
      />
      <Typography variant="caption" color="text.secondary" role="status">
        {read?.ok ? text('customFields.accepted', { value: read.value }) : ''}
      </Typography>
    </Box>
  )
}

export function CustomFieldCreate() {
  return (
    <RequireAct act="customFields.read">
      <CreatePage
        resource="customFields"
        list="/customFields"
        schema={customFieldInput}
        act="customFields.edit"
        defaults={{ definitionType: 'string', values: [] }}
      >
        <FieldFields />
      </CreatePage>
    </RequireAct>
  )
}

const tabs: readonly RecordTab[] = [
  {
    path: '',
    label: 'admin.record.details',
    element: (
      <RecordForm schema={customFieldFields} act="customFields.edit">
        <FieldFields />
      </RecordForm>
    ),
  },
  { path: 'values', label: 'customFields.tabValues', element: <CustomFieldValues />, bare: true },
  {
    path: 'history',
    label: 'admin.record.history',
    element: <History refTable="custom_field_definition" resource="customFields" />,
    bare: true,
  },
]

/** One field: what it asks for, how it looks, which records have a value. */
export function CustomFieldPage() {
  return (
    <RequireAct act="customFields.read">
      <RecordPage<CustomField>
        resource="customFields"
        list="/customFields"
        title={(field) => field.name}
        below={(field) => field.description}
        tabs={tabs}
        beside={(field) => !field.enabled && <EnabledChip enabled={false} />}
        actions={(field) => (
          <>
            <EnabledSwitch resource="customFields" record={field} act="customFields.edit" />
            <DeleteRecord
              resource="customFields"
              record={field}
              name={field.name}
              list="/customFields"
              act="customFields.edit"
            />
          </>
        )}
      />
    </RequireAct>
  )
}

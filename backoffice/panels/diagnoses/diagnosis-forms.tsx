import { useTranslate, useInput } from 'ra-core'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { specialties } from '#model/identity/enums.ts'
import { ChoiceInput, LongText, RecordInput, Words, YesNo } from '../../kit/record/inputs.tsx'

/** What a domain, a group, a diagnosis is made of. */

export function DomainForm() {
  return (
    <>
      <Words source="name" required />
      <Words source="nameZh" />
      <LongText source="description" />
      <YesNo source="enabled" />
    </>
  )
}

export function GroupForm() {
  return (
    <>
      <Words source="name" required />
      <Words source="nameZh" />
      <Words source="code" />
      <SpokenNames resource="diagnosisGroups" />
      <RecordInput source="domainId" resource="diagnosisDomains" name="name" required />
      <YesNo source="enabled" />
    </>
  )
}

export function DiagnosisForm() {
  const translate = useTranslate()
  return (
    <>
      <Words source="name" required />
      <Words source="nameZh" />
      <Words source="code" />
      <RecordInput source="groupId" resource="diagnosisGroups" name="name" required />
      <SpokenNames resource="diagnoses" />
      <ChoiceInput
        source="specialty"
        values={specialties}
        prefix="specialty"
        helperText={translate('panels.specialtyHint')}
      />
      <YesNo source="enabled" />
    </>
  )
}

/** What people call it, by language. */
function SpokenNames({ resource }: { resource: 'diagnoses' | 'diagnosisGroups' }) {
  const translate = useTranslate()
  return (
    <>
      <Words source="plainName" helperText={translate('diagnosis.plainNameHint')} />
      <Words source="plainNameZh" />
      <SynonymsInput source="synonyms" resource={resource} />
      <SynonymsInput source="synonymsZh" resource={resource} />
    </>
  )
}

/** Other names, each typed and ended by Enter. */
function SynonymsInput({ source, resource }: { source: string; resource: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] })
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={field.value ?? []}
      onChange={(_event, list) => field.onChange([...new Set(list.map((one) => one.trim()).filter(Boolean))])}
      onBlur={field.onBlur}
      renderValue={(value, props) =>
        value.map((name, index) => {
          const { key, ...rest } = props({ index })
          return <Chip key={key} {...rest} size="small" label={name} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(`resources.${resource}.fields.${source}`)}
          helperText={translate('diagnosis.synonymsHint')}
          error={fieldState.invalid}
        />
      )}
    />
  )
}

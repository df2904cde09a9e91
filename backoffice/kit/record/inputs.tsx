import {
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  AutocompleteInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import type { RaRecord } from 'ra-core'
import { useNameOf } from '../hooks/use-name-of.ts'

interface Field {
  source: string
  required?: boolean
  helperText?: string | false
}

/** Required, for those who see the star and for those who do not. */
export const marked = (required = false) => ({ isRequired: required, slotProps: { input: { required } } })

/** The same of an input of react-admin that has its text field inside. */
export const textOf = (required?: boolean) => ({ slotProps: marked(required).slotProps })

/** An empty choice is no value. */
export const toNull = (value: string | number) => (value === '' ? null : value)

/** A value of a closed list; `prefix` and the value make the text key of its name. */
export function ChoiceInput({
  source,
  values,
  prefix,
  required,
  helperText,
}: Field & { values: readonly (string | number)[]; prefix: string }) {
  return (
    <SelectInput
      source={source}
      choices={values.map((id) => ({ id, name: `${prefix}.${id}` }))}
      {...marked(required)}
      helperText={helperText}
      emptyText={required ? undefined : ' '}
      parse={toNull}
      fullWidth
      margin="none"
    />
  )
}

/** Another record, found by typing. */
export function RecordInput({
  source,
  resource,
  name,
  sortBy = name,
  required,
}: Field & { resource: string; name: string; sortBy?: string }) {
  const called = useNameOf()
  return (
    <ReferenceInput source={source} reference={resource} sort={{ field: sortBy, order: 'ASC' }} perPage={25}>
      <AutocompleteInput
        optionText={(record: RaRecord) => called(record, name) ?? ''}
        filterToQuery={(q: string) => ({ q })}
        isRequired={required}
        TextFieldProps={textOf(required)}
        fullWidth
      />
    </ReferenceInput>
  )
}

/** An amount in the currency, of cents; react-admin hands an empty field over as ''. */
const amountOf = (cents: number | '' | null | undefined) =>
  cents === null || cents === undefined || cents === '' ? '' : cents / 100

/** Cents, shown and typed as an amount. A fraction of a cent stays, so that the form's check refuses it. */
export function MoneyInput({ source, helperText, required }: Field) {
  return (
    <NumberInput
      source={source}
      min={required ? undefined : 0}
      step={0.01}
      fullWidth
      {...marked(required)}
      helperText={helperText}
      format={amountOf}
      parse={(typed: string) => (typed === '' ? null : Number(`${typed}e2`))}
    />
  )
}

export const Whole = ({ source, min = 0, max, helperText }: Field & { min?: number; max?: number }) => (
  <NumberInput source={source} min={min} max={max} step={1} helperText={helperText} fullWidth />
)
export const Words = ({ source, required, helperText }: Field) => (
  <TextInput source={source} {...marked(required)} helperText={helperText} fullWidth />
)
export const LongText = ({ source, required, helperText, rows = 3 }: Field & { rows?: number }) => (
  <TextInput
    source={source}
    {...marked(required)}
    helperText={helperText}
    multiline
    minRows={rows}
    maxRows={16}
    fullWidth
  />
)
export const DayInput = ({ source, helperText }: Field) => (
  <DateInput source={source} helperText={helperText} parse={(day: string) => day || null} fullWidth />
)
export const YesNo = ({ source, helperText, disabled }: Field & { disabled?: boolean }) => (
  <BooleanInput source={source} helperText={helperText} {...(disabled && { disabled })} />
)

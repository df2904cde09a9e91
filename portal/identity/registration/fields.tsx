import { CheckboxGroup } from '../../ui/fields/choices.tsx'
import * as entries from '../../ui/fields/entries.tsx'
import type { Option } from '../../ui/fields/select.tsx'
import type { Specialty } from '#model/identity/enums.ts'
import type { FormValues } from './values.ts'

/** The fields of this form: their names are checked. */

export const TextEntry = entries.TextEntry<FormValues>
export const LongEntry = entries.LongEntry<FormValues>
export const DateEntry = entries.DateEntry<FormValues>
export const SelectEntry = entries.SelectEntry<FormValues>
export const FindEntry = entries.FindEntry<FormValues>
export const CheckEntry = entries.CheckEntry<FormValues>

export function SpecialtyEntry({ options, label }: { options: readonly Option<Specialty>[]; label: string }) {
  const { field, error } = entries.useEntry<FormValues, Specialty[]>({ name: 'specialties' })
  return <CheckboxGroup label={label} options={options} value={field.value} error={error} onChange={field.onChange} />
}

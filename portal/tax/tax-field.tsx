import { TriangleAlert } from 'lucide-react'
import { useController, useFormContext, useWatch, type ControllerRenderProps } from 'react-hook-form'
import { foreignNumber } from '#model/tax/countries.ts'
import { hasOddSpaces } from '#model/tax/certification.ts'
import {
  entityTypes,
  isTaxSecret,
  taxClarifications,
  textLimits,
  usCountryId,
  type EntityType,
  type TaxClarification,
} from '#model/tax/enums.ts'
import { formWarnings } from '#model/tax/form.ts'
import { formatNumber, ibanRange, isMasked } from '#model/tax/numbers.ts'
import { clearTicked, type TaxField, type TaxValues } from '#model/tax/values.ts'
import { useCountries, useStates } from '../identity/account/contact/places.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Checkbox } from '../ui/fields/choices.tsx'
import { Combobox, type ComboboxProps } from '../ui/fields/combobox.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useEntityName, useCountryName, useFieldLabel } from './use-names.ts'
import type { Draft } from './use-draft.ts'
import styles from './tax.module.css'

interface TaxFieldProps {
  field: TaxField
  draft: Draft
  /** whether what is wrong is said before the field has been left */
  showAll: boolean
}

const autoComplete: Partial<Record<TaxField, string>> = {
  legalName: 'name',
  address: 'street-address',
  city: 'address-level2',
  zipCode: 'postal-code',
  dob: 'bday',
  personalPhoneNumber: 'tel',
}
const inputModes: Partial<Record<TaxField, 'numeric' | 'tel' | 'email'>> = {
  ssn: 'numeric',
  ein: 'numeric',
  itin: 'numeric',
  bankSortCode: 'numeric',
  personalPhoneNumber: 'tel',
  paypalEmail: 'email',
}
const optionalFields: ReadonlySet<TaxField> = new Set(['state', 'itin', 'bankAddress2', 'bankPostalCode'])
const isOptional = (field: TaxField, { formType, bankCountry }: TaxValues) =>
  optionalFields.has(field) ||
  (formType === 'W-8 BEN' && (field === 'ssn' || field === 'zipCode')) ||
  // banks elsewhere have no routing number, or another one
  (field === 'bankRoutingNumber' && bankCountry !== usCountryId)
const flags = ['ownershipInterest', 'ftinNotRequired', 'doNotHavePaypal', 'backupWithholding', 'usWork'] as const
const countries = ['countryId', 'certificationCountry', 'bankCountry'] as const
const isOneOf = <T extends string>(list: readonly T[], field: string): field is T =>
  (list as readonly string[]).includes(field)

/** A W-9 names where mail arrives, a W-8 BEN where the person lives, and in one box of their US numbers. */
function helpOf(field: TaxField, { formType }: TaxValues) {
  if (field === 'address' && formType === 'W-9') return 'mailAddress'
  return field === 'ssn' && formType === 'W-8 BEN' ? 'ssnOrItin' : field
}

/** One field of a form with its label, help, and what is wrong or odd about it. */
export function TaxFieldControl({ field, draft, showAll }: TaxFieldProps) {
  const t = useTranslation()
  const labelOf = useFieldLabel()
  const { field: entry, fieldState } = useController<TaxValues, TaxField>({ name: field })
  const { help, optional, country, warned } = useWatch({
    compute: (values: TaxValues) => ({
      help: helpOf(field, values),
      optional: isOptional(field, values),
      country: field === 'ftin' ? values.certificationCountry : null,
      warned: formWarnings(values)[field],
    }),
  })
  const text = String(entry.value ?? '')
  const key = draft.errors[field]
  const error = key && (showAll || fieldState.isTouched) ? (t.maybe(key, ibanRange(draft.limits)) ?? key) : undefined
  const odd = warned ?? (isMasked(text) ? draft.form.warnings[field] : undefined)
  const warning = odd && t.maybe(odd)
  const spaced = field === 'legalName' && hasOddSpaces(text)
  const local = foreignNumber(country)
  const hint = local ? t('tax.localNumber', { name: local.name, example: local.example }) : t.maybe(`tax.help.${help}`)
  const texts = {
    label: labelOf(field),
    ...(hint && { hint }),
    ...(error && { error }),
    ...(optional && { optional }),
  }
  return (
    <div
      data-field={field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) entry.onBlur()
      }}
    >
      <Control field={field} entry={entry} text={text} texts={texts} />
      {(warning ?? spaced) && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {warning ?? t('tax.spacesHint')}
        </p>
      )}
    </div>
  )
}

interface ControlProps {
  field: TaxField
  entry: ControllerRenderProps<TaxValues, TaxField>
  /** the entry as text */
  text: string
  texts: { label: string; hint?: string; error?: string; optional?: boolean }
}

function Control({ field, entry: { ref, value, onChange }, text, texts }: ControlProps) {
  const t = useTranslation()
  const entityName = useEntityName()
  const { getValues, setValues } = useFormContext<TaxValues>()
  if (isOneOf(flags, field))
    return (
      <Checkbox
        {...texts}
        ref={ref}
        checked={value === true}
        onChange={({ target }) => setValues(clearTicked({ ...getValues(), [field]: target.checked }))}
      />
    )
  if (field === 'entityType' || field === 'taxClarification') {
    const names: readonly (EntityType | TaxClarification)[] = field === 'entityType' ? entityTypes : taxClarifications
    return (
      <Select
        {...texts}
        ref={ref}
        placeholder={t('tax.choosePlease')}
        options={names.map((name) => ({ value: name, label: entityName(name) }))}
        value={text}
        onChange={({ target }) => onChange(target.value || null)}
      />
    )
  }
  const place = {
    ...texts,
    ref,
    value: text || null,
    onChange: (id: string | null) => onChange(id === null ? null : Number(id)),
  }
  if (isOneOf(countries, field)) return <CountryField {...place} />
  if (field === 'stateId') return <StateField {...place} />
  if (field === 'dob') return <DateField {...texts} ref={ref} value={text} onChange={onChange} />
  const number = isTaxSecret(field)
  return (
    <TextField
      {...texts}
      ref={ref}
      value={text}
      maxLength={textLimits[field]}
      inputMode={inputModes[field]}
      autoComplete={number ? 'off' : (autoComplete[field] ?? 'off')}
      spellCheck={false}
      // a masked number is replaced as a whole
      onFocus={({ target }) => number && target.value.includes('*') && target.select()}
      onChange={({ target }) => onChange(number ? formatNumber(field, withoutMask(text, target.value)) : target.value)}
    />
  )
}

/** Typing into a mask starts the number over: what is masked cannot be edited digit by digit. */
const withoutMask = (before: string, now: string) =>
  before.includes('*') && now !== before ? now.replace(before, '').replace(/\*[\d*-]*/g, '') : now

type PlaceProps = Omit<ComboboxProps<string>, 'options'>

function CountryField(props: PlaceProps) {
  const t = useTranslation()
  const list = useCountries()
  const nameOf = useCountryName()
  return (
    <Combobox
      {...props}
      placeholder={t('tax.chooseCountry')}
      options={(list.data ?? []).map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
      loading={list.isPending}
    />
  )
}

function StateField(props: PlaceProps) {
  const t = useTranslation()
  const list = useStates(usCountryId)
  return (
    <Combobox
      {...props}
      placeholder={t('tax.chooseState')}
      options={(list.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      loading={list.isPending}
    />
  )
}

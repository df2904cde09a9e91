import { TriangleAlert } from 'lucide-react'
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
  type TaxText,
} from '#model/tax/enums.ts'
import { formatNumber, ibanRange } from '#model/tax/numbers.ts'
import { clearTicked, type TaxField } from '#model/tax/values.ts'
import { useCountries, useStates } from '../identity/account/contact/places.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Checkbox } from '../ui/fields/choices.tsx'
import { Combobox } from '../ui/fields/combobox.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useEntityName, useCountryName, useFieldLabel } from './use-names.ts'
import type { Draft } from './use-draft.ts'
import styles from './tax.module.css'

interface TaxFieldProps {
  field: TaxField
  draft: Draft
  /** whether what is wrong is said */
  told: boolean
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
const isOptional = (field: TaxField, { formType, bankCountry }: Draft['values']) =>
  optionalFields.has(field) ||
  (formType === 'W-8 BEN' && (field === 'ssn' || field === 'zipCode')) ||
  // banks elsewhere have no routing number, or another one
  (field === 'bankRoutingNumber' && bankCountry !== usCountryId)
const flags = ['ownershipInterest', 'ftinNotRequired', 'doNotHavePaypal', 'backupWithholding', 'usWork'] as const
const countries = ['countryId', 'certificationCountry', 'bankCountry'] as const
const isOneOf = <T extends string>(list: readonly T[], field: string): field is T =>
  (list as readonly string[]).includes(field)

/** A W-9 names where mail arrives, a W-8 BEN where the person lives, and in one box of their US numbers. */
function helpOf(field: TaxField, { formType }: Draft['values']) {
  if (field === 'address' && formType === 'W-9') return 'mailAddress'
  return field === 'ssn' && formType === 'W-8 BEN' ? 'ssnOrItin' : field
}

/** One field of a form with its label, help, and what is wrong or odd about it. */
export function TaxFieldControl({ field, draft, told }: TaxFieldProps) {
  const t = useTranslation()
  const { values, errors, warnings } = draft
  const labelOf = useFieldLabel()
  const key = errors[field]
  const error = told && key ? (t.maybe(key, ibanRange(draft.limits)) ?? key) : undefined
  const warning = warnings[field] && t.maybe(warnings[field])
  const odd = field === 'legalName' && hasOddSpaces(values.legalName)
  const local = field === 'ftin' ? foreignNumber(values.certificationCountry) : undefined
  const hint = local
    ? t('tax.localNumber', { name: local.name, example: local.example })
    : t.maybe(`tax.help.${helpOf(field, values)}`)
  const texts = {
    label: labelOf(field),
    ...(hint && { hint }),
    ...(error && { error }),
    ...(isOptional(field, values) && { optional: true }),
  }
  return (
    <>
      <Control field={field} draft={draft} texts={texts} />
      {(warning ?? odd) && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {warning ?? t('tax.spacesHint')}
        </p>
      )}
    </>
  )
}

function Control({
  field,
  draft: { values, saver },
  texts,
}: {
  field: TaxField
  draft: Draft
  texts: { label: string; hint?: string; error?: string; optional?: boolean }
}) {
  const t = useTranslation()
  const entityName = useEntityName()
  if (isOneOf(flags, field))
    return (
      <Checkbox
        {...texts}
        checked={values[field]}
        onChange={({ target }) => {
          const next = clearTicked({ ...values, [field]: target.checked })
          saver.change({ [field]: target.checked, ftin: next.ftin, paypalEmail: next.paypalEmail })
        }}
      />
    )
  if (isOneOf(countries, field)) return <CountryField {...{ field, values, saver, texts }} />
  if (field === 'stateId') return <StateField {...{ values, saver, texts }} />
  if (field === 'entityType' || field === 'taxClarification') {
    const names: readonly (EntityType | TaxClarification)[] = field === 'entityType' ? entityTypes : taxClarifications
    return (
      <Select
        {...texts}
        placeholder={t('tax.choosePlease')}
        options={names.map((value) => ({ value, label: entityName(value) }))}
        value={values[field] ?? ''}
        onChange={({ target }) => saver.change({ [field]: target.value || null })}
      />
    )
  }
  if (field === 'dob') return <DateField {...texts} value={values.dob} onChange={(dob) => saver.change({ dob })} />
  return <WordsField {...{ field: field as TaxText, values, saver, texts }} />
}

type PartProps = Pick<Draft, 'values' | 'saver'> & { texts: { label: string; hint?: string; error?: string } }

function WordsField({ field, values, saver, texts }: PartProps & { field: TaxText }) {
  const number = isTaxSecret(field)
  return (
    <TextField
      {...texts}
      value={values[field]}
      maxLength={textLimits[field]}
      inputMode={inputModes[field]}
      autoComplete={number ? 'off' : (autoComplete[field] ?? 'off')}
      spellCheck={false}
      // a masked number is replaced as a whole
      onFocus={({ target }) => number && target.value.includes('*') && target.select()}
      onChange={({ target }) =>
        saver.change({ [field]: number ? formatNumber(field, withoutMask(values[field], target.value)) : target.value })
      }
    />
  )
}

/** Typing into a mask begins the number anew: what was masked cannot be edited sign by sign. */
const withoutMask = (before: string, now: string) =>
  before.includes('*') && now !== before ? now.replace(before, '').replace(/\*[\d*-]*/g, '') : now

function CountryField({
  field,
  values,
  saver,
  texts,
}: PartProps & { field: 'countryId' | 'certificationCountry' | 'bankCountry' }) {
  const t = useTranslation()
  const list = useCountries()
  const nameOf = useCountryName()
  return (
    <Combobox
      {...texts}
      placeholder={t('tax.chooseCountry')}
      options={(list.data ?? []).map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
      value={values[field] === null ? null : String(values[field])}
      loading={list.isPending}
      onChange={(id) => saver.change({ [field]: id === null ? null : Number(id) })}
    />
  )
}

function StateField({ values, saver, texts }: PartProps) {
  const t = useTranslation()
  const list = useStates(usCountryId)
  return (
    <Combobox
      {...texts}
      placeholder={t('tax.chooseState')}
      options={(list.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={values.stateId === null ? null : String(values.stateId)}
      loading={list.isPending}
      onChange={(id) => saver.change({ stateId: id === null ? null : Number(id) })}
    />
  )
}

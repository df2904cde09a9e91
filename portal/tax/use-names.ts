import type { EntityType, TaxClarification } from '#model/tax/enums.ts'
import type { TaxField } from '#model/tax/values.ts'
import { countryNamer, useCountries } from '../identity/account/contact/places.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'

/** A country's name in the reader's language, by its number. */
export function useCountryName(): (id: number | null) => string {
  const nameOf = countryNamer(useIntlLocale())
  const { data = [] } = useCountries()
  return (id) => {
    const country = data.find((one) => one.id === id)
    return country ? nameOf(country) : ''
  }
}

/** The words of the form for a kind of taxpayer, which are those of the law. */
export function useEntityName(): (type: EntityType | TaxClarification) => string {
  const t = useTranslation()
  return (type) => t(`tax.entity.${type}`)
}

/** What a field is called on the page. */
export function useFieldLabel(): (field: TaxField) => string {
  const t = useTranslation()
  return (field) => {
    if (field === 'ftinNotRequired') return t('tax.noFtin')
    return field === 'doNotHavePaypal' ? t('tax.noPaypal') : t(`tax.field.${field}`)
  }
}

/** What a filled entry is called in a list: a box as one that is checked. */
export function useEntryName(): (field: TaxField) => string {
  const t = useTranslation()
  const label = useFieldLabel()
  return (field) =>
    field === 'ftinNotRequired' || field === 'doNotHavePaypal'
      ? t('tax.checkedBox', { name: label(field) })
      : label(field)
}

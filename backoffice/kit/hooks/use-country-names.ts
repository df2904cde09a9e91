import { useMemo } from 'react'
import { useLocale } from 'ra-core'
import { countryNamesIn } from '#model/texts/country-names.ts'

/** The name of a country in the reader's language by its two letters. */
export function useCountryNames() {
  const locale = useLocale() ?? 'en'
  return useMemo(() => countryNamesIn(locale), [locale])
}

import { useMemo } from 'react'
import { useLocale } from 'ra-core'

/** The name of a country in the reader's language by its two letters; what is no such code stays as it is. */
export function useCountryNames() {
  const locale = useLocale() ?? 'en'
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
  }, [locale])
}

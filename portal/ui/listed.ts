import { useCallback } from 'react'
import { useIntlLocale } from '../shell/texts.tsx'

/** Puts words one after another, divided as the reader's language divides them: "a, b", 「a、b」. */
export function useListed() {
  const locale = useIntlLocale()
  return useCallback(
    (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(words),
    [locale],
  )
}

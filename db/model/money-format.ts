import type { Cents } from './money.ts'

/** Amounts in a language, US dollars as "$" in all of them; what is nothing, or rounds to it, has no minus sign. */
export function moneyFormat(
  locale: string,
  currency = 'USD',
  // the dollars of another country keep their letters
  currencyDisplay: 'narrowSymbol' | 'symbol' | 'code' = currency === 'USD' ? 'narrowSymbol' : 'symbol',
): (cents: Cents) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    signDisplay: 'negative',
  })
  return (cents) => format.format(cents / 100)
}

/** "$1,234.50", formatted for the locale. */
export const formatMoney = (cents: Cents, locale = 'en-us', currency?: string): string =>
  moneyFormat(locale, currency)(cents)

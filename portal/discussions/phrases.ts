import type { Phrase } from '#model/discussions/wizard/wizard-wire.ts'
import { useIntlLocale, useTranslation, type Translate } from '../shell/texts.tsx'
import { bothZones } from './zones.ts'

/** A server's words: a text as it is, or a key with values. Values that are lists of keys are translated one by one. */
export function phraseText(t: Translate, value: string | Phrase): string {
  if (typeof value === 'string') return value
  const { list, ...rest } = value.params ?? {}
  const named =
    typeof list === 'string'
      ? {
          ...rest,
          list: list
            .split(',')
            .map((key) => t.maybe(key) ?? key)
            .join(t('list.comma')),
        }
      : rest
  return t.maybe(value.key, named) ?? value.key
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Reads what the server says; a day (`yyyy-MM-dd`) is written out, a time (`at`, in seconds) is shown on New York's clock and the reader's. */
export function usePhrase() {
  const t = useTranslation()
  const locale = useIntlLocale()
  return (value: string | Phrase) => {
    if (typeof value === 'string') return value
    const { at, day } = value.params ?? {}
    if (typeof at === 'number') return bothZones(at, locale)
    return phraseText(t, typeof day === 'string' ? { ...value, params: { day: dayText(day, locale) } } : value)
  }
}

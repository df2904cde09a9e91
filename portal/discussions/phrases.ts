import type { Phrase } from '#model/discussions/wizard-wire.ts'
import { useIntlLocale, useT, type Translate } from '../shell/texts.tsx'
import { bothZones } from './zones.ts'

/** A server's words: a text as it stands, or a key with values. Values that are lists of keys are read out one by one. */
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

/** Reads what the server says; a time (`at`, in seconds) as New York's clock and the reader's show it. */
export function usePhrase() {
  const t = useT()
  const locale = useIntlLocale()
  return (value: string | Phrase) => {
    const at = typeof value === 'string' ? undefined : value.params?.at
    return typeof at === 'number' ? bothZones(at, locale) : phraseText(t, value)
  }
}

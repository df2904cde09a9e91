import type { Phrase } from '#model/discussions/wizard-wire.ts'
import { useT, type Translate } from '../shell/texts.tsx'

/** A server's words: a text as it stands, or a key with values. Values that are lists of keys are read out one by one. */
export function phraseText(t: Translate, value: string | Phrase): string {
  if (typeof value === 'string') return value
  const { list, ...rest } = value.params ?? {}
  const named = typeof list === 'string' ? { ...rest, list: list.split(',').map(key => t.maybe(key) ?? key).join(t('list.comma')) } : rest
  return t.maybe(value.key, named) ?? value.key
}

export function usePhrase() {
  const t = useT()
  return (value: string | Phrase) => phraseText(t, value)
}

import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import type { TextKey } from '#model/texts/load.ts'

export type Translate = (key: TextKey, values?: Record<string, unknown>) => string

/** Texts of the product by their checked keys. */
export function useText(): Translate {
  const translate = useTranslate()
  return useCallback((key, values) => translate(key, values), [translate])
}

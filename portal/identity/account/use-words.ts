import { useMemo } from 'react'
import type { PortalTextKey } from '#model/texts/load-portal.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'
import { useUser } from '#api/client/session.ts'

/** The words of an account page: to the person it belongs to, or, where they differ, to staff who look at it. */
export function useWords(userId: string): Translate {
  const t = useTranslation()
  const own = useUser().id === userId
  return useMemo(() => {
    if (own) return t
    const say = (
      key: PortalTextKey,
      ...values: Parameters<Translate['maybe']> extends [unknown, ...infer V] ? V : never
    ) => t.maybe(key.replace(/^account\./, 'account.other.'), ...values) ?? t(key, ...values)
    return Object.assign(say, { maybe: t.maybe })
  }, [t, own])
}

import { useEffect, useState } from 'react'
import { inBrackets } from '#model/zone-name.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { formatInstant } from '../../ui/time.tsx'

/** From when one can join, and how long that is from now. @param from epoch seconds */
export function useCountdownText(from: number | null): string {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  if (from === null) return ''
  const time =
    formatInstant(from, 'time', locale) +
    inBrackets(formatInstant(from, 'relative', locale, undefined, new Date(serverNow())), locale)
  return t('room.early', { time })
}

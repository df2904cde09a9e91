import { joinText } from '#model/live-sessions/join-text.ts'
import { useLimit } from '../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'

/** How early a call can be joined. */
export function useEarlyText(): string {
  const t = useTranslation()
  const { key, values } = joinText(useLimit('live.early'), useIntlLocale())
  return t(key, values)
}

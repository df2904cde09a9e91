import { joinText } from '#model/live-sessions/join-text.ts'
import type { Limits } from '#model/limits.ts'
import { localeOf, textIn } from '../notifications/texts.ts'

/** How early a call can be joined, as staff have set it. */
export function earlyText(language: string | null | undefined, limits: Limits): Promise<string> {
  const { key, values } = joinText(limits['live.early'], localeOf(language))
  return textIn(language, key, values)
}

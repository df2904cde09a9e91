import { longestText } from '#model/long-text.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'

/** Says when a text has more characters than can be sent. The field takes it all the same: nothing that is pasted is cut off. */
export function useTooLong(most = longestText) {
  const t = useTranslation()
  const locale = useIntlLocale()
  return (text: string) =>
    text.trim().length > most ? t('asking.tooLong', { n: most.toLocaleString(locale) }) : undefined
}

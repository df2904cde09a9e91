import { newYork } from '#model/time.ts'
import { zoneBeside } from '#model/zone-name.ts'
import { textIn, type Params, type TextKey } from '../../notifications/texts.ts'

export type DocumentLanguage = 'en-us' | 'zh-cn'

/** The document's own words, in its language. */
export interface Words {
  language: DocumentLanguage
  say(key: TextKey, params?: Params): Promise<string>
  /** with a number, in the right plural */
  count(key: TextKey, n: number): Promise<string>
  /** date and time in New York, with the zone */
  when(at: Date): string
}

export const wordsIn = (language: DocumentLanguage): Words => ({
  language,
  say: (key, params) => textIn(language, key, params),
  count: async (key, n) => {
    const [one = '', many = one] = (await textIn(language, key, { smart_count: n }))
      .split('||||')
      .map((form) => form.trim())
    return n === 1 ? one : many
  },
  when: (at) =>
    new Intl.DateTimeFormat(language, {
      timeZone: newYork,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: zoneBeside(language, newYork),
    }).format(at),
})

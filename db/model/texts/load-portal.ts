import type account from './en/pages/account.json'
import type accountLists from './en/pages/account-lists.json'
import type accountOther from './en/pages/account-other.json'
import type discussion from './en/pages/discussion.json'
import type liveRoom from './en/pages/live-room.json'
import type asking from './en/pages/asking.json'
import type expertHome from './en/pages/expert-home.json'
import type files from './en/pages/files.json'
import type playground from './en/pages/playground.json'
import type registration from './en/pages/registration.json'
import type security from './en/pages/security.json'
import type signOn from './en/pages/sign-on.json'
import type surveyPages from './en/pages/surveys.json'
import type tax from './en/pages/tax.json'
import type unsubscribe from './en/pages/unsubscribe.json'
import type { portalEn } from './portal-en.ts'
import { parts } from './portal-parts.ts'
import firstPage from './en/portal/first-page.json' with { type: 'json' }
import type { Locale } from './locales.ts'
import type { Keys, Messages, Tree } from './messages.ts'

export type PortalTexts = Messages<typeof portalEn>

export type TextPart = keyof typeof parts

/** A key that the portal can show; what it does not load does not compile. */
export type PortalTextKey =
  | Keys<typeof portalEn>
  | Keys<typeof account>
  | Keys<typeof accountLists>
  | Keys<typeof accountOther>
  | Keys<typeof asking>
  | Keys<typeof discussion>
  | Keys<typeof expertHome>
  | Keys<typeof liveRoom>
  | Keys<typeof files>
  | Keys<typeof playground>
  | Keys<typeof security>
  | Keys<typeof signOn>
  | Keys<typeof registration>
  | Keys<typeof surveyPages>
  | Keys<typeof tax>
  | Keys<typeof unsubscribe>

/** The texts that are at hand at once. */
export const firstTexts: Tree = firstPage

/** The texts that every page behind the sign-in may show. */
export function loadPortalTexts(locale: Locale): Promise<PortalTexts> {
  return locale === 'zh'
    ? import('./portal-zh.ts').then((file) => file.portalZh)
    : import('./portal-en.ts').then((file) => file.portalEn)
}

export const loadTextPart = async (part: TextPart, locale: Locale): Promise<Tree> =>
  (await parts[part][locale]()).default

import type { en as account } from './account.en.ts'
import type { en as accountLists } from './account-lists.en.ts'
import type { en as accountOther } from './account-other.en.ts'
import type { en as calls } from './calls.en.ts'
import type { en as beside } from './beside.en.ts'
import type { en as files } from './files.en.ts'
import type { en as playground } from './playground.en.ts'
import type { en as registration } from './registration.en.ts'
import type { en as security } from './security.en.ts'
import type { en as signOn } from './sign-on.en.ts'
import type { en as surveyPages } from './survey-pages.en.ts'
import type { en as unsubscribe } from './unsubscribe.en.ts'
import type { portalEn } from './portal-part.en.ts'
import type { parts } from './portal-parts.ts'
import { en as firstPage } from './first-page.en.ts'
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
  | Keys<typeof beside>
  | Keys<typeof calls>
  | Keys<typeof files>
  | Keys<typeof playground>
  | Keys<typeof security>
  | Keys<typeof signOn>
  | Keys<typeof registration>
  | Keys<typeof surveyPages>
  | Keys<typeof unsubscribe>

/** The texts that are at hand at once. */
export const firstTexts: Tree = firstPage

/** The texts that every page behind the sign-in may show. */
export function loadPortalTexts(locale: Locale): Promise<PortalTexts> {
  return locale === 'zh'
    ? import('./portal-part.zh.ts').then((file) => file.portalZh)
    : import('./portal-part.en.ts').then((file) => file.portalEn)
}

/** Where the parts are is not known to the first page. */
export const loadTextPart = (part: TextPart, locale: Locale): Promise<Tree> =>
  import('./portal-parts.ts').then(({ parts }) => parts[part][locale]())

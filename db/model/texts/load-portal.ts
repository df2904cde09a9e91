import type { en as account } from './account.en.ts'
import type { en as accountLists } from './account-lists.en.ts'
import type { en as accountOther } from './account-other.en.ts'
import type { en as beside } from './beside.en.ts'
import type { en as files } from './files.en.ts'
import type { en as playground } from './playground.en.ts'
import type { en as registration } from './registration.en.ts'
import type { en as security } from './security.en.ts'
import type { en as signOn } from './sign-on.en.ts'
import type { en as surveyPages } from './survey-pages.en.ts'
import type { portalEn } from './portal-part.en.ts'
import { en as firstPage } from './first-page.en.ts'
import type { Locale } from './locales.ts'
import type { Keys, Messages, Tree } from './messages.ts'

export type PortalTexts = Messages<typeof portalEn>

/** Texts of pages that are not opened first: each part arrives together with the code that shows it. */
const parts = {
  account: {
    en: () => import('./account.en.ts').then((file) => file.en),
    zh: () => import('./account.zh.ts').then((file) => file.zh),
  },
  accountLists: {
    en: () => import('./account-lists.en.ts').then((file) => file.en),
    zh: () => import('./account-lists.zh.ts').then((file) => file.zh),
  },
  accountOther: {
    en: () => import('./account-other.en.ts').then((file) => file.en),
    zh: () => import('./account-other.zh.ts').then((file) => file.zh),
  },
  beside: {
    en: () => import('./beside.en.ts').then((file) => file.en),
    zh: () => import('./beside.zh.ts').then((file) => file.zh),
  },
  files: {
    en: () => import('./files.en.ts').then((file) => file.en),
    zh: () => import('./files.zh.ts').then((file) => file.zh),
  },
  playground: {
    en: () => import('./playground.en.ts').then((file) => file.en),
    zh: () => import('./playground.zh.ts').then((file) => file.zh),
  },
  security: {
    en: () => import('./security.en.ts').then((file) => file.en),
    zh: () => import('./security.zh.ts').then((file) => file.zh),
  },
  signOn: {
    en: () => import('./sign-on.en.ts').then((file) => file.en),
    zh: () => import('./sign-on.zh.ts').then((file) => file.zh),
  },
  surveyPages: {
    en: () => import('./survey-pages.en.ts').then((file) => file.en),
    zh: () => import('./survey-pages.zh.ts').then((file) => file.zh),
  },
  registration: {
    en: () => import('./registration.en.ts').then((file) => file.en),
    zh: () => import('./registration.zh.ts').then((file) => file.zh),
  },
} satisfies Record<string, Record<Locale, () => Promise<Tree>>>

export type TextPart = keyof typeof parts

/** A key that the portal can show; what it does not load does not compile. */
export type PortalTextKey =
  | Keys<typeof portalEn>
  | Keys<typeof account>
  | Keys<typeof accountLists>
  | Keys<typeof accountOther>
  | Keys<typeof beside>
  | Keys<typeof files>
  | Keys<typeof playground>
  | Keys<typeof security>
  | Keys<typeof signOn>
  | Keys<typeof registration>
  | Keys<typeof surveyPages>

/** The texts that are at hand at once. */
export const firstTexts: Tree = firstPage

/** The texts that every page behind the sign-in may show. */
export function loadPortalTexts(locale: Locale): Promise<PortalTexts> {
  return locale === 'zh'
    ? import('./portal-part.zh.ts').then((file) => file.portalZh)
    : import('./portal-part.en.ts').then((file) => file.portalEn)
}

export const loadTextPart = (part: TextPart, locale: Locale): Promise<Tree> => parts[part][locale]()

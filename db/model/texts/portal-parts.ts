import type { Locale } from './locales.ts'
import type { Tree } from './messages.ts'

/** Texts of pages that are not opened first: each part arrives together with the code that shows it. */
export const parts = {
  account: {
    en: () => import('./en/pages/account.json'),
    zh: () => import('./zh/pages/account.json'),
  },
  accountLists: {
    en: () => import('./en/pages/account-lists.json'),
    zh: () => import('./zh/pages/account-lists.json'),
  },
  accountOther: {
    en: () => import('./en/pages/account-other.json'),
    zh: () => import('./zh/pages/account-other.json'),
  },
  asking: {
    en: () => import('./en/pages/asking.json'),
    zh: () => import('./zh/pages/asking.json'),
  },
  discussion: {
    en: () => import('./en/pages/discussion.json'),
    zh: () => import('./zh/pages/discussion.json'),
  },
  expertHome: {
    en: () => import('./en/pages/expert-home.json'),
    zh: () => import('./zh/pages/expert-home.json'),
  },
  files: {
    en: () => import('./en/pages/files.json'),
    zh: () => import('./zh/pages/files.json'),
  },
  liveRoom: {
    en: () => import('./en/pages/live-room.json'),
    zh: () => import('./zh/pages/live-room.json'),
  },
  playground: {
    en: () => import('./en/pages/playground.json'),
    zh: () => import('./zh/pages/playground.json'),
  },
  security: {
    en: () => import('./en/pages/security.json'),
    zh: () => import('./zh/pages/security.json'),
  },
  signOn: {
    en: () => import('./en/pages/sign-on.json'),
    zh: () => import('./zh/pages/sign-on.json'),
  },
  surveyPages: {
    en: () => import('./en/pages/surveys.json'),
    zh: () => import('./zh/pages/surveys.json'),
  },
  tax: {
    en: () => import('./en/pages/tax.json'),
    zh: () => import('./zh/pages/tax.json'),
  },
  unsubscribe: {
    en: () => import('./en/pages/unsubscribe.json'),
    zh: () => import('./zh/pages/unsubscribe.json'),
  },
  registration: {
    en: () => import('./en/pages/registration.json'),
    zh: () => import('./zh/pages/registration.json'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: Tree }>>>

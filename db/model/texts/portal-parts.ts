import type { Locale } from './locales.ts'
import type { Tree } from './messages.ts'

/** Texts of pages that are not opened first: each part arrives together with the code that shows it. */
export const parts = {
  account: {
    en: () => import('./en/pages/account.json').then((file) => file.default),
    zh: () => import('./zh/pages/account.json').then((file) => file.default),
  },
  accountLists: {
    en: () => import('./en/pages/account-lists.json').then((file) => file.default),
    zh: () => import('./zh/pages/account-lists.json').then((file) => file.default),
  },
  accountOther: {
    en: () => import('./en/pages/account-other.json').then((file) => file.default),
    zh: () => import('./zh/pages/account-other.json').then((file) => file.default),
  },
  askingHelp: {
    en: () => import('./en/pages/asking-help.json').then((file) => file.default),
    zh: () => import('./zh/pages/asking-help.json').then((file) => file.default),
  },
  discussion: {
    en: () => import('./en/pages/discussion.json').then((file) => file.default),
    zh: () => import('./zh/pages/discussion.json').then((file) => file.default),
  },
  expertHome: {
    en: () => import('./en/pages/expert-home.json').then((file) => file.default),
    zh: () => import('./zh/pages/expert-home.json').then((file) => file.default),
  },
  files: {
    en: () => import('./en/pages/files.json').then((file) => file.default),
    zh: () => import('./zh/pages/files.json').then((file) => file.default),
  },
  liveRoom: {
    en: () => import('./en/pages/live-room.json').then((file) => file.default),
    zh: () => import('./zh/pages/live-room.json').then((file) => file.default),
  },
  playground: {
    en: () => import('./en/pages/playground.json').then((file) => file.default),
    zh: () => import('./zh/pages/playground.json').then((file) => file.default),
  },
  security: {
    en: () => import('./en/pages/security.json').then((file) => file.default),
    zh: () => import('./zh/pages/security.json').then((file) => file.default),
  },
  signOn: {
    en: () => import('./en/pages/sign-on.json').then((file) => file.default),
    zh: () => import('./zh/pages/sign-on.json').then((file) => file.default),
  },
  surveyPages: {
    en: () => import('./en/pages/surveys.json').then((file) => file.default),
    zh: () => import('./zh/pages/surveys.json').then((file) => file.default),
  },
  tax: {
    en: () => import('./en/pages/tax.json').then((file) => file.default),
    zh: () => import('./zh/pages/tax.json').then((file) => file.default),
  },
  unsubscribe: {
    en: () => import('./en/pages/unsubscribe.json').then((file) => file.default),
    zh: () => import('./zh/pages/unsubscribe.json').then((file) => file.default),
  },
  registration: {
    en: () => import('./en/pages/registration.json').then((file) => file.default),
    zh: () => import('./zh/pages/registration.json').then((file) => file.default),
  },
} satisfies Record<string, Record<Locale, () => Promise<Tree>>>

import type { Locale } from './locales.ts'
import type { Tree } from './messages.ts'

/** Texts of pages that are not opened first: each part arrives together with the code that shows it. */
export const parts = {
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
  calls: {
    en: () => import('./calls.en.ts').then((file) => file.en),
    zh: () => import('./calls.zh.ts').then((file) => file.zh),
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
  unsubscribe: {
    en: () => import('./unsubscribe.en.ts').then((file) => file.en),
    zh: () => import('./unsubscribe.zh.ts').then((file) => file.zh),
  },
  registration: {
    en: () => import('./registration.en.ts').then((file) => file.en),
    zh: () => import('./registration.zh.ts').then((file) => file.zh),
  },
} satisfies Record<string, Record<Locale, () => Promise<Tree>>>

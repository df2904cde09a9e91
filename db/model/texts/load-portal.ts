import type { portalEn } from './portal-part.en.ts'
import { firstEn } from './portal-first.en.ts'
import type { Locale } from './locales.ts'
import type { Keys, Messages, Tree } from './messages.ts'

export type PortalTexts = Messages<typeof portalEn>

/** A key that the portal can show; what it does not load does not compile. */
export type PortalTextKey = Keys<typeof portalEn>

/** The texts that are at hand at once. */
export const firstTexts: Tree = firstEn

/** All texts of the portal in a language. */
export function loadPortalTexts(locale: Locale): Promise<PortalTexts> {
  return locale === 'zh' ? import('./portal-part.zh.ts').then(file => file.portalZh) : import('./portal-part.en.ts').then(file => file.portalEn)
}

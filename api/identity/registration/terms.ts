import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { contentDocument } from '#db/schema/all.ts'
import { fallbackLocale, termsByUserType, type Locale } from '#model/content/enums.ts'
import type { Terms } from '#model/content/wire.ts'

/** The terms of a user type in a language, else in English; null for types that have none. */
export async function termsFor(q: Queries, userType: number, locale: Locale): Promise<Terms | null> {
  const uid = termsByUserType[userType]
  if (uid === undefined) return null
  const found = await q
    .select()
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.type, 'terms'),
        eq(contentDocument.uid, uid),
        eq(contentDocument.enabled, true),
        inArray(contentDocument.locale, [locale, fallbackLocale]),
      ),
    )
  const document = found.find((each) => each.locale === locale) ?? found[0]
  return document
    ? { id: document.id, locale: document.locale as Locale, html: String(document.fields.html ?? '') }
    : null
}

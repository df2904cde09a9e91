import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { contentDocument, membershipPlan, queryHeader, user, userInvite } from '#db/schema/all.ts'
import { fallbackLocale, locales, themeNames, type Locale, type ThemeName } from '#model/content/enums.ts'
import { fillFields, fillHtml, themeWords } from '#model/content/placeholders.ts'
import { htmlFields, soundTheme } from '#model/content/shapes.ts'
import type { ContentDocument, Terms, Theme } from '#model/content/wire.ts'
import { productName } from '#model/product-name.ts'
import { defaultTheme, isThemeName, themeOfHost } from '#model/identity/theme.ts'
import { termsByUserType } from '#model/content/enums.ts'
import type { Ctx } from './context.ts'
import { plansOf } from './identity/post-rights.ts'

type Row = typeof contentDocument.$inferSelect

export interface WantedContent {
  type: string
  uid?: string | undefined
  userType?: number | undefined
  locale: Locale
}

const wire = (row: Row): ContentDocument => ({
  id: row.id,
  type: row.type,
  uid: row.uid,
  userType: row.userType === '' ? null : Number(row.userType),
  locale: row.locale as Locale,
  enabled: row.enabled,
  fields: row.fields,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
})

/** The enabled documents of the own store, as they were written. */
async function storedDocuments(q: Queries, wanted: WantedContent): Promise<ContentDocument[]> {
  const types = ['', ...(wanted.userType === undefined ? [] : [String(wanted.userType)])]
  const rows = await q
    .select()
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.type, wanted.type),
        wanted.uid ? eq(contentDocument.uid, wanted.uid) : undefined,
        inArray(contentDocument.userType, types),
        inArray(contentDocument.locale, [wanted.locale, fallbackLocale]),
        eq(contentDocument.enabled, true),
      ),
    )
  return rows.map(wire)
}

/** One document per uid: of the language, else English; for the user type, else for everyone. In their order. */
function bestOf(documents: readonly ContentDocument[], { locale }: WantedContent): ContentDocument[] {
  const score = (one: ContentDocument) => (one.userType === null ? 0 : 2) + (one.locale === locale ? 1 : 0)
  const best = new Map<string, ContentDocument>()
  for (const one of documents) {
    const other = best.get(one.uid)
    if (!other || score(one) > score(other)) best.set(one.uid, one)
  }
  return [...best.values()].sort(
    (a, b) => Number(a.fields.order ?? 0) - Number(b.fields.order ?? 0) || a.uid.localeCompare(b.uid),
  )
}

/** The themes, which are edited in the own store only. */
export const findThemes = async (q: Queries, locale: Locale = fallbackLocale): Promise<ContentDocument[]> =>
  bestOf(await storedDocuments(q, { type: 'theme', locale }), { type: 'theme', locale })

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A document as the theme that a page is shown in; what staff have left out is empty, and so is what may not be shown. */
export function themeOf({ uid, fields: stored }: ContentDocument): Theme {
  const fields = soundTheme(stored)
  return {
    name: isThemeName(uid) ? uid : defaultTheme,
    colours: fields.colours,
    companyText: textOf(fields.companyText),
    url: textOf(fields.url),
    domain: textOf(fields.domain),
    careNavigatorAddress: textOf(fields.careNavigatorAddress),
    logo: textOf(fields.logo),
    favicon: textOf(fields.favicon),
    accentImage: textOf(fields.accentImage),
  }
}

/** The account's own theme, else that of its first active plan, else the product's. */
export async function themeOfAccount(
  q: Queries,
  account: { id: string; theme: string | null },
  now: Date,
): Promise<ThemeName> {
  if (account.theme && isThemeName(account.theme)) return account.theme
  const plan = (await plansOf(q, account.id, now)).find((one) => one.activeNow && one.theme && isThemeName(one.theme))
  return plan?.theme && isThemeName(plan.theme) ? plan.theme : themeNames[0]
}

/** The brand that the caller sees: that of the account, before sign-in that of the host. */
export async function themeOfReader(ctx: Ctx, q: Queries): Promise<ThemeName> {
  if (!ctx.actor) {
    const themes = await findThemes(q)
    return themeOfHost(
      ctx.request.host,
      Object.fromEntries(themes.map((theme) => [theme.uid, String(theme.fields.domain ?? '')])),
    )
  }
  const [account] = await q.select({ id: user.id, theme: user.theme }).from(user).where(eq(user.id, ctx.actor.userId))
  return account ? themeOfAccount(q, account, ctx.now()) : themeNames[0]
}

/** The brand of an account, without one the product's. */
async function brandOfAccount(ctx: Ctx, userId: string | null, language: string): Promise<Theme | undefined> {
  const [account] =
    userId === null ? [] : await ctx.db.select({ id: user.id, theme: user.theme }).from(user).where(eq(user.id, userId))
  const name = account ? await themeOfAccount(ctx.db, account, ctx.now()) : defaultTheme
  return themeNamed(ctx.db, name, language)
}

/** The theme of a plan, in which people without an account are invited to it or to its discussions; without one the product's. */
export async function themeOfPlan(q: Queries, planId: string | null): Promise<ThemeName> {
  const [plan] =
    planId === null
      ? []
      : await q.select({ theme: membershipPlan.theme }).from(membershipPlan).where(eq(membershipPlan.id, planId))
  return plan?.theme && isThemeName(plan.theme) ? plan.theme : defaultTheme
}

export const brandOfPlan = async (q: Queries, planId: string | null, language: string): Promise<Theme | undefined> =>
  themeNamed(q, await themeOfPlan(q, planId), language)

/**
 * The brand in which a mail is written: that of the reader's account, before there is one that of the plan in the
 * invitation, and for guests that of the discussion's plan.
 */
export async function brandOfMail(
  ctx: Ctx,
  { userId, cause, queryId }: { userId: string | null; cause: string; queryId: string | null },
  language: string,
): Promise<Theme | undefined> {
  const [table, id = ''] = cause.split(':')
  if (userId === null && table === 'user_invite') {
    const [invite] = await ctx.db.select({ planId: userInvite.planId }).from(userInvite).where(eq(userInvite.id, id))
    return brandOfPlan(ctx.db, invite?.planId ?? null, language)
  }
  if (userId === null && table === 'query_invite' && queryId !== null) {
    const [about] = await ctx.db
      .select({ planId: queryHeader.planId })
      .from(queryHeader)
      .where(eq(queryHeader.id, queryId))
    return brandOfPlan(ctx.db, about?.planId ?? null, language)
  }
  return brandOfAccount(ctx, userId, language)
}

/** A theme as it reads in a language. */
export async function themeNamed(q: Queries, name: ThemeName, language: string): Promise<Theme | undefined> {
  const locale = locales.find((one) => one.slice(0, 2) === language.slice(0, 2)) ?? fallbackLocale
  const own = (await findThemes(q, locale)).find(({ uid }) => uid === name)
  return own && themeOf(own)
}

/** What the service is called for someone, in a language: in authenticator apps, passkeys and calendars. */
export const brandName = async (ctx: Ctx, userId: string, language: string): Promise<string> =>
  (await brandOfAccount(ctx, userId, language))?.companyText || productName

/** What it is called for the guests of a plan's discussion. */
export const brandNameForGuests = async (q: Queries, planId: string | null, language: string): Promise<string> =>
  (await brandOfPlan(q, planId, language))?.companyText || productName

/** The words that a brand puts in place of `::names::`, in a language. */
export async function brandWords(q: Queries, theme: ThemeName, locale: Locale): Promise<Record<string, string>> {
  const [own] = (await findThemes(q, locale)).filter((one) => one.uid === theme)
  return themeWords(soundTheme(own?.fields ?? {}))
}

/** Whose brand the text is in; nothing: the caller's. */
interface InBrand {
  theme?: ThemeName | undefined
}

/** HTML that staff wrote on a plan or a funding source, as its readers get it. */
export async function servedHtml(
  ctx: Ctx,
  q: Queries,
  html: string,
  { theme, locale = ctx.language }: InBrand & { locale?: Locale } = {},
): Promise<string> {
  if (!html.includes('::')) return html
  return fillHtml(html, await brandWords(q, theme ?? (await themeOfReader(ctx, q)), locale))
}

/** Documents as people read them, with the words of the brand in place: nothing leaves the API with a `::placeholder::`. */
export async function findDocuments(
  ctx: Ctx,
  q: Queries,
  wanted: WantedContent,
  { theme }: InBrand = {},
): Promise<ContentDocument[]> {
  const external = await ctx.content.find(wanted)
  const found = bestOf(external?.length ? external : await storedDocuments(q, wanted), wanted)
  if (found.length === 0) return []
  const brand = theme ?? (await themeOfReader(ctx, q))
  const words = new Map<Locale, Record<string, string>>()
  for (const { locale } of found) if (!words.has(locale)) words.set(locale, await brandWords(q, brand, locale))
  return found.map((one) => ({
    ...one,
    fields: fillFields(one.fields, words.get(one.locale) ?? {}, htmlFields(one.type)),
  }))
}

/** The terms of a user type in a language, else in English; null for types that have none. */
export async function termsFor(
  ctx: Ctx,
  q: Queries,
  wanted: { userType: number; locale: Locale },
  brand: InBrand = {},
): Promise<Terms | null> {
  const uid = termsByUserType[wanted.userType]
  if (uid === undefined) return null
  const [found] = await findDocuments(ctx, q, { type: 'terms', uid, locale: wanted.locale }, brand)
  return found ? { id: found.id, locale: found.locale, html: String(found.fields.html ?? '') } : null
}

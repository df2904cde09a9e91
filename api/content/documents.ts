import { and, eq, exists, inArray, ne, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { alias } from '#db/columns.ts'
import type { Queries, Tx } from '#db/client.ts'
import { contentDocument, contentVersion } from '#db/schema/all.ts'
import { jsonText, matches, plainly } from '#db/sql.ts'
import { languageNames, languageOf, locales, type Locale } from '#model/content/enums.ts'
import { htmlFields } from '#model/content/shapes.ts'
import { contentAdminRow, contentDocumentFields, contentDocumentInput, type ContentAdmin } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { withCleanHtml } from '../admin/clean-html.ts'
import { adminResource, type Row } from '../admin/declare.ts'
import { inOneCell } from '../admin/export/say.ts'
import { anyOf, choice, flag, textWhere, type Filter } from '../admin/filters.ts'
import { requireActor, type Ctx } from '../context.ts'
import { assertNotReferenced } from './assert-not-referenced.ts'

const t = contentDocument
const other = alias(contentDocument, 'other_language')
const sameInAnotherLanguage = (q: Queries) =>
  exists(
    q
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(eq(other.type, t.type), eq(other.uid, t.uid), eq(other.userType, t.userType), ne(other.locale, t.locale)),
      ),
  )

const searched = plainly(sql`${t.type} || ' ' || ${t.uid} || ' ' || ${jsonText(t.fields)}`)

/** The column holds `''` for everyone; the filter says `all`. */
const kinds = z.union([
  z.literal('all').transform(() => ''),
  z.coerce.number<string | number>().int().transform(String),
])
const forKind: Filter<string> = { json: kinds, query: kinds, where: (kind) => eq(t.userType, kind) }

/** One document for each type, uid, user type and language. */
async function checkPlace(
  _ctx: Ctx,
  tx: Tx,
  { before, fields }: { before: ContentAdmin | null; fields: Row },
): Promise<void> {
  const place = { ...before, ...fields } as ContentAdmin
  const [there] = await tx
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.type, place.type),
        eq(t.uid, place.uid),
        eq(t.userType, kindText(place.userType)),
        eq(t.locale, place.locale),
      ),
    )
  if (there && there.id !== before?.id)
    throw new AppError('record.duplicate', 'This document exists already.', { fields: { uid: 'errors.duplicate' } })
  if (before && (place.type !== before.type || place.uid !== before.uid)) await assertNotReferenced(tx, before)
  if (fields.fields !== undefined) fields.fields = withCleanHtml(fields.fields as Row, htmlFields(place.type))
}

const kindText = (kind: unknown) => (typeof kind === 'number' ? String(kind) : '')

/** Keeps each state that a document has had; of one that was never changed, the state that it had until now. */
async function storeVersions(
  _ctx: Ctx,
  tx: Tx,
  { before, after }: { before: ContentAdmin | null; after: ContentAdmin },
): Promise<void> {
  for (const state of before ? [before, after] : [after]) {
    await tx
      .insert(contentVersion)
      .values({
        documentId: state.id,
        documentVersion: state.version,
        enabled: state.enabled,
        fields: state.fields,
        createdBy: state.updatedBy,
        createdAt: new Date(state.updatedAt),
      })
      .onConflictDoNothing()
  }
}

async function findMissing(_ctx: Ctx, q: Queries, rows: ContentAdmin[]): Promise<void> {
  const keyOf = (row: { type: string; uid: string; userType: string }) => `${row.type} ${row.uid} ${row.userType}`
  const found = await q
    .select({ type: t.type, uid: t.uid, userType: t.userType, locale: t.locale })
    .from(t)
    .where(
      inArray(
        t.uid,
        rows.map((row) => row.uid),
      ),
    )
  for (const row of rows) {
    const there = found
      .filter((one) => keyOf(one) === keyOf({ ...row, userType: kindText(row.userType) }))
      .map((one) => one.locale)
    row.missing = locales.filter((locale) => !there.includes(locale))
  }
}

const nameOfLanguage = (locale: Locale) => languageNames[languageOf[locale]]

/** The content store as staff edit it. */
export const contentDocuments = adminResource('contentDocuments', {
  table: t,
  columns: {
    id: t.id,
    type: t.type,
    uid: t.uid,
    userType: t.userType,
    locale: t.locale,
    enabled: t.enabled,
    fields: t.fields,
    updatedAt: t.updatedAt,
    updatedBy: t.updatedBy,
    version: t.version,
  },
  row: contentAdminRow,
  toRow: (raw) => ({
    ...raw,
    userType: raw.userType === '' ? null : Number(raw.userType),
    locale: raw.locale as Locale,
    updatedAt: raw.updatedAt.toISOString(),
    missing: [],
    title: [raw.fields.title, raw.fields.companyText].find((title) => typeof title === 'string') ?? null,
  }),
  inFiles: {
    title: (row) => row.title ?? row.uid,
    userType: (row, { words }) => words(row.userType === null ? 'contents.everybody' : `user.typeName.${row.userType}`),
    locale: (row) => nameOfLanguage(row.locale),
    missing: (row, { words }) => inOneCell(row.missing.map(nameOfLanguage)) || words('contents.complete'),
  },
  complete: findMissing,
  search: searched,
  filters: {
    type: anyOf(t.type),
    uid: textWhere((uid) => eq(t.uid, uid)),
    userType: forKind,
    locale: anyOf(t.locale, z.enum(locales)),
    enabled: choice(['true', 'false', 'all'], (word) => (word === 'all' ? undefined : eq(t.enabled, word === 'true'))),
    text: textWhere((text) => matches(searched, text)),
    missingTranslation: flag((on, ctx) => (on ? not(sameInAnotherLanguage(ctx.db)) : sameInAnotherLanguage(ctx.db))),
  },
  sorts: ['type', 'uid', 'userType', 'locale', 'enabled', 'updatedAt'],
  defaultSort: ['type', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: contentDocumentInput },
    update: { act: 'setup.edit', fields: contentDocumentFields, whole: contentDocumentInput },
    remove: { act: 'records.delete', dependents: [] },
    toColumns: (fields, ctx) => ({
      ...fields,
      ...(fields.userType !== undefined && { userType: kindText(fields.userType) }),
      updatedBy: requireActor(ctx).userId,
    }),
    label: (row) => `${row.type} ${row.uid} ${row.locale}`,
    check: checkPlace,
    checkRemove: (_ctx, tx, row) => assertNotReferenced(tx, row),
    after: storeVersions,
  },
  catalogue: { filters: ['type', 'uid', 'userType', 'locale', 'enabled'], defaults: { enabled: 'all' } },
})

import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { nameColumns } from '#db/name-columns.ts'
import { notification, user, userTaxInformation, yearFile } from '#db/schema/all.ts'
import type { AuditAbout, AuditListRow } from '#model/audit/wire.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { formName } from '#model/tax/form-name.ts'

type SubjectsById = readonly (readonly [id: string, about: AuditAbout])[]

/** Records that no list names: a form by its person, a message by who gets it, a file of a year by the year. */
const namesOf: Readonly<Record<string, (q: Queries, ids: string[]) => Promise<SubjectsById>>> = {
  user_tax_information: async (q, ids) => {
    const t = userTaxInformation
    const forms = await q.select({ id: t.id, userId: t.userId, type: t.formType }).from(t).where(inArray(t.id, ids))
    const names = await peopleNamed(q, forms)
    return forms.map(({ id, userId, type }) => [id, { userId, name: names.get(userId) ?? '', detail: formName(type) }])
  },
  notification: async (q, ids) => {
    const t = notification
    const rows = await q
      .select({ id: t.id, userId: t.userId, to: t.to, subject: t.subject })
      .from(t)
      .where(inArray(t.id, ids))
    const names = await peopleNamed(q, rows)
    return rows.map(({ id, userId, to, subject }) => [
      id,
      { userId, name: names.get(userId ?? '') ?? to, detail: subject || null },
    ])
  },
  year_file: async (q, ids) => {
    const t = yearFile
    const files = await q.select({ id: t.id, year: t.year, kind: t.kind }).from(t).where(inArray(t.id, ids))
    return files.map(({ id, year, kind }) => [
      id,
      { userId: null, name: String(year), detail: `yearEnd.fileKind.${kind}` },
    ])
  },
}

async function peopleNamed(q: Queries, rows: readonly { userId: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  if (!ids.length) return new Map()
  const people = await q
    .select({ id: user.id, ...nameColumns })
    .from(user)
    .where(inArray(user.id, ids))
  return new Map(people.map((one) => [one.id, resolvedName(one)]))
}

/** Puts the names of such records on the lines about them. */
export async function nameRecords(q: Queries, lines: readonly AuditListRow[]): Promise<void> {
  for (const [table, read] of Object.entries(namesOf)) {
    const about = lines.filter(({ refTable }) => refTable === table)
    if (!about.length) continue
    const names = new Map(await read(q, [...new Set(about.map(({ refId }) => refId))]))
    for (const line of about) line.about = names.get(line.refId) ?? null
  }
}

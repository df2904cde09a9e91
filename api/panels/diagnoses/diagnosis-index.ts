import { and, asc, count, eq, max, ne, or, isNull, sum } from 'drizzle-orm'
import type { Db, Queries } from '#db/client.ts'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '#db/schema/all.ts'
import {
  indexDiagnoses,
  type DiagnosisIndex,
  type SearchedDiagnosis,
} from '#model/panels/diagnoses/diagnosis-search.ts'
import type { DiagnosisTree } from '#model/panels/diagnoses/effective-diagnoses.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'

export interface IndexedDomain {
  readonly id: string
  readonly name: string
  readonly nameZh: string | null
}
export interface IndexedDiagnosis extends SearchedDiagnosis {
  readonly group: SearchedDiagnosis['group'] & { readonly domain: IndexedDomain }
}
export interface DiagnosisBook {
  readonly index: DiagnosisIndex
  readonly diagnoses: ReadonlyMap<string, IndexedDiagnosis>
  readonly tree: DiagnosisTree
  /** "I don't see mine", where it is enabled */
  readonly notListed: { readonly id: string; readonly name: string; readonly nameZh: string | null } | null
}

const kept = new WeakMap<object, { mark: string; book: DiagnosisBook }>()

/** Changes with every diagnosis, group or domain that is made, edited or deleted. */
async function markOf(q: Queries): Promise<string> {
  const marks: unknown[] = []
  for (const table of [diagnosis, diagnosisGroup, diagnosisDomain]) {
    const [row] = await q.select({ n: count(), edits: sum(table.version), newest: max(table.id) }).from(table)
    marks.push(row?.n, row?.edits, row?.newest)
  }
  return marks.join('|')
}

/** The enabled diagnoses made ready for searching; kept until one of them changes. */
export async function diagnosisBook(db: Db): Promise<DiagnosisBook> {
  const mark = await markOf(db)
  const before = kept.get(db)
  if (before?.mark === mark) return before.book
  const book = await readBook(db)
  kept.set(db, { mark, book })
  return book
}

async function readBook(q: Queries): Promise<DiagnosisBook> {
  const enabled = and(
    eq(diagnosis.enabled, true),
    eq(diagnosisGroup.enabled, true),
    eq(diagnosisDomain.enabled, true),
    or(isNull(diagnosis.code), ne(diagnosis.code, notListedCode)),
  )
  const rows = await q
    .select({ one: diagnosis, group: diagnosisGroup, domain: diagnosisDomain })
    .from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
    .where(enabled)
    .orderBy(asc(diagnosis.code), asc(diagnosis.name), asc(diagnosis.id))
  const groups = new Map<string, IndexedDiagnosis['group']>()
  const all = rows.map(({ one, group, domain }): IndexedDiagnosis => {
    const its = groups.get(group.id) ?? { ...group, domain }
    groups.set(group.id, its)
    return { ...one, group: its }
  })
  const [notListed] = await q
    .select({ id: diagnosis.id, name: diagnosis.name, nameZh: diagnosis.nameZh })
    .from(diagnosis)
    .where(and(eq(diagnosis.code, notListedCode), eq(diagnosis.enabled, true)))
  return {
    index: indexDiagnoses(all),
    diagnoses: new Map(all.map((row) => [row.id, row])),
    tree: {
      groupOf: new Map(all.map((row) => [row.id, row.group.id])),
      domainOf: new Map(all.map((row) => [row.group.id, row.group.domain.id])),
    },
    notListed: notListed ?? null,
  }
}

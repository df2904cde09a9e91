import { eq, isNull, sql } from 'drizzle-orm'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
import type { Queries } from '../../client.ts'
import { newId } from '../../columns.ts'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '../../schema/all.ts'
import { diagnosisSearchText } from '../../search-text.ts'
import { searchable } from '../../sql.ts'
import { inBatches } from '../batches.ts'
import { chineseNames } from './diagnosis-names-zh.ts'
import { diagnosisWords, groupWords, type SpokenWords } from './diagnosis-words.ts'
import { neoplasms } from './neoplasms.ts'

const unspoken = { plainName: null, plainNameZh: null, synonyms: [], synonymsZh: [] }
const spoken = (words: SpokenWords | undefined) =>
  words ? { ...words, synonyms: [...words.synonyms], synonymsZh: [...words.synonymsZh] } : unspoken
const nameZhOf = (code: string, own: string | null | undefined) => own ?? chineseNames.get(code) ?? null
const findable = <R extends Parameters<typeof diagnosisSearchText>[0]>(row: R) => ({
  ...row,
  searchText: diagnosisSearchText(row),
})

/** What an asker chooses who does not see theirs. It belongs to the group of unknown sites. */
const notListed = { code: notListedCode, name: 'Not listed', nameZh: '列表中没有', ...unspoken }
const homeOfNotListed = 'C80'

/** The diagnoses of the code set with what people call them. Answers with the groups. */
export async function loadDiagnoses(db: Queries): Promise<{ id: string; code: string }[]> {
  const domains = neoplasms.map((domain) => ({ id: newId(), ...domain }))
  const groups = domains.flatMap((domain) =>
    domain.groups.map((group) => ({ id: newId(), domainId: domain.id, ...group })),
  )
  const diagnoses = groups.flatMap((group) =>
    group.diagnoses.map((one) => ({ id: newId(), groupId: group.id, ...one })),
  )
  await db
    .insert(diagnosisDomain)
    .values(domains.map(({ id, name, nameZh }) => ({ id, name, nameZh, searchText: searchable(name, nameZh) })))
  await inBatches(groups, (batch) =>
    db
      .insert(diagnosisGroup)
      .values(
        batch.map(({ id, domainId, code, name, nameZh }) =>
          findable({ id, domainId, code, name, nameZh: nameZh ?? null, ...spoken(groupWords(code)) }),
        ),
      ),
  )
  await inBatches(diagnoses, (batch) =>
    db
      .insert(diagnosis)
      .values(
        batch.map(({ id, groupId, code, name, nameZh }) =>
          findable({ id, groupId, code, name, nameZh: nameZhOf(code, nameZh), ...spoken(diagnosisWords.get(code)) }),
        ),
      ),
  )
  await addNotListed(db)
  return groups.map(({ id, code }) => ({ id, code }))
}

async function addNotListed(db: Queries): Promise<void> {
  const [there] = await db.select({ id: diagnosis.id }).from(diagnosis).where(eq(diagnosis.code, notListedCode))
  const [home] = await db.select().from(diagnosisGroup).where(eq(diagnosisGroup.code, homeOfNotListed))
  if (there || !home) return
  await db
    .insert(diagnosis)
    .values(findable({ id: newId(), groupId: home.id, ...notListed }))
    .onConflictDoNothing()
}

/** First what is there, then what is missing; each once, whatever its case. */
const joined = (kept: readonly string[] | null, fresh: readonly string[]): string[] => {
  const known = new Set((kept ?? []).map((word) => word.toLowerCase()))
  return [...(kept ?? []), ...fresh.filter((word) => !known.has(word.toLowerCase()))]
}

/**
 * Gives the diagnoses of a database from before there were words what people call them, once. What staff have written
 * is kept: names stay, synonyms are added to.
 */
export async function fillDiagnosisWords(db: Queries): Promise<void> {
  const groups = await db.select().from(diagnosisGroup).where(isNull(diagnosisGroup.synonymsZh))
  for (const row of groups) {
    const words = spoken(row.code ? groupWords(row.code) : undefined)
    const fields = wordsFor(row, words)
    await db
      .update(diagnosisGroup)
      .set({
        ...fields,
        searchText: diagnosisSearchText({ ...row, ...fields }),
        version: sql`${diagnosisGroup.version} + 1`,
      })
      .where(eq(diagnosisGroup.id, row.id))
  }
  const diagnoses = await db.select().from(diagnosis).where(isNull(diagnosis.synonymsZh))
  for (const row of diagnoses) {
    const words = spoken(row.code ? diagnosisWords.get(row.code) : undefined)
    const fields = { ...wordsFor(row, words), nameZh: row.nameZh ?? (row.code ? nameZhOf(row.code, null) : null) }
    // a merged diagnosis is found by the code of the other too, which only its search text knows
    const text = [...new Set(`${row.searchText} ${diagnosisSearchText({ ...row, ...fields })}`.split(' '))].join(' ')
    await db
      .update(diagnosis)
      .set({ ...fields, searchText: text, version: sql`${diagnosis.version} + 1` })
      .where(eq(diagnosis.id, row.id))
  }
  if (groups.length) await addNotListed(db)
}

type Words = Pick<typeof diagnosis.$inferSelect, 'plainName' | 'plainNameZh' | 'synonyms' | 'synonymsZh'>
const wordsFor = (row: Words, words: Words) => ({
  plainName: row.plainName ?? words.plainName,
  plainNameZh: row.plainNameZh ?? words.plainNameZh,
  synonyms: joined(row.synonyms, words.synonyms ?? []),
  synonymsZh: joined(row.synonymsZh, words.synonymsZh ?? []),
})

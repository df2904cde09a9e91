import { expect } from 'vitest'
import type { Db } from '#db/client.ts'
import { auditEvent } from '#db/schema/all.ts'
import { textOfField } from '#model/audit/words.ts'
import { en } from '#model/texts/en.ts'

/** Without blanks filled in: whether a text exists is all that is asked. */
const textAt = (key: string): string => {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], en)
  return typeof found === 'string' ? found : ''
}

/** Whatever a test has changed is told in the change log by names that people know, not by those of columns. */
export async function expectNamesInChangeLog(db: Db) {
  const written = await db
    .selectDistinct({ refTable: auditEvent.refTable, field: auditEvent.refField })
    .from(auditEvent)
  const unnamed = written.flatMap(({ refTable, field }) => [
    ...(textAt(`audit.table.${refTable}`) === '' ? [refTable] : []),
    ...(field !== null && textOfField(refTable, field, textAt) === '' ? [`${refTable}.${field}`] : []),
  ])
  expect([...new Set(unnamed)]).toEqual([])
}

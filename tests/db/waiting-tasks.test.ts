import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dialect } from '#db/dialect.ts'
import { root } from '#db/root.ts'
import { csrTask } from '#db/schema/all.ts'
import { startProduct } from '../support/product.ts'

test('a database from before the tasks gets those that wait, once', async () => {
  const { db, store } = await startProduct({ contents: 'demo' })
  const waiting = async () =>
    (await db.select().from(csrTask).orderBy(asc(csrTask.kind), asc(csrTask.queryId))).map(
      ({ kind, queryId, responseId, doneAt, dueAt, createdAt }) => ({
        kind,
        queryId,
        responseId,
        doneAt,
        hours: ((dueAt?.getTime() ?? 0) - createdAt.getTime()) / 3_600_000,
      }),
    )
  const told = await waiting()
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['review', 'charge', 'answer']))
  const folder = join(root, 'db/migrations', dialect)
  const file = readdirSync(folder).find((name) => name.includes('waiting-tasks')) ?? ''
  const statements = readFileSync(join(folder, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT'))
  expect(statements).toHaveLength(3)
  await store.exec('delete from csr_task')
  for (const statement of [...statements, ...statements]) await store.exec(statement)
  expect(await waiting()).toEqual(told)
})

import { newId } from '../columns.ts'
import type { Queries } from '../client.ts'
import { file } from '../schema/all.ts'
import type { Organisations } from './load-organisations.ts'
import type { People } from './load-people.ts'
import { pdfOf } from './pdf-of.ts'
import { storyFiles } from './story/files.ts'

/** Puts the bytes of a file where uploads are kept. */
export type KeepFile = (key: string, bytes: Uint8Array) => Promise<void>

/** Documents that belong to plans: rows here, their bytes where uploads are kept. */
export async function tellFiles(db: Queries, now: Date, people: People, { plans }: Organisations, keep: KeepFile): Promise<void> {
  const createdBy = people.byEmail.get('csr@consilium.test')?.id ?? null
  for (const { plan, name, description, lines, daysAgo } of storyFiles) {
    const bytes = pdfOf(name.replace(/\.pdf$/, ''), lines)
    const storageKey = newId()
    await keep(`plan/${storageKey}`, bytes)
    await db.insert(file).values({
      planId: plans.get(plan) ?? '', name, description, fileType: 'pdf', mime: 'application/pdf', size: bytes.byteLength, storageKey, status: 'ready', createdBy,
      createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
    })
  }
}

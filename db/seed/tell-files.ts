import { newId } from '../columns.ts'
import type { Queries } from '../client.ts'
import { file } from '../schema/all.ts'
import type { Organisations } from './load-organisations.ts'
import type { People } from './load-people.ts'
import { pdfOf } from './pdf-of.ts'
import { ownFiles, storyFiles, type StoryFile } from './story/files.ts'

/** Puts the bytes of a file where uploads are kept. */
export type KeepFile = (key: string, bytes: Uint8Array) => Promise<void>

/** Documents that belong to plans and to members: rows here, their bytes where uploads are kept. */
export async function tellFiles(db: Queries, now: Date, people: People, { plans }: Organisations, keep: KeepFile): Promise<void> {
  const staff = people.byEmail.get('csr@consilium.test')?.id ?? null
  for (const story of storyFiles) {
    const storageKey = newId()
    await tell(db, now, story, keep, { planId: plans.get(story.plan) ?? '', storageKey, key: `plan/${storageKey}`, createdBy: staff })
  }
  for (const story of ownFiles) {
    const userId = people.byEmail.get(story.owner)?.id ?? ''
    const storageKey = `user-file/${newId()}`
    await tell(db, now, story, keep, { userId, storageKey, key: storageKey, createdBy: userId })
  }
}

interface Kept {
  userId?: string
  planId?: string
  storageKey: string
  /** where the bytes stand */
  key: string
  createdBy: string | null
}

async function tell(db: Queries, now: Date, { name, description, lines, daysAgo }: StoryFile, keep: KeepFile, { key, ...row }: Kept) {
  const bytes = pdfOf(name.replace(/\.pdf$/, ''), lines)
  await keep(key, bytes)
  await db.insert(file).values({
    ...row, name, description, fileType: 'pdf', mime: 'application/pdf', size: bytes.byteLength, status: 'ready', createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
  })
}

import { and, desc, eq } from 'drizzle-orm'
import { newId } from '../../columns.ts'
import type { Queries } from '../../client.ts'
import { file, queryAttachment, queryHeader, queryResponse } from '../../schema/all.ts'
import { idAt } from './stable-random.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'
import { pdfOf } from './simple-pdf.ts'
import { attachedFiles, ownFiles, demoFiles, type DemoFile } from './data/files.ts'

/** Puts the bytes of a file where uploads are kept. */
export type KeepFile = (key: string, bytes: Uint8Array) => Promise<void>

/** Documents that belong to plans, to members and to discussions: rows here, their bytes where uploads are kept. */
export async function seedFiles(
  db: Queries,
  now: Date,
  people: People,
  { plans }: Organisations,
  keep: KeepFile,
): Promise<void> {
  const staff = people.byEmail.get('csr@consilium.test')?.id ?? null
  for (const described of demoFiles) {
    const storageKey = newId()
    await addFile(db, now, described, keep, {
      planId: plans.get(described.plan) ?? '',
      storageKey,
      key: `plan/${storageKey}`,
      createdBy: staff,
    })
  }
  for (const described of ownFiles) {
    const userId = people.byEmail.get(described.owner)?.id ?? ''
    const storageKey = `user-file/${newId()}`
    await addFile(db, now, described, keep, { userId, storageKey, key: storageKey, createdBy: userId })
  }
  await seedAttachments(db, people, keep)
}

const HOUR = 3_600_000

/** Attached an hour after the experts were asked, before anybody answered. */
async function seedAttachments(db: Queries, people: People, keep: KeepFile) {
  for (const { asker, title, name, description, lines } of attachedFiles) {
    const userId = people.byEmail.get(asker)?.id ?? ''
    const [asked] = await db
      .select({ id: queryHeader.id, releasedAt: queryHeader.releasedAt })
      .from(queryHeader)
      .where(and(eq(queryHeader.userId, userId), eq(queryHeader.title, title), eq(queryHeader.status, 'closed')))
      .orderBy(desc(queryHeader.createdAt))
      .limit(1)
    if (!asked?.releasedAt) throw new Error(`The demo attaches ${name} to “${title}”, which ${asker} has not asked`)
    const createdAt = new Date(asked.releasedAt.getTime() + HOUR)
    const storageKey = `attachment/${newId()}`
    const bytes = pdfOf(name.replace(/\.pdf$/, ''), lines)
    await keep(storageKey, bytes)
    const id = idAt(createdAt, `${asked.id}:${name}`)
    await db.insert(queryAttachment).values({
      id,
      queryId: asked.id,
      userId,
      name,
      type: 'pdf',
      mime: 'application/pdf',
      size: bytes.byteLength,
      description,
      storageKey,
      status: 'ready',
      createdAt,
    })
    await db.insert(queryResponse).values({
      id: idAt(createdAt, `${id}:line`),
      queryId: asked.id,
      userId,
      type: 'attachment',
      attachmentId: id,
      createdAt,
      updatedAt: createdAt,
    })
  }
}

interface StoredFile {
  userId?: string
  planId?: string
  storageKey: string
  /** where the bytes stand */
  key: string
  createdBy: string | null
}

async function addFile(
  db: Queries,
  now: Date,
  { name, description, lines, daysAgo }: DemoFile,
  keep: KeepFile,
  { key, ...row }: StoredFile,
) {
  const bytes = pdfOf(name.replace(/\.pdf$/, ''), lines)
  await keep(key, bytes)
  await db.insert(file).values({
    ...row,
    name,
    description,
    fileType: 'pdf',
    mime: 'application/pdf',
    size: bytes.byteLength,
    status: 'ready',
    createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
  })
}

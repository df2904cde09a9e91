import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { contentDocument } from '#db/schema/all.ts'
import { cmsReference } from '#model/panels/inputs.ts'
import { refusedFields } from '../../admin/refusals.ts'

/**
 * A reference to the content store must name a document that is there, in whichever language. One that has stood before
 * does not keep the record from being saved. @throws errors.invalidParameters at `frontMatter`
 */
export async function knownFrontMatter(q: Queries, before: string | undefined, wanted: unknown): Promise<void> {
  const uid = typeof wanted === 'string' && wanted !== before ? cmsReference(wanted) : undefined
  if (uid === undefined) return
  const [found] = await q
    .select({ id: contentDocument.id })
    .from(contentDocument)
    .where(and(eq(contentDocument.type, 'front_matter'), eq(contentDocument.uid, uid)))
    .limit(1)
  if (!found) throw refusedFields({ frontMatter: 'errors.cmsUnknown' })
}

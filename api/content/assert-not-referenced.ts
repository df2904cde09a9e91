import { and, eq, like, ne } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { contentDocument, grantProgram } from '#db/schema/all.ts'
import type { ContentAdmin } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { cmsReference } from '#model/panels/inputs.ts'

/**
 * The last front matter of a name, in whichever language, stays as long as a funding source names it.
 * @throws record.inUse with the name of the funding source
 */
export async function assertNotReferenced(
  tx: Tx,
  { id, type, uid }: Pick<ContentAdmin, 'id' | 'type' | 'uid'>,
): Promise<void> {
  if (type !== 'front_matter') return
  const [another] = await tx
    .select({ id: contentDocument.id })
    .from(contentDocument)
    .where(and(eq(contentDocument.type, type), eq(contentDocument.uid, uid), ne(contentDocument.id, id)))
    .limit(1)
  if (another) return
  const referring = await tx
    .select({ name: grantProgram.name, frontMatter: grantProgram.frontMatter })
    .from(grantProgram)
    .where(like(grantProgram.frontMatter, 'cms:%'))
  const named = referring.find((one) => cmsReference(one.frontMatter) === uid)
  if (named) throw new AppError('record.inUse', `The funding source ${named.name} names this document.`)
}

import { printable, type ExportAsked } from '#model/discussions/export.ts'
import { exportEndings } from '#model/discussions/response-enums.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { openDiscussion } from '../read-discussion.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { gatherExport, type SurveySections } from './gather-export.ts'
import { lensOf } from './document-reader.ts'
import { wordsIn } from './document-words.ts'
import { writePdf } from './write-pdf.ts'
import { writeWord } from './write-word.ts'

const EXPORTS = 60
const WINDOW_SECONDS = 900
const kinds = {
  Word: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', write: writeWord },
  PDF: { mime: 'application/pdf', write: writePdf },
}

export interface Exported {
  name: string
  mime: string
  bytes: Uint8Array
}

/**
 * A discussion as a document, with what the caller may read and no name that is hidden from them.
 * @throws not.found, also before its content is open to the caller; auth.notAuthorized for staff's format; errors.invalidParameters, errors.rateLimited
 */
export async function exportDiscussion(
  ctx: Ctx,
  key: string,
  asked: ExportAsked,
  surveySections: SurveySections,
): Promise<Exported> {
  const actor = requireActor(ctx)
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (!reader.seesContent) throw new AppError('not.found', 'Not Found')
  const lens = lensOf(actor, loaded, reader, asked)
  await consumeRateLimit(ctx, `export:${actor.userId}`, EXPORTS, WINDOW_SECONDS)
  const words = wordsIn(asked.language ?? ctx.language)
  const { document } = await gatherExport(ctx.db, lens, words, {
    now: ctx.now(),
    afterId: asked.afterId,
    surveySections,
  })
  const type = asked.exportType ?? 'Word'
  const { mime, write } = kinds[type]
  return {
    name: `${printable(loaded.discussion.key)}-${lens.format}.${exportEndings[type]}`,
    mime,
    bytes: await write(document),
  }
}

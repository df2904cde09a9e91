import { newId } from '#db/columns.ts'
import { queryAttachment } from '#db/schema/all.ts'
import {
  attachmentKind,
  attachmentName,
  sizeLimitText,
  type AttachmentKind,
  type AttachmentWords,
} from '#model/discussions/attachments.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { checkedContent, kindOfContent } from '../../http/file-content/checked-content.ts'
import { deleteUpload, storeUpload } from '../../http/store-upload.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { readLimits } from '../../limits.ts'
import { notifyAudience } from '../lifecycle/messages.ts'
import { knowsTerms, postFacts } from '../creation/person-facts.ts'
import { ownRow } from '../responses/post-response.ts'
import { withDiscussionAs, openDiscussion } from '../read-discussion.ts'
import { showResponse } from '../responses/response-view.ts'
import { addResponse } from '../responses/responses.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { authorizeAttachment } from './may-attach.ts'

const UPLOADS = 60
const WINDOW_SECONDS = 900

export interface SentFile {
  name: string
  bytes: Uint8Array
  words: AttachmentWords
}

/**
 * Adds a file to a discussion. Callers who may not are refused before a byte is read; what the file is, its content decides.
 * An expert whose texts wait for staff adds files that wait too.
 * @param read the form, with a file of at most so many bytes
 * @throws not.found, discussion.notPostable, auth.notAuthorized, request.tooLarge, request.mediaType, errors.invalidParameters at `file`
 */
export async function attachFile(
  ctx: Ctx,
  key: string,
  read: (most: number) => Promise<SentFile>,
): Promise<DiscussionResponse> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  await authorizeAttachment(ctx.db, reader, loaded, requireActor(ctx))
  await consumeRateLimit(ctx, `attach:${reader.userId}`, UPLOADS, WINDOW_SECONDS)
  // fresh: what staff have just set counts for the next file
  const limits = await readLimits(ctx.db)
  const sent = await within(limits['upload.attachment'], read)
  const name = attachmentName(sent.name)
  const kind = attachmentKind(name)
  const content = Buffer.from(sent.bytes)
  if (kind && content.length === 0) throw refusedFields({ file: 'errors.fileEmpty' })
  // by its name or by its content
  if (!kind || (await kindOfContent(content))?.mime !== kind.mime) {
    throw new AppError('request.mediaType', 'This type of file is not allowed here.', {
      fields: { file: kind ? 'errors.fileContent' : 'errors.fileType' },
    })
  }
  const { bytes } = await checkedContent(content, limits['upload.imagePixels'], {
    fileType: kind.type,
    mime: kind.mime,
  })
  const storageKey = `attachment/${newId()}`
  await storeUpload(ctx, storageKey, bytes, { refTable: 'query_header', refId: loaded.discussion.id })
  try {
    return await withDiscussionAs(ctx, key, (unit, again) =>
      keep(unit, again, { name, kind, size: bytes.length, storageKey, words: sent.words }),
    )
  } catch (error) {
    await deleteUpload(ctx, storageKey).catch((left) =>
      ctx.log.warn({ error: String(left) }, 'the bytes of a file were left'),
    )
    throw error
  }
}

async function within(most: number, read: (most: number) => Promise<SentFile>): Promise<SentFile> {
  try {
    return await read(most)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.tooLarge') throw error
    throw new AppError(
      'request.tooLarge',
      `File is greater than ${sizeLimitText(most)}. Please compress file and reattach.`,
      { fields: { file: 'errors.tooLarge' } },
    )
  }
}

interface StoredAttachment {
  name: string
  kind: AttachmentKind
  size: number
  storageKey: string
  words: AttachmentWords
}

async function keep(
  unit: UnitOfWork,
  reader: Reader,
  { name, kind, size, storageKey, words }: StoredAttachment,
): Promise<DiscussionResponse> {
  const { ctx, tx, now, loaded, limits } = unit
  // what was allowed when the sending began may have ended meanwhile
  await authorizeAttachment(tx, reader, loaded, requireActor(ctx))
  const part =
    reader.kind === 'csr'
      ? await ownRow(unit, 'csr')
      : reader.kind === 'asker'
        ? await ownRow(unit, 'user')
        : reader.engagement
  const terms =
    reader.kind !== 'expert' ||
    (part !== null && seated.includes(part.status)) ||
    (await knowsTerms(tx, reader.userId, loaded.discussion.id))
  if (!terms) throw refusedFields({ terms: 'engagement.refused.termsMissing' })
  const id = newId()
  await tx.insert(queryAttachment).values({
    id,
    queryId: loaded.discussion.id,
    userId: reader.userId,
    name,
    type: kind.type,
    mime: kind.mime,
    size,
    description: words.description || null,
    storageKey,
    status: 'ready',
    createdAt: now,
  })
  const pended =
    reader.kind === 'expert' &&
    reader.engagement !== null &&
    (await postFacts(tx, loaded, reader.userId, limits, now)).answersPended
  const line = await addResponse(unit, {
    type: pended ? 'pendedexpert' : 'attachment',
    subtype: pended ? 'attachment' : null,
    text: words.text ?? '',
    queryExpertId: part?.id ?? null,
    attachmentId: id,
  })
  if (reader.kind === 'asker') await notifyAudience(unit, 'seated', 'reply')
  else await notifyAudience(unit, pended ? 'staff' : 'asker', pended ? 'pendedFile' : 'fileAdded')
  await record(ctx, tx, { event: 'create', refTable: 'query_attachment', refId: id, text: name })
  return showResponse(tx, loaded, reader, line)
}

const seated = ['claimed', 'answered', 'followup']

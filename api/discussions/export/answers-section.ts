import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryAttachment } from '#db/schema/all.ts'
import type { DocumentSection } from '#model/discussions/export.ts'
import { sizeText } from '#model/size-text.ts'
import { checksOf } from '../../http/store-upload.ts'
import type { AttachmentRow } from '../files/find-attachment.ts'
import type { ResponseRow } from '../responses/responses.ts'
import type { Words } from './document-words.ts'

type Files = Map<string, AttachmentRow & { shown: string }>

/** Whatever else has become of a file, it was removed. */
const fileStatusTexts = new Map<string, 'export.attached' | 'export.checking' | 'export.infected'>([
  ['ready', 'export.attached'],
  ['checking', 'export.checking'],
  ['infected', 'export.infected'],
])

/** The files of lines, by their id. */
export async function linesFiles(q: Queries, rows: readonly ResponseRow[]): Promise<Files> {
  const ids = rows.flatMap((row) => row.attachmentId ?? [])
  const files = ids.length === 0 ? [] : await q.select().from(queryAttachment).where(inArray(queryAttachment.id, ids))
  const checks = await checksOf(
    q,
    files.map((file) => file.storageKey),
  )
  return new Map(files.map((file) => [file.id, { ...file, shown: checks.get(file.storageKey) ?? file.status }]))
}

/** What was said, oldest first. A plain answer needs no label; what answers or asks someone says whom. @param all the lines that it may refer to */
export async function answersSection(
  words: Words,
  { rows, all }: { rows: readonly ResponseRow[]; all: readonly ResponseRow[] },
  files: Files,
  nameOf: (id: string) => string,
  after: ResponseRow | undefined,
): Promise<DocumentSection> {
  const told = after && {
    kind: 'quiet' as const,
    text: await words.say('export.after', { time: words.when(after.createdAt) }),
  }
  const entries = await Promise.all(
    rows.map(async (row) => {
      const label =
        row.subtype === 'clarify' || row.subtype === 'suppressed'
          ? await words.say(`response.subtype.${row.subtype}`)
          : row.type === 'response'
            ? undefined
            : await words.say(`response.type.${row.type}`)
      const about = row.type === 'response' ? all.find(({ id }) => id === row.aboutResponseId) : undefined
      const to = about && about.userId !== row.userId && (await words.say('export.to', { name: nameOf(about.userId) }))
      const file = files.get(row.attachmentId ?? '')
      const text = [
        row.text,
        file && (await words.say(fileStatusTexts.get(file.shown) ?? 'export.removed', { name: file.name })),
        // the refusal of a text is its own text already
        row.reason && row.reason !== row.text && (await words.say('export.reason', { reason: row.reason })),
      ]
        .filter(Boolean)
        .join('\n')
      return {
        kind: 'entry' as const,
        entry: {
          head: nameOf(row.userId),
          meta: [to, words.when(row.createdAt)].filter(Boolean).join(' · '),
          ...(label !== undefined && { label }),
          text,
        },
      }
    }),
  )
  const none =
    entries.length === 0 && !after ? [{ kind: 'quiet' as const, text: await words.say('export.noAnswers') }] : []
  return { heading: await words.say('export.answers'), blocks: [...(told ? [told] : []), ...none, ...entries] }
}

/** The files that can still be fetched. */
export async function filesSection(
  words: Words,
  rows: readonly ResponseRow[],
  files: Files,
  nameOf: (id: string) => string,
): Promise<DocumentSection | null> {
  const there = rows.flatMap((row) => {
    const file = files.get(row.attachmentId ?? '')
    return file?.shown === 'ready' ? [{ file, by: nameOf(row.userId) }] : []
  })
  if (there.length === 0) return null
  const head = await Promise.all(
    (['fileName', 'fileKind', 'fileSize', 'fileFrom', 'fileNote'] as const).map((key) => words.say(`export.${key}`)),
  )
  const table = await Promise.all(
    there.map(async ({ file, by }) => [
      file.name,
      await words.say(`queryFile.kind.${file.type}`),
      sizeText(file.size, words.language),
      by,
      file.description ?? '',
    ]),
  )
  return { heading: await words.say('export.files'), blocks: [{ kind: 'table', head, rows: table }] }
}

import type { Context } from 'hono'
import { AppError } from '#model/errors.ts'
import type { AppEnv } from './types.ts'

/** Room for the frame of the form around the file. */
export const MULTIPART_OVERHEAD = 16 * 1024

export interface Upload {
  name: string
  bytes: Uint8Array
}
/** A file with the words sent along; without `file` only the words. */
export interface Form {
  file: Upload | null
  fields: Record<string, string>
}

/** The body of an upload in the documentation: a form with one file. It is read by `readUpload`, not by the validator, which knows no limit. */
export const uploadBody = {
  required: true as const,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' as const } },
      },
    },
  },
}

/** The same with words beside the file. */
export const formBody = (names: readonly string[], needsFile: boolean) => ({
  required: true as const,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: needsFile ? ['file'] : [],
        properties: {
          file: { type: 'string' as const, format: 'binary' as const },
          ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
        },
      },
    },
  },
})

const refused = (fields: Record<string, string>) =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields })

/**
 * The one file of a form, of at most so many bytes; no more than that is ever read.
 * @throws request.mediaType, request.tooLarge, request.malformed, errors.invalidParameters at `file`
 */
export async function readUpload(c: Context<AppEnv>, most: number): Promise<Upload> {
  const { file } = await readForm(c, most, [])
  if (!file) throw refused({ file: 'errors.required' })
  return file
}

/**
 * A form with at most one file and a few named words.
 * @throws request.mediaType, request.tooLarge, request.malformed, errors.invalidParameters
 */
export async function readForm(c: Context<AppEnv>, most: number, names: readonly string[]): Promise<Form> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new AppError('request.mediaType', 'Please send a form with a file.')
  const form = await new Response(await readAtMost(c.req.raw, most + MULTIPART_OVERHEAD), {
    headers: { 'Content-Type': type },
  })
    .formData()
    .catch(() => {
      throw new AppError('request.malformed', 'The form cannot be read.')
    })
  const unknown = [...new Set(form.keys())].filter((name) => name !== 'file' && !names.includes(name))
  if (unknown.length) throw refused(Object.fromEntries(unknown.map((name) => [name, 'errors.unknownField'])))
  const [file, ...more] = form.getAll('file')
  if (more.length || typeof file === 'string')
    throw refused({ file: more.length ? 'errors.tooMany' : 'errors.required' })
  if (file && file.size > most) throw tooLarge()
  const fields = Object.fromEntries(
    [...form.entries()].filter((pair): pair is [string, string] => pair[0] !== 'file' && typeof pair[1] === 'string'),
  )
  return { file: file ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : null, fields }
}

/** Raw bytes, of at most so many. @throws request.tooLarge */
export const readBytes = async (request: Request, most: number): Promise<Buffer> =>
  Buffer.from((await readAtMost(request, most)).buffer)

/** Headers under which no browser takes a file for a page, whatever is in it. */
export function attachment(name: string, type: string, size: number): Record<string, string> {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/["\\%]/g, '')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'Content-Type': type,
    'Content-Length': String(size),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  }
}

/** The sender has hung up: no one receives this. */
export const brokenOff = () => new AppError('request.malformed', 'The request ended before all of it had arrived.')

const tooLarge = () =>
  new AppError('request.tooLarge', 'The file is too large.', { fields: { file: 'errors.tooLarge' } })

/** The bytes of a body, of at most so many. @throws request.tooLarge; request.malformed when the sender hangs up */
export async function readAtMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > most) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AppError ? error : brokenOff()
  }
  return new Uint8Array(Buffer.concat(chunks))
}

import { write, writeSync } from 'node:fs'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

const STANDARD_OUTPUT = 1
/** Lines beyond this that the output does not take are lost. */
const MOST_WAITING_BYTES = 1_000_000
const AGAIN_MS = 200

/**
 * Standard output that is never waited for: it may be a file on a full disk, or a pipe that is not read any more. What it
 * does not take is kept up to a limit, and lost beyond it; nothing of that reaches anyone who logs.
 */
export function patientOutput(descriptor = STANDARD_OUTPUT): DestinationStream {
  const waiting: Buffer[] = []
  let bytes = 0
  let busy = false
  const next = () => {
    const [line] = waiting
    if (busy || !line) return
    busy = true
    write(descriptor, line, 0, line.length, null, (error, written) => {
      if (!error) {
        bytes -= written
        if (written < line.length) waiting[0] = line.subarray(written)
        else waiting.shift()
      } else if (error.code === 'EPIPE' || error.code === 'EBADF') {
        // no one will ever read it
        waiting.length = bytes = 0
      }
      const goOn = () => {
        busy = false
        next()
      }
      if (error) setTimeout(goOn, AGAIN_MS).unref()
      else goOn()
    })
  }
  process.once('exit', () => {
    try {
      if (!busy) for (const line of waiting) writeSync(descriptor, line)
    } catch {
      // the last words of a program whose output takes none
    }
  })
  return {
    write: (text) => {
      const line = Buffer.from(text)
      if (bytes + line.length > MOST_WAITING_BYTES) return
      bytes += line.length
      waiting.push(line)
      next()
    },
  }
}

/** Outside the log, too, output that cannot be written ends nothing. */
export function tolerateClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Structured lines on standard output. Secrets are cut out wherever they stand. */
export const makeLog = (level: string, output: DestinationStream = patientOutput()): Log =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'password',
          'token',
          'authorization',
          'code',
          'secret',
          '*.password',
          '*.token',
          '*.authorization',
          '*.code',
          '*.secret',
          'headers.authorization',
        ],
        censor: '***',
      },
    },
    output,
  )

/**
 * What may be logged of an error. Database drivers put the values of a query into their messages, and those can be
 * anybody's medical history: only our own message, the code and the place are kept.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const fromDriver = error.message.startsWith('Failed query') || 'query' in error
  return {
    kind: error.name,
    // not `code`: that is the name of sign-in codes, which are cut out
    errorCode: (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code,
    message: fromDriver ? (cause ? cause.message.split('\n')[0] : 'query failed') : error.message,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.includes('/api/') || line.includes('/db/'))
      .slice(0, 4)
      .map((line) => line.trim()),
  }
}

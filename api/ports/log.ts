import { pino, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

/** Structured lines on standard output. Secrets are cut out wherever they stand. */
export const makeLog = (level: string): Log =>
  pino({
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
  })

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
    code: (cause as { code?: unknown } | undefined)?.code ?? (error as { code?: unknown }).code,
    message: fromDriver ? (cause ? cause.message.split('\n')[0] : 'query failed') : error.message,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.includes('/api/') || line.includes('/db/'))
      .slice(0, 4)
      .map((line) => line.trim()),
  }
}

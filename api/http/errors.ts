import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { isBrokenReference, isBusy, isDuplicate } from '#db/sql.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import { libraryMessage } from '#model/library-message.ts'
import { FilesAway } from '../ports/files.ts'
import { errorFacts } from '../ports/log.ts'
import { operations } from './operations.ts'
import { orderRefused } from './sorting.ts'
import type { AppEnv } from './types.ts'

const RETRY_SECONDS = 2

/** Turns what was thrown into the one answer; unknown errors keep their inside. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const ctx = c.get('ctx')
  const known = asAppError(error)
  // a caller who hung up, while sending or waiting, is no error of ours
  const gone = c.req.raw.signal.aborted
  if (known.status >= 500)
    ctx?.log[gone ? 'debug' : 'error'](
      { requestId: ctx.request.id, method: c.req.method, path: c.req.routePath, ...errorFacts(error) },
      'request failed',
    )
  const retryAfter = known.details.retryAfter ?? (known.status === 503 ? RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(
    {
      errorKey: known.code,
      message: known.message,
      ...(known.details.fields && { fields: known.details.fields }),
      requestId: ctx?.request.id ?? '',
      ...known.details.extra,
    },
    known.status,
  )
}

/** What can be called at a path, by the declarations. */
const methodsAt = (path: string): string[] => [
  ...new Set(
    operations
      .filter((one) => new RegExp(`^/api${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .map(({ method }) => method),
  ),
]

/** An address that takes other methods names them (RFC 9110, 15.5.6). */
export const onNotFound: NotFoundHandler<AppEnv> = (c) => {
  const allowed = methodsAt(c.req.path)
  if (allowed.length === 0) throw new AppError('not.found', 'Not Found')
  return c.json(
    {
      errorKey: 'request.method',
      message: `This address takes ${allowed.join(', ')}.`,
      requestId: c.get('ctx').request.id,
    },
    405,
    { Allow: allowed.join(', ') },
  )
}

/** A thrown error as the refusal that callers see. */
export function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const codes: Partial<Record<number, ErrorCode>> = {
      400: 'request.malformed',
      401: 'auth.token.missing',
      403: 'auth.notAuthorized',
      404: 'not.found',
      413: 'request.tooLarge',
      415: 'request.mediaType',
    }
    return new AppError(codes[error.status] ?? 'errors.internal', error.message || 'Bad Request')
  }
  if (isDuplicate(error)) return new AppError('record.duplicate', 'A record with this value exists already.')
  if (isBrokenReference(error))
    return new AppError(
      'record.inUse',
      'Other records depend on this one, or it points at a record that does not exist.',
    )
  if (error instanceof FilesAway || isBusy(error))
    return new AppError('service.busy', 'The service is busy. Please try again in a moment.')
  return new AppError('errors.internal', 'Internal Server Error')
}

/** The values of a closed list that an issue is about, also where the list is one of several ways to write the field. */
function allowedValues(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  if (issue.code !== 'invalid_union') return []
  for (const inner of issue.errors.flat()) {
    const values = allowedValues(inner)
    if (values.length) return values
  }
  return []
}

/** Says what would be right, as for an unknown order. */
const unknownValue = (allowed: readonly unknown[]): string => `Unknown value. Use one of: ${allowed.join(', ')}.`

/** A rule of ours names its text; zod's own English never reaches a person. */
export function textKey(issue: z.core.$ZodIssue): string {
  if (/^[a-z]+(\.[A-Za-z0-9]+)+$/.test(issue.message)) return issue.message
  // an order that is unknown names those that there are
  if (issue.code === 'custom' && issue.message.startsWith(orderRefused)) return issue.message
  const allowed = allowedValues(issue)
  if (allowed.length) return unknownValue(allowed)
  const isMissing = issue.code === 'invalid_type' && /undefined|null/.test(issue.message)
  return isMissing ? 'errors.required' : libraryMessage({ ...issue, input: issue })
}

/** The first complaint of every field, by its path. Unknown fields are named one by one. */
export function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] = 'errors.unknownField'
    else fields[path] ??= textKey(issue)
  }
  return new AppError('errors.invalidParameters', 'Invalid Parameters', { fields })
}

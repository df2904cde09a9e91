/** A refusal of the API, or no answer at all (status 0). `message` is the server's words, else the key of a text. */
export class ApiError extends Error {
  readonly status: number
  readonly errorKey: string
  /** field → text or text key */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /** seconds to wait, from Retry-After */
  readonly retryAfter: number | undefined
  /** the whole answer: `current` of a conflict, `allowed`, … */
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown> = {}, retryAfter?: number) {
    const text = (name: string) => (typeof body[name] === 'string' && body[name] ? body[name] : undefined)
    const errorKey = text('errorKey') ?? (status === 0 ? 'errors.offline' : 'errors.generic')
    super(text('message') ?? errorKey)
    this.name = 'ApiError'
    this.status = status
    this.errorKey = errorKey
    this.fields = (body.fields ?? {}) as Record<string, string>
    this.requestId = text('requestId')
    this.retryAfter = retryAfter
    this.body = body
  }
}

/** Whatever the answer holds: a gateway in between says nothing that could be read. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined)
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError(response.status, isRecord(answer) ? answer : {}, wait > 0 ? wait : undefined)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Refusals are answers: only a lost connection or a tired server is worth asking again, and not one that was waited for long enough. */
export const worthRetrying = (count: number, error: unknown) =>
  count < 2 && error instanceof ApiError && (error.errorKey === 'errors.offline' || error.status >= 502)

// the one that can name a schema in the document, whichever module was loaded first
import { z } from '@hono/zod-openapi'
import { CONFIRMED_MINUTES } from '#model/identity/sign-in/confirmation.ts'
import type { AccessTier } from '#model/permissions.ts'
import type { Secret } from './idempotency.ts'
import { acceptsVersion } from './conditional.ts'

/** What the operations of the document share: described once in its components and referred to by name. */

export const problem = z
  .object({
    errorKey: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .loose()
  .meta({ id: 'Problem' })

const text = { type: 'string' } as const
/** The headers of answers that a client has use for. */
export const headers = {
  'Content-Range': { description: 'Which rows these are, and of how many: `users 0-24/310`', schema: text },
  'Total-At-Least': {
    description: 'Present where a search fits more rows than are counted: the total is at least this one',
    schema: { type: 'integer' },
  },
  'Retry-After': { description: 'Seconds to wait before the next try', schema: { type: 'integer' } },
  ETag: {
    description:
      'What this answer holds, for `If-None-Match`. That of one record begins with its version and is taken by `If-Match`, too: `"7"`, `"7-mJ…"`',
    schema: text,
  },
  'x-token-update': {
    description: 'The session has become longer: `<token>;<its end in epoch seconds>`',
    schema: text,
  },
  'x-session-terminated': { description: 'Why the token is dead', schema: text },
} as const
/** The same answer with these headers. */
export const withHeaders = <A extends object>(answer: A, ...names: (keyof typeof headers)[]) => ({
  ...answer,
  headers: {
    ...(answer as { headers?: object }).headers,
    ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  },
})
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name of your own for this call: sent again with the same body, it gives the first answer again',
  schema: { type: 'string', maxLength: 200 },
} as const

export const onceKey = {
  ...idempotencyKey,
  description:
    'A name of your own for this call: sent again with the same body, it is refused with 409 and nothing is done twice. The answer holds a link that is kept nowhere',
} as const

export const ifNoneMatchHeader = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an answer that you have: as long as nothing in it changes, the response is 304 without a body',
  schema: text,
} as const

export const ifMatchHeader = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that you read, as its `ETag` or in place of `version` in the body: `"7"`',
  schema: text,
} as const

/** Every refusal by its status: described once in the document, referred to by the operations. */
export const refusals = {
  400: { name: 'Malformed', description: 'Malformed' },
  401: withHeaders({ name: 'Unauthorized', description: 'No or dead token' }, 'x-session-terminated'),
  403: { name: 'Forbidden', description: 'Not allowed' },
  404: { name: 'NotFound', description: 'Not there, or not yours to know of' },
  409: { name: 'Conflict', description: 'Wrong state or version' },
  413: { name: 'TooLarge', description: 'Too large' },
  415: { name: 'UnsupportedMediaType', description: 'Wrong media type' },
  422: { name: 'InvalidParameters', description: 'Invalid Parameters' },
  429: withHeaders({ name: 'TooManyRequests', description: 'Too many requests' }, 'Retry-After'),
  503: withHeaders({ name: 'Unavailable', description: 'Come back later' }, 'Retry-After'),
} as const

/** Of every operation that changes how an account is signed in to. */
export const confirmationText = `Needs a sign-in or a confirmation in this session within the last ${CONFIRMED_MINUTES} minutes, see “Confirmation”; otherwise 403 \`auth.confirm.required\`.`

/** These need no token; a guest's key is in the path. */
const needsNoToken: readonly AccessTier[] = ['public', 'invitee-key', 'dev']

interface Declared {
  readonly method: string
  readonly who: AccessTier
  readonly request?: { readonly body?: unknown }
  readonly responses: object
  /** compares `If-Match` itself */
  readonly locks?: boolean | undefined
  readonly secret?: Secret | undefined
}

/** What follows for the document from who may call an operation and what it takes: refusals, headers, token and key. */
export function sharedParts({ method, who, request, responses, locks, secret }: Declared) {
  const open = needsNoToken.includes(who)
  const refused = Object.entries(refusals)
    .filter(([status]) => request?.body !== undefined || !['413', '415'].includes(status))
    .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }] as const)
  const answers = Object.entries(responses as Record<string, object>).map(([status, response]) => {
    const slides = !open && status.startsWith('2')
    return [status, slides ? withHeaders(response, 'x-token-update') : response] as const
  })
  const names = [
    ...(method === 'post' && !open && secret !== 'again'
      ? [secret ? 'Idempotency-Key-Once' : idempotencyKey.name]
      : []),
    ...(locks || acceptsVersion(request) ? [ifMatchHeader.name] : []),
    ...('304' in responses ? [ifNoneMatchHeader.name] : []),
  ]
  return {
    responses: Object.fromEntries<object>([...refused, ...answers]),
    ...(open && { security: [] }),
    ...(names.length && { parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })) }),
  }
}

import { createRoute, OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { defaultLimits } from '#model/limits.ts'
import { authorizeRoute, type AccessTier } from '#model/permissions.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import { confirmationText, sharedParts } from './document-parts.ts'
import { invalid } from './errors.ts'
import { idempotency, type Secret } from './idempotency.ts'
import { ifMatch } from './conditional.ts'
import { requireFreshProof } from '../identity/confirmation/fresh-proof.ts'
import { operations } from './operations.ts'
import { publicRate } from './rate-limit.ts'
import type { App, AppEnv } from './types.ts'

/** An answer of JSON in the documentation. */
export const answer = <S extends z.ZodType>(schema: S, description = 'OK') => ({
  description,
  content: { 'application/json': { schema } },
})
/** A required JSON body. */
export const body = <S extends z.ZodType>(schema: S) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})
const whole = z.int()
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), total: whole, page: whole, pageSize: whole })
export const nothing = z.object({})
const pageNumber = z.coerce.number().int().min(1).default(1)
const sizeOfPage = z.coerce.number().int().min(1).max(defaultLimits['list.maxPageSize'])
/** page and pageSize of every list */
export const paging = (pageSize: number = defaultLimits['list.pageSize']) => ({
  page: pageNumber,
  pageSize: sizeOfPage.default(pageSize),
})

const refusalText: Partial<Record<ErrorCode, string>> = {
  'auth.token.missing': 'Unauthorized',
  'auth.mfa.required': 'Please complete multi-factor authentication.',
  'auth.password.change.required': 'Please choose a new password first.',
}

/** Decides before anything is validated: a caller who may not enter learns nothing of what the call takes. */
const enter = (who: AccessTier, changesPassword: boolean, confirmed: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { actor } = c.get('ctx')
    const entry = authorizeRoute(who, actor, c.req.method, changesPassword)
    if (!entry.allowed)
      throw new AppError(
        entry.code,
        refusalText[entry.code] ?? 'Not Authorized',
        entry.rule ? { extra: { rule: entry.rule } } : {},
      )
    const session = c.get('session')
    if (confirmed && session) await requireFreshProof(c.get('ctx'), session)
    await next()
  })

interface Declaration extends Omit<RouteConfig, 'middleware'> {
  readonly operationId: string
  readonly who: AccessTier
  readonly changesPassword?: true
  readonly confirmed?: true
  readonly locks?: boolean
  readonly secret?: Secret | undefined
}

/** One operation: what it declares and what it does. */
export interface Endpoint {
  addTo(router: App): void
}

/**
 * Declares one operation: path below /api in `{id}` style, who may call it, what it takes and answers, and its handler.
 * The declaration validates, documents and guards; an endpoint without `who` or a name does not compile.
 * `operationId` names the call in generated clients: verb first, in the words of the glossary.
 * `locks`: a call without a body that compares `If-Match` itself.
 * `secret`: its answer holds a token, a link that lets someone in, or a whole number, and is kept nowhere.
 * `changesPassword`: stays open to those who must choose a new password before anything else.
 * `confirmed`: changes how the account is signed in to, so it needs a sign-in or a confirmation of the last minutes.
 */
export function endpoint<const D extends Declaration>(declaration: D, handler: RouteHandler<D, AppEnv>): Endpoint
export function endpoint(declaration: Declaration, handler: RouteHandler<Declaration, AppEnv>): Endpoint {
  const { who, changesPassword = false, confirmed = false, locks: _locks, secret, ...documented } = declaration
  operations.push({ method: declaration.method.toUpperCase(), path: declaration.path, who, secret })
  const route = createRoute({
    ...documented,
    // an answer kept under an Idempotency-Key is for those only who may still ask
    middleware: [
      enter(who, changesPassword, confirmed),
      ...(who === 'public' ? [publicRate(declaration.operationId)] : []),
      ifMatch,
      idempotency(secret),
    ],
    ...sharedParts(declaration),
    ...(confirmed && { description: confirmationText, 'x-confirmed': true }),
    'x-who': who,
  })
  return { addTo: (router) => void router.openapi(route, handler) }
}

/** A part of the API: these endpoints, tried in this order. Refuses invalid input the way all parts do. */
export function createRouter(endpoints: readonly Endpoint[]): App {
  const router: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error as z.ZodError)
    },
  })
  for (const one of endpoints) one.addTo(router)
  return router
}

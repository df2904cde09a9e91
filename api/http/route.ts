import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { defaultLimits } from '#model/limits.ts'
import { authorizeRoute, type Who } from '#model/permissions.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import { sharedParts } from './document-parts.ts'
import { invalid } from './errors.ts'
import { idempotency } from './idempotency.ts'
import { ifMatch } from './if-match.ts'
import { operations } from './operations.ts'
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
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() })
export const nothing = z.object({})
/** page and pageSize of every list */
export const paging = (pageSize: number = defaultLimits['list.pageSize']) => ({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(defaultLimits['list.maxPageSize']).default(pageSize),
})

const refusalText: Partial<Record<ErrorCode, string>> = {
  'auth.token.missing': 'Unauthorized',
  'auth.mfa.required': 'Please complete multi-factor authentication.',
  'auth.password.change.required': 'Please choose a new password first.',
}

/** Decides before anything is validated: a caller who may not enter learns nothing of what the call takes. */
const enter = (who: Who, changesPassword: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { actor } = c.get('ctx')
    const entry = authorizeRoute(who, actor, c.req.method, changesPassword)
    if (!entry.allowed)
      throw new AppError(
        entry.code,
        refusalText[entry.code] ?? 'Not Authorized',
        entry.rule ? { extra: { rule: entry.rule } } : {},
      )
    await next()
  })

/**
 * Declares one operation: path below /api in `{id}` style, who may call it, what it takes and answers.
 * The declaration validates, documents and guards; a route without `who` or a name does not compile.
 * `operationId` names the call in generated clients: verb first, in the words of the glossary.
 * `locks`: a call without a body that compares `If-Match` itself.
 * `changesPassword`: stays open to those who must choose a new password before anything else.
 */
export function route<
  const R extends Omit<RouteConfig, 'middleware'> & {
    operationId: string
    who: Who
    changesPassword?: true
    locks?: boolean
  },
>(config: R) {
  const { who, changesPassword = false, locks: _locks, ...documented } = config
  operations.push({ method: config.method.toUpperCase(), path: config.path, who })
  return createRoute({
    // `who` is no word of OpenAPI; the type keeps it, since a generic one cannot be taken apart
    ...(documented as unknown as R),
    // an answer kept under an Idempotency-Key is for those only who may still ask
    middleware: [enter(who, changesPassword), ifMatch, idempotency] as const,
    ...(sharedParts(config) as { responses: R['responses'] }),
    'x-who': who,
  })
}

/** A part of the API: refuses invalid input the way all parts do. */
export const createRouter = (): App =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error as z.ZodError)
    },
  })

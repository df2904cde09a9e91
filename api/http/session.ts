import { createMiddleware } from 'hono/factory'
import { fallbackLocale, localeOfHeader } from '#model/content/enums.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx, Deps } from '../context.ts'
import type { Sessions } from '../identity/sessions/session.ts'
import type { AppEnv } from './types.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** What a dead token may still call: the doors to a new one. */
const openWithExpiredToken =
  /^\/api\/(auth\/(webLogin|logout|forgotPassword|resetpass|oauth|passkey\/(options|verify))|register|invitee|upload|ping|health|validate|docs|openapi|dev|content|server\/content)/

/** What a page does unasked keeps no one signed in, whatever its headers say. */
const byItself = /^\/api\/user\/interaction\/[^/]+\/activity$/

/** Finds out who asks. A dead token is refused at once, with the header that makes the client start again. */
export const session = (deps: Deps, sessions: Sessions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const ctx = c.get('ctx')
    const header = c.req.header('authorization')
    const [, token = ''] = /^bearer +(\S+)\s*$/i.exec(header ?? '') ?? []
    c.header('x-server-version', deps.version)
    // pages follow the product's clock; where that is the machine's, every answer carries it anyway
    if (deps.clock.offset) c.header('Date', deps.clock.now().toUTCString())
    if (!token) return next()
    c.header('Cache-Control', 'no-store')
    const asked = !ctx.request.background && !byItself.test(c.req.path)
    const found = await sessions.check(token, asked)
    if (found.alive) {
      const language = ctx.request.locale ?? localeOfHeader(found.row.preferredLanguage) ?? fallbackLocale
      Object.assign(ctx, {
        actor: found.actor,
        language,
        request: { ...ctx.request, sessionHash: found.session.hash },
      } satisfies Partial<Ctx>)
      c.set('session', { token, row: found.row, session: found.session, exp: found.exp })
      if (found.slid) c.header('x-token-update', `${token};${seconds(found.exp)}`)
      return next()
    }
    if (openWithExpiredToken.test(c.req.path)) return next()
    c.header('x-session-terminated', found.reason)
    throw new AppError('auth.token.dead', 'Session expired.')
  })

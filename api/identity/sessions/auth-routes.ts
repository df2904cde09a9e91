import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import {
  codeSent,
  codeVerified,
  loginResult as loginResultWire,
  type LoginResult,
  requestCodeQuery,
  signInBody,
  verifyCodeQuery,
} from '#model/identity/wire.ts'
import { permissionsOf } from '#model/permissions.ts'
import { requireActor } from '../../context.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import type { CurrentSession } from '../../http/types.ts'
import { startAuthenticator } from '../mfa/authenticator.ts'
import { answerDevice, type Remembered } from './known-devices.ts'
import { loginResult } from './login-result.ts'
import { ownOrigin } from './own-origin.ts'
import { requestCode } from '../mfa/request-code.ts'
import { signIn } from './sign-in.ts'
import { signInByProvider } from '../single-sign-on/sign-in-by-provider.ts'
import { signOut } from './sign-out.ts'
import type { Sessions } from './session.ts'
import { verifyCode } from '../mfa/verify-code.ts'

const tags = ['identity']
const signedIn = (session: CurrentSession | undefined): CurrentSession => {
  if (!session) throw new AppError('auth.token.missing', 'Unauthorized')
  return session
}
const isClient = (header: string | undefined, client: string) => {
  const given = Buffer.from(header?.startsWith('Basic ') ? Buffer.from(header.slice(6), 'base64').toString() : '')
  const wanted = Buffer.from(client)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export const authRoutes = (sessions: Sessions) => [
  endpoint(
    {
      method: 'post',
      path: '/auth/webLogin',
      operationId: 'signIn',
      who: 'public',
      tags,
      summary: 'Sign in with e-mail and password or, for staff, with an id token',
      request: {
        body: body(signInBody),
        headers: z.object({
          authorization: z.string().optional().describe('Always sent: `Basic` with the client, see “Sign in”'),
        }),
      },
      responses: { 200: answer(loginResultWire) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      if (!isClient(c.req.header('authorization'), ctx.env.WEB_CLIENT))
        throw new AppError('messages.signIn401Error', 'Unauthorized Login')
      const { providerKey, idToken, ...input } = c.req.valid('json')
      const result: Remembered<LoginResult> =
        providerKey !== undefined && idToken !== undefined
          ? await signInByProvider(ctx, sessions, ownOrigin(ctx.env, c.req.url), {
              providerKey,
              idToken,
              deviceId: input.deviceId,
            })
          : await signIn(ctx, sessions, input)
      return c.json(answerDevice(c, result), 200, { 'Cache-Control': 'no-store' })
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/logout',
      operationId: 'signOut',
      who: 'mfa-pending',
      tags,
      summary: 'End the current session',
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await signOut(c.get('ctx'), signedIn(c.get('session')))
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/{id}/refresh',
      operationId: 'refreshSession',
      who: 'mfa-pending',
      tags,
      summary: "Extend the session and get the caller's account; in the background, only get the account",
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: answer(loginResultWire) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      if (c.req.valid('param').id !== requireActor(ctx).userId) throw new AppError('not.found', 'Not Found')
      const { token, row, session } = signedIn(c.get('session'))
      // a page that only brings itself up to date gets no more time
      const exp = ctx.request.background ? session.expiresAt : await sessions.refresh(token, session)
      return c.json(await loginResult(ctx.db, ctx.now(), { token, exp, row, session }), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/mfa/requestCode',
      operationId: 'requestSignInCode',
      who: 'mfa-pending',
      tags,
      summary: 'Send a six-digit code',
      request: { query: requestCodeQuery },
      responses: { 200: answer(codeSent) },
    },
    async (c) => c.json(await requestCode(c.get('ctx'), signedIn(c.get('session')), c.req.valid('query').mfaType), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/mfa/verify',
      operationId: 'verifySignInCode',
      who: 'mfa-pending',
      tags,
      summary: 'Verify a code and complete the sign-in',
      request: { query: verifyCodeQuery },
      responses: { 200: answer(codeVerified) },
    },
    async (c) =>
      c.json(answerDevice(c, await verifyCode(c.get('ctx'), signedIn(c.get('session')), c.req.valid('query'))), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/mfa/authapp/init',
      operationId: 'enrollAuthenticator',
      who: 'mfa-pending',
      confirmed: true,
      tags,
      summary: 'Start enrolling an authenticator app',
      responses: { 200: answer(z.object({ qrCodeDataUri: z.string(), setupKey: z.string() })) },
    },
    async (c) => c.json(await startAuthenticator(c.get('ctx'), signedIn(c.get('session'))), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/permissions',
      operationId: 'listMyPermissions',
      who: 'signed-in',
      tags,
      summary: "Get the caller's permissions, with the rule behind each refusal",
      responses: {
        200: answer(
          z.object({
            rank: z.string().nullable(),
            roles: z.array(z.string()),
            acts: z.array(z.object({ act: z.string(), allowed: z.boolean(), rule: z.string().nullable() })),
          }),
        ),
      },
    },
    (c) => {
      const actor = requireActor(c.get('ctx'))
      return c.json({ rank: actor.rank, roles: [...actor.roles], acts: permissionsOf(actor) }, 200)
    },
  ),
]

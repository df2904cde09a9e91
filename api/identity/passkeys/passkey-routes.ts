import { z } from 'zod'
import {
  newPasskeyBody,
  passkeyOptions,
  passkeyOptionsBody,
  passkeyRow,
  passkeySignInBody,
  renamePasskeyBody,
} from '#model/identity/sign-in/passkeys.ts'
import { loginResult, mfaRemoval } from '#model/identity/wire.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { answerDevice } from '../sessions/known-devices.ts'
import { ownOrigin } from '../sessions/own-origin.ts'
import type { Sessions } from '../sessions/session.ts'
import { listPasskeys, passkeySorting } from './list-passkeys.ts'
import { registerOptions } from './register-options.ts'
import { registerPasskey } from './register-passkey.ts'
import { removePasskey, removePasskeyByStaff } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInOptions } from './sign-in-options.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

const tags = ['identity']
const noStore = { 'Cache-Control': 'no-store' }
const params = z.object({ id: z.string() })
const ofAccount = z.object({ id: z.string().min(1).max(64), passkeyId: z.string().min(1).max(64) })

export const passkeyRoutes = (sessions: Sessions) => [
  endpoint(
    {
      method: 'post',
      path: '/auth/passkey/options',
      operationId: 'beginPasskeySignIn',
      who: 'public',
      tags,
      summary: 'Create a passkey sign-in challenge; the response is the same for every e-mail',
      request: { body: body(passkeyOptionsBody) },
      responses: { 200: answer(passkeyOptions) },
    },
    async (c) =>
      c.json(
        await signInOptions(c.get('ctx'), ownOrigin(c.get('ctx').env, c.req.url), c.req.valid('json')),
        200,
        noStore,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/passkey/verify',
      operationId: 'signInWithPasskey',
      who: 'public',
      tags,
      summary: 'Sign in with a passkey, without a further code',
      request: { body: body(passkeySignInBody) },
      responses: { 200: answer(loginResult) },
    },
    async (c) =>
      c.json(
        answerDevice(
          c,
          await signInWithPasskey(c.get('ctx'), sessions, ownOrigin(c.get('ctx').env, c.req.url), c.req.valid('json')),
        ),
        200,
        noStore,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/passkey/register/options',
      operationId: 'beginPasskeyRegistration',
      who: 'signed-in',
      confirmed: true,
      secret: 'again',
      tags,
      summary: 'Create a passkey registration challenge',
      responses: { 200: answer(passkeyOptions) },
    },
    async (c) => c.json(await registerOptions(c.get('ctx'), ownOrigin(c.get('ctx').env, c.req.url)), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/passkey/register/verify',
      operationId: 'registerPasskey',
      who: 'signed-in',
      tags,
      summary: 'Register a passkey',
      request: { body: body(newPasskeyBody) },
      responses: { 200: answer(passkeyRow) },
    },
    async (c) =>
      c.json(await registerPasskey(c.get('ctx'), ownOrigin(c.get('ctx').env, c.req.url), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/passkey/list',
      operationId: 'listPasskeys',
      who: 'signed-in',
      tags,
      summary: "List the caller's passkeys",
      request: { query: z.strictObject({ ...paging(), ...passkeySorting.query }) },
      responses: { 200: answer(listOf(passkeyRow)) },
    },
    async (c) => c.json(await listPasskeys(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/auth/passkey/{id}',
      operationId: 'renamePasskey',
      who: 'signed-in',
      tags,
      summary: 'Rename a passkey',
      request: { params, body: body(renamePasskeyBody) },
      responses: { 200: answer(passkeyRow) },
    },
    async (c) => c.json(await renamePasskey(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/auth/passkey/{id}',
      operationId: 'deletePasskey',
      who: 'signed-in',
      confirmed: true,
      tags,
      summary: 'Delete a passkey and end the other sessions',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await removePasskey(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/user/{id}/passkey/{passkeyId}',
      operationId: 'removePasskeyOfAccount',
      who: 'csr-write',
      tags,
      summary: "Delete a person's passkey and end all sessions",
      request: { params: ofAccount, body: body(mfaRemoval) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await removePasskeyByStaff(c.get('ctx'), c.req.valid('param'), c.req.valid('json'))
      return c.json({}, 200)
    },
  ),
]

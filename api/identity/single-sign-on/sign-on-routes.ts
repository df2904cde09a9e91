import { z } from 'zod'
import {
  codeExchanged,
  exchangeCodeBody,
  identityProviderRow,
  signOnStarted,
  startSignOnBody,
} from '#model/identity/sign-in/single-sign-on.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { ownOrigin } from '../sessions/own-origin.ts'
import { exchangeCode } from './exchange-code.ts'
import { startSignOn } from './start-sign-on.ts'

const tags = ['identity']
const params = z.object({ key: z.string().max(64) })
const noStore = { 'Cache-Control': 'no-store' }

export const signOnRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/auth/oauthApps',
      operationId: 'listIdentityProviders',
      who: 'public',
      tags,
      summary: 'List the identity providers for staff sign-in',
      responses: { 200: answer(z.object({ data: z.array(identityProviderRow) })) },
    },
    (c) => c.json({ data: [...c.get('ctx').identityProviders.list()] }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/oauth/{key}/start',
      operationId: 'startSingleSignOn',
      who: 'public',
      tags,
      summary: 'Start single sign-on: returns the authorization URL (code flow with PKCE)',
      request: { params, body: body(startSignOnBody) },
      responses: { 200: answer(signOnStarted) },
    },
    async (c) =>
      c.json(
        await startSignOn(
          c.get('ctx'),
          ownOrigin(c.get('ctx').env, c.req.url),
          c.req.valid('param').key,
          c.req.valid('json'),
        ),
        200,
        noStore,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/oauth/{key}/exchange',
      operationId: 'exchangeSingleSignOnCode',
      who: 'public',
      tags,
      summary: 'Exchange the authorization code for an id token',
      request: { params, body: body(exchangeCodeBody) },
      responses: { 200: answer(codeExchanged) },
    },
    async (c) =>
      c.json(
        await exchangeCode(
          c.get('ctx'),
          ownOrigin(c.get('ctx').env, c.req.url),
          c.req.valid('param').key,
          c.req.valid('json'),
        ),
        200,
        noStore,
      ),
  ),
]

import {
  declineBody,
  registered,
  registration,
  registrationSetup,
  setupQuery,
  verified,
  verifyAgainBody,
  verifyBody,
} from '#model/identity/registration.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { answerDevice } from '../sessions/known-devices.ts'
import type { Sessions } from '../sessions/session.ts'
import { declineInvitation } from './decline-invitation.ts'
import { readSetup } from './read-setup.ts'
import { registerUser } from './register-user.ts'
import { verifyAddress } from './verify-address.ts'
import { resendVerification } from './resend-verification.ts'

const tags = ['identity']
const unseen = { 'Cache-Control': 'no-store' }

export const registrationRoutes = (sessions: Sessions) => [
  endpoint(
    {
      method: 'get',
      path: '/register/setup',
      operationId: 'getRegistrationSetup',
      who: 'public',
      tags,
      summary: 'Get what a link or an invitation allows to register as',
      request: { query: setupQuery },
      responses: { 200: answer(registrationSetup) },
    },
    async (c) => c.json(await readSetup(c.get('ctx'), c.req.valid('query')), 200, unseen),
  ),
  endpoint(
    {
      method: 'post',
      path: '/register/user',
      operationId: 'registerUser',
      who: 'public',
      tags,
      summary: 'Register; by link, the response does not tell whether the address is known',
      request: { body: body(registration) },
      responses: { 200: answer(registered) },
    },
    async (c) => c.json(await registerUser(c.get('ctx'), c.req.valid('json')), 200, unseen),
  ),
  endpoint(
    {
      method: 'post',
      path: '/register/verify',
      operationId: 'verifyRegistration',
      who: 'public',
      tags,
      summary: 'Verify an e-mail address by its link; with the password, also sign in',
      request: { body: body(verifyBody) },
      responses: { 200: answer(verified) },
    },
    async (c) => c.json(answerDevice(c, await verifyAddress(c.get('ctx'), sessions, c.req.valid('json'))), 200, unseen),
  ),
  endpoint(
    {
      method: 'post',
      path: '/register/verify/resend',
      operationId: 'resendVerification',
      who: 'public',
      tags,
      summary: 'Send the verification e-mail again; the response is the same for every address',
      request: { body: body(verifyAgainBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await resendVerification(c.get('ctx'), c.req.valid('json').email)
      return c.json({}, 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/register/decline',
      operationId: 'declineRegistration',
      who: 'public',
      tags,
      summary: 'Decline an invitation to register',
      request: { body: body(declineBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await declineInvitation(c.get('ctx'), c.req.valid('json').key)
      return c.json({}, 200, unseen)
    },
  ),
]

import { z } from 'zod'
import { regStatuses } from '#model/identity/enums.ts'
import {
  declineBody,
  registered,
  registration,
  registrationSetup,
  setupQuery,
  verifyAgainBody,
  verifyBody,
} from '#model/identity/registration.ts'
import { answer, area, body, nothing, route } from '../../http/route.ts'
import { declineInvitation } from './decline-invitation.ts'
import { readSetup } from './read-setup.ts'
import { registerUser } from './register-user.ts'
import { verifyAddress } from './verify-address.ts'
import { askVerification } from './verify-again.ts'

const tags = ['registration']
const unseen = { 'Cache-Control': 'no-store' }

export const registrationRoutes = area()
  .openapi(
    route({
      method: 'get',
      path: '/register/setup',
      who: 'public',
      tags,
      summary: 'What a link or an invitation lets somebody register as',
      request: { query: setupQuery },
      responses: { 200: answer(registrationSetup) },
    }),
    async (c) => c.json(await readSetup(c.get('ctx'), c.req.valid('query')), 200, unseen),
  )
  .openapi(
    route({
      method: 'post',
      path: '/register/user',
      who: 'public',
      tags,
      summary: 'Registers; by link the same answer whether or not the address is known',
      request: { body: body(registration) },
      responses: { 200: answer(registered) },
    }),
    async (c) => c.json(await registerUser(c.get('ctx'), c.req.valid('json')), 200, unseen),
  )
  .openapi(
    route({
      method: 'post',
      path: '/register/verify',
      who: 'public',
      tags,
      summary: 'Proves an address by the link in the mail',
      request: { body: body(verifyBody) },
      responses: { 200: answer(z.object({ regStatus: z.enum(regStatuses) })) },
    }),
    async (c) => c.json(await verifyAddress(c.get('ctx'), c.req.valid('json')), 200, unseen),
  )
  .openapi(
    route({
      method: 'post',
      path: '/register/verify/resend',
      who: 'public',
      tags,
      summary: 'Another verification mail; the same answer for every address',
      request: { body: body(verifyAgainBody) },
      responses: { 200: answer(nothing) },
    }),
    async (c) => {
      await askVerification(c.get('ctx'), c.req.valid('json').email)
      return c.json({}, 200, unseen)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/register/decline',
      who: 'public',
      tags,
      summary: 'The invited person does not want an account',
      request: { body: body(declineBody) },
      responses: { 200: answer(nothing) },
    }),
    async (c) => {
      await declineInvitation(c.get('ctx'), c.req.valid('json').key)
      return c.json({}, 200, unseen)
    },
  )

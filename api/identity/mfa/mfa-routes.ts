import { z } from 'zod'
import { mfaTypes } from '#model/identity/enums.ts'
import {
  availableMfaBody,
  mfaRemoval,
  mfaState,
  numberConfirmed,
  phoneVerdict,
  registerDeviceBody,
  smsCodeSent,
  smsInitQuery,
} from '#model/identity/wire.ts'
import { AppError } from '#model/errors.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import type { CurrentSession } from '../../http/types.ts'
import { confirmNumber, requestNumberCode } from './confirm-number.ts'
import { isRegistered, registerDevice, unregisterDevice } from '../devices.ts'
import { readMfaState } from './mfa-state.ts'
import { readPhone } from './phone-number.ts'
import { storeFactors, removeFactorByStaff } from './remove-factor.ts'
import { startSms } from './start-sms.ts'

const tags = ['identity']
const ofAccount = z.object({ id: z.string().min(1).max(64) })
const JUDGED_PER_MINUTE = 120

const current = (session: CurrentSession | undefined): CurrentSession => {
  if (!session) throw new AppError('auth.token.missing', 'Unauthorized')
  return session
}

export const mfaRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/auth/mfa/sms/init',
      operationId: 'requestEnrollmentSms',
      who: 'mfa-pending',
      confirmed: true,
      tags,
      summary: 'Send a code to a US number to enroll it as a second factor',
      request: { query: smsInitQuery },
      responses: { 200: answer(smsCodeSent) },
    },
    async (c) => c.json(await startSms(c.get('ctx'), current(c.get('session')), c.req.valid('query').phone), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/auth/mfa/available',
      operationId: 'updateMySecondFactors',
      who: 'mfa-pending',
      confirmed: true,
      tags,
      summary: 'Keep the given second factors of the caller and remove the rest',
      request: { body: body(availableMfaBody) },
      responses: { 200: answer(z.object({ mfaAvail: z.array(z.enum(mfaTypes)), mfaPhone: z.string().nullable() })) },
    },
    async (c) => c.json(await storeFactors(c.get('ctx'), current(c.get('session')), c.req.valid('json').mfaVal), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/validate/telephone',
      operationId: 'validateTelephone',
      who: 'public',
      tags,
      summary: 'Validate and format a phone number',
      request: { query: z.strictObject({ number: z.string().min(1).max(50) }) },
      responses: { 200: answer(phoneVerdict) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await consumeRateLimit(ctx, `phone:${ctx.request.network}`, JUDGED_PER_MINUTE, 60)
      const phone = readPhone(c.req.valid('query').number)
      if (!phone)
        throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
          fields: { number: 'errors.telephone' },
          extra: { valid: false },
        })
      return c.json({ valid: true, ...phone }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/mfa',
      operationId: 'listSecondFactors',
      who: 'self-or-csr',
      tags,
      summary: "List an account's second factors",
      request: { params: ofAccount },
      responses: { 200: answer(mfaState) },
    },
    async (c) => c.json(await readMfaState(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/user/{id}/mfa/{mfaType}',
      operationId: 'removeSecondFactor',
      who: 'csr-write',
      tags,
      summary: "Delete a person's second factor",
      request: { params: ofAccount.extend({ mfaType: z.enum(mfaTypes) }), body: body(mfaRemoval) },
      responses: { 200: answer(z.object({ mfaAvail: z.array(z.enum(mfaTypes)) })) },
    },
    async (c) => c.json(await removeFactorByStaff(c.get('ctx'), c.req.valid('param'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/smsconf',
      operationId: 'requestSmsConfirmation',
      who: 'self-or-csr',
      tags,
      summary: 'Send a code to a number for text messages',
      request: { params: ofAccount, body: body(z.strictObject({ number: z.string().min(1).max(50) })) },
      responses: { 200: answer(smsCodeSent.omit({ phone: true })) },
    },
    async (c) =>
      c.json(await requestNumberCode(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').number), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/smsconf',
      operationId: 'confirmSmsNumber',
      who: 'self-or-csr',
      tags,
      summary: 'Verify a phone number by its code',
      request: { params: ofAccount, body: body(z.strictObject({ code: z.string().max(64) })) },
      responses: { 200: answer(numberConfirmed) },
    },
    async (c) => c.json(await confirmNumber(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').code), 200),
  ),
]

export const deviceRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/auth/registerDevice',
      operationId: 'registerDevice',
      who: 'mfa-pending',
      tags: ['identity'],
      summary: 'Register a device for push notifications',
      request: { body: body(registerDeviceBody) },
      responses: { 200: answer(z.object({ id: z.string() })) },
    },
    async (c) => c.json(await registerDevice(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/registerDevice/{deviceId}',
      operationId: 'getDevice',
      who: 'signed-in',
      tags: ['identity'],
      summary: 'Tell whether push notifications go to a device',
      request: { params: z.object({ deviceId: z.string().min(1).max(200) }) },
      responses: { 200: answer(z.object({ registered: z.boolean() })) },
    },
    async (c) => c.json(await isRegistered(c.get('ctx'), c.req.valid('param').deviceId), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/auth/registerDevice/{deviceId}',
      operationId: 'unregisterDevice',
      who: 'signed-in',
      tags: ['identity'],
      summary: 'Unregister a device from push notifications',
      request: { params: z.object({ deviceId: z.string().min(1).max(200) }) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await unregisterDevice(c.get('ctx'), c.req.valid('param').deviceId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/pushKey',
      operationId: 'getPushKey',
      who: 'signed-in',
      tags: ['identity'],
      summary: 'Get the public key for push notifications; null if they are not available',
      responses: { 200: answer(z.object({ publicKey: z.string().nullable() })) },
    },
    (c) => c.json({ publicKey: c.get('ctx').push.publicKey }, 200),
  ),
]

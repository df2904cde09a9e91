import { z } from 'zod'
import {
  contactPhone,
  phoneBody,
  phoneKindField,
  phoneList,
  preferenceBody,
  preferenceRow,
} from '#model/identity/contact-wire.ts'
import { addressBody, addressRow, profileBody, profileRow } from '#model/identity/profile-wire.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { changeAddress, readAddress } from './address.ts'
import { listPhones, removePhone, setPhone } from './phones.ts'
import { changePreference, readPreference } from './preferences.ts'
import { changeProfile, readProfile } from './profile.ts'

const tags = ['identity']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const phoneParams = params.extend({ phoneKind: phoneKindField })

/** Name, address, phone numbers and how a person wants to be told. */
export const profileRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/profile',
      operationId: 'getProfile',
      who,
      tags,
      summary: "Get a person's name, language and work",
      request: { params },
      responses: { 200: answer(profileRow) },
    },
    async (c) => c.json(await readProfile(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/profile',
      operationId: 'updateProfile',
      who,
      tags,
      summary: 'Update the given fields',
      request: { params, body: body(profileBody) },
      responses: { 200: answer(profileRow) },
    },
    async (c) => c.json(await changeProfile(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/address',
      operationId: 'getAddress',
      who,
      tags,
      summary: "Get a person's address and time zone",
      request: { params },
      responses: { 200: answer(addressRow) },
    },
    async (c) => c.json(await readAddress(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/address',
      operationId: 'updateAddress',
      who,
      tags,
      summary: 'Update the given fields',
      request: { params, body: body(addressBody) },
      responses: { 200: answer(addressRow) },
    },
    async (c) => c.json(await changeAddress(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/phone',
      operationId: 'listPhoneNumbers',
      who,
      tags,
      summary: 'List phone numbers by kind',
      request: { params },
      responses: { 200: answer(phoneList) },
    },
    async (c) => c.json(await listPhones(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/phone/{phoneKind}',
      operationId: 'setPhoneNumber',
      who,
      tags,
      summary: 'Set the phone number of a kind; each number may be used once',
      request: { params: phoneParams, body: body(phoneBody) },
      responses: { 200: answer(contactPhone) },
    },
    async (c) => {
      const { id, phoneKind } = c.req.valid('param')
      return c.json(await setPhone(c.get('ctx'), id, phoneKind, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/user/{id}/phone/{phoneKind}',
      operationId: 'deletePhoneNumber',
      who,
      tags,
      summary: 'Delete the phone number of a kind',
      request: { params: phoneParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { id, phoneKind } = c.req.valid('param')
      await removePhone(c.get('ctx'), id, phoneKind)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/notification',
      operationId: 'getNotificationSettings',
      who,
      tags,
      summary: 'Get channels, muted topics and do-not-disturb hours',
      request: { params },
      responses: { 200: answer(preferenceRow) },
    },
    async (c) => c.json(await readPreference(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/notification',
      operationId: 'updateNotificationSettings',
      who,
      tags,
      summary: 'Update channels and quiet hours; codes are always sent',
      request: { params, body: body(preferenceBody) },
      responses: { 200: answer(preferenceRow) },
    },
    async (c) => c.json(await changePreference(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

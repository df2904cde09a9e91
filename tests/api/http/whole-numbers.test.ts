import { expect, test } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)

/** One more than a column of 32 bits holds. */
const tooGreat = 2_147_483_648
const filter = (name: string) => `filter=${encodeURIComponent(JSON.stringify({ [name]: tooGreat }))}`

test.each([
  ...['users', 'users/export'].flatMap((list) =>
    ['expertTier', 'countryId', 'userType'].map((name) => `/rest/${list}?${filter(name)}`),
  ),
  ...['customFields', 'planLinks', 'planMembers', 'queries', 'queries/export'].map(
    (list) => `/rest/${list}?${filter('userType')}`,
  ),
  ...['user', 'userInvite', 'grant', 'customField/definition'].map(
    (list) => `/server/${list}/list?userType=${tooGreat}`,
  ),
  `/server/report/expertaggstats?userType=${tooGreat}`,
  `/server/report/queryaggstats?country=${tooGreat}`,
  `/server/pool/unknown/userStats?userType=${tooGreat}`,
])('a whole number that no column holds is refused before the database is asked: GET %s', async (path) => {
  const { status, body } = await staff.super.call<Refused>('GET', path)
  expect([status, body.errorKey]).toEqual([422, 'errors.invalidParameters'])
})

test.each([
  ['PUT', '/server/survey/header/unknown', { version: tooGreat }, 'version'],
  ['POST', '/server/content/document/unknown/restore', { documentVersion: tooGreat, version: 1 }, 'documentVersion'],
  ['PUT', '/rest/users/unknown', { version: tooGreat }, 'version'],
] as const)('the same of what is sent: %s %s', async (method, path, sent, field) => {
  const { status, body } = await staff.super.call<Refused>(method, path, sent)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, expect.arrayContaining([field])])
})

test('the same of the state on a tax form', async () => {
  const id = staff.super.id
  const sent = { formType: 'W-9', stateId: tooGreat }
  const { status, body } = await staff.super.call<Refused>('POST', `/server/user/${id}/taxinformation`, sent)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['stateId']])
})

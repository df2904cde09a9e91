import { expect, test } from 'vitest'
import { apiUrl } from '#api/client/http.ts'
import { del, post } from '#backoffice/providers/verb.ts'

test('an address that the document lacks does not compile', () => {
  // @ts-expect-error no such path
  post('/server/nothing')
  // @ts-expect-error the path has a name that must be given
  del('/server/tag/target/{id}')
  // @ts-expect-error the body lacks what the call takes
  post('/server/payout', { body: {} })
  const { path, params } = del('/server/tag/target/{id}', { params: { id: 'a b' } })
  expect(apiUrl(path, { params })).toBe('/api/server/tag/target/a%20b')
})

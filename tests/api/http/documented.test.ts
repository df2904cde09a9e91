import { expect, test } from 'vitest'
import type { Document } from '#api/http/document.ts'
import { readDocument, type Exchange } from '../../support/document/documented.ts'
import { startProduct } from '../../support/product.ts'

const product = await startProduct()
const { body } = await product.anonymous<Document>('GET', '/openapi.json')
const documented = readDocument(body)

const ping: Exchange = {
  method: 'GET',
  url: 'http://test/api/ping',
  status: 200,
  type: 'application/json',
  json: { ok: true, version: '1' },
}
const clock: Exchange = {
  method: 'POST',
  url: 'http://test/api/dev/clock',
  sent: { advance: 1 },
  status: 200,
  type: 'application/json',
  json: { now: '2026-01-15T09:30:00.000Z', ran: 0 },
}
const refusal = { errorKey: 'x', message: 'x', requestId: 'x' }

test('what is as documented is passed on', () => {
  expect(documented.complaint(ping)).toBeUndefined()
  expect(documented.complaint(clock)).toBeUndefined()
})

test.each<[string, Exchange, string]>([
  ['an undeclared field', { ...ping, json: { ok: true, version: '1', secret: 'x' } }, '(secret)'],
  ['a missing field', { ...ping, json: { ok: true } }, "'version'"],
  ['a field of another type', { ...ping, json: { ok: true, version: 1 } }, '/version must be string'],
  ['an undeclared status', { ...ping, status: 201 }, 'the status is not declared'],
  ['an undeclared refusal', { ...ping, status: 418, json: refusal }, 'the status is not declared'],
  ['a refusal without its key', { ...ping, status: 422, json: { message: 'x' } }, "'errorKey'"],
  ['another media type', { ...ping, type: 'text/html' }, 'it answers text/html'],
  ['a path that no one declared', { ...ping, url: 'http://test/api/pong' }, 'no such path'],
  ['a method that no one declared', { ...ping, method: 'PUT' }, 'no such method'],
  [
    'a parameter that no one declared',
    { ...ping, url: 'http://test/api/dev/inbox?loud=1', json: { data: [] } },
    'undeclared parameter loud',
  ],
  ['a body of another shape', { ...clock, sent: { advance: 'much' } }, '/advance must be number'],
  ['a body that no one declared', { ...ping, sent: {} }, 'declares none'],
])('%s is found', (_name, exchange, found) => {
  expect(documented.complaint(exchange)).toContain(found)
})

test('what is refused may have been sent badly', () => {
  expect(documented.complaint({ ...clock, sent: { advance: 'much' }, status: 422, json: refusal })).toBeUndefined()
})

test('a test that gets an undocumented answer fails', async () => {
  const other = await startProduct()
  other.app.get('/api/undeclared', (c) => c.json({}))
  await expect(other.anonymous('GET', '/undeclared')).rejects.toThrow('the document has no such path')
})

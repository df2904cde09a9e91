import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../support/product.ts'

const product = await startProduct()
const one = await makeUser(product.db, product.now())
const call = await product.as(one.id)
const json = { 'Content-Type': 'application/json' }

test('malformed JSON, deep nesting, too many keys and large bodies are answered, never 500', async () => {
  expectStatus(await call('POST', '/server/support/email', '{"emailBody":', json), 400)
  expectStatus(await call('POST', '/server/support/email', '['.repeat(100_000) + ']'.repeat(100_000), json), 400)
  expectStatus(
    await call(
      'POST',
      '/server/support/email',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, 1]))),
      json,
    ),
    400,
  )
  expectStatus(
    await call('POST', '/server/support/email', JSON.stringify({ emailBody: 'x'.repeat(5_000_000) }), json),
    413,
  )
  expectStatus(
    await call('POST', '/server/support/email', 'emailBody=hello', {
      'Content-Type': 'application/x-www-form-urlencoded',
    }),
    415,
  )
})

test('a deep array inside strings is just text', async () => {
  expectStatus(await call('POST', '/server/support/email', { emailBody: '['.repeat(5_000) }), 200)
})

test('NUL is refused wherever it hides, and a backslash before u0000 is just text', async () => {
  expectStatus(await call('POST', '/server/support/email', '{"emailBody":"a\\u0000b"}', json), 400)
  expectStatus(await call('GET', '/server/user/%00'), 400)
  expectStatus(await call('GET', '/user/diagnosis/search?name=%00'), 400)
  expectStatus(await call('POST', '/server/support/email', { emailBody: 'the text \\u0000 in a manual' }), 200)
})

test('half a character is refused, a whole one in two escapes is not', async () => {
  for (const half of ['\\ud83d', '\\uDE00', '\\ude00\\ud83d', '\\ud83dx', '\\ud83d\\u0041'])
    expectStatus(await call('POST', '/server/support/email', `{"emailBody":"a${half}b"}`, json), 400)
  expectStatus(await call('POST', '/server/support/email', '{"emailBody":"a\\ud83d\\uDE00b"}', json), 200)
  expectStatus(await call('POST', '/server/support/email', { emailBody: 'the text \\ud83d in a manual' }), 200)
})

test('what is not UTF-8 is refused, whether its length was announced or not', async () => {
  const send = async (bytes: Buffer, announced: boolean) => {
    const token = await product.signIn(one.id)
    const body = new ReadableStream({
      start(to) {
        // between the bytes of one letter too
        for (const byte of bytes) to.enqueue(new Uint8Array([byte]))
        to.close()
      },
    })
    const headers = { ...json, Authorization: `Bearer ${token}` }
    const answer = await product.fetch(
      new Request('http://test/api/server/support/email', {
        method: 'POST',
        headers: announced ? { ...headers, 'Content-Length': String(bytes.length) } : headers,
        body: announced ? new Uint8Array(bytes) : body,
        ...(!announced && { duplex: 'half' }),
      } as RequestInit),
    )
    return [answer.status, ((await answer.json()) as { errorKey?: string }).errorKey]
  }
  for (const announced of [true, false]) {
    for (const text of [
      '{"emailBody":"dose 5 \u00b5g daily caf\u00e9"}',
      '{"emailBody":"\u00ff\u00fe\u00c0"}',
      '{"emailBody":"caf\u00c3',
    ])
      expect(await send(Buffer.from(text, 'latin1'), announced)).toEqual([400, 'request.malformed'])
    expect(await send(Buffer.from('{"emailBody":"dose 5 \u00b5g daily caf\u00e9 \u{1f642}"}'), announced)).toEqual([
      200,
      undefined,
    ])
  }
})

test('unknown fields, filters and page sizes are 422 with the field named', async () => {
  const field = await call('POST', '/server/support/email', { emailBody: 'hello', admin: true })
  expectStatus(field, 422)
  expect(field.body.fields).toEqual({ admin: 'errors.unknownField' })
  expectStatus(await call('GET', '/server/country/list?nope=1'), 422)
  // no check of a shape sees this one
  for (const [body, place] of [
    ['{"emailBody":"hello","__proto__":{"admin":true}}', '__proto__'],
    ['{"emailBody":{"of":[{"__proto__":1}]}}', 'emailBody.of.0.__proto__'],
  ] as const) {
    const own = await call('POST', '/server/support/email', body, json)
    expectStatus(own, 422)
    expect(Object.entries(own.body.fields ?? {})).toEqual([[place, 'errors.unknownField']])
  }
  for (const name of ['__proto__', '%5f_proto_%5F']) {
    const asked = await call('GET', `/server/country/list?${name}=1`)
    expectStatus(asked, 422)
    expect(Object.entries(asked.body.fields ?? {})).toEqual([['__proto__', 'errors.unknownField']])
  }
  expectStatus(await call('GET', '/server/country/list?pageSize=251'), 422)
})

test('a blank message is refused in the words of the dialog', async () => {
  const answer = await call('POST', '/server/support/email', { emailBody: '   ' })
  expectStatus(answer, 422)
  expect(answer.body.fields).toEqual({ emailBody: 'errors.contactBlank' })
})

test('the same Idempotency-Key gives the first answer again, another body is 422', async () => {
  const key = { 'Idempotency-Key': 'abc' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/server/support/email', { emailBody: 'once' }, key)),
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  await product.runner.runDue()
  const inbox = await product.anonymous<{ data: { text: string }[] }>('GET', '/dev/inbox?to=support@consilium.test')
  expect(inbox.body.data.filter((message) => message.text.startsWith('once'))).toHaveLength(1)
  expectStatus(await call('POST', '/server/support/email', { emailBody: 'twice' }, key), 422)
})

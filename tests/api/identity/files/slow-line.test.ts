import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { FileUpload } from '#model/content/user-files.ts'
import { listen } from '#api/process/listen.ts'
import { expectStatus } from '../../../support/product.ts'
import { startPeople } from '../profile/people.ts'
import { pdf } from './contents.ts'

/** The usual limits, a hundred times as fast. */
const limits = { wordsMs: 150, spanMs: 150, spanBytes: 20, fileMs: 3_000 }
const { product, people, call } = await startPeople()
const { server, port } = await listen((asked, bindings) => product.fetch(asked, bindings), 0, '127.0.0.1', limits)
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An address for a file, which is then sent in slices with pauses between them. */
async function sendSlowly(slices: number, pauseMs: number) {
  const bytes = pdf(' '.repeat(4000))
  const asked = await call.client<FileUpload>('POST', '/server/userFile/upload-url', {
    userId: people.client.id,
    name: 'slow.pdf',
    size: bytes.length,
  })
  expectStatus(asked, 200)
  const sending = request({
    port,
    method: 'PUT',
    path: asked.body.uploadUrl,
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Length': bytes.length },
  })
  const answered = once(sending, 'response').then(
    ([answer]) => (answer as IncomingMessage).statusCode,
    (error: NodeJS.ErrnoException) => error.code,
  )
  const slice = Math.ceil(bytes.length / slices)
  for (let at = 0; at < bytes.length && !sending.destroyed; at += slice) {
    sending.write(bytes.subarray(at, at + slice))
    await pause(pauseMs)
  }
  sending.end()
  return { status: await answered, id: asked.body.id }
}

test('a file that arrives slowly arrives, however long words may take', async () => {
  const began = Date.now()
  const { status, id } = await sendSlowly(8, 100)
  expect(Date.now() - began).toBeGreaterThan(limits.wordsMs * 4)
  expect(status).toBe(200)
  expect((await call.client('GET', `/server/userFile/${id}`)).body).toMatchObject({ status: 'uploaded' })
})

test('a file whose bytes stop coming is given up, and can be sent again', async () => {
  const { status, id } = await sendSlowly(2, 600)
  expect([408, 'ECONNRESET', 'EPIPE']).toContain(status)
  expect((await call.client('GET', `/server/userFile/${id}`)).body).toMatchObject({ status: 'waiting' })
})

test('words that trickle in are given up after their time; Node itself cuts no one off', async () => {
  expect(server.requestTimeout).toBe(0)
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket
    .setEncoding('utf8')
    .on('data', (chunk) => {
      heard += String(chunk)
    })
    .on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    'POST /api/auth/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{',
  )
  const drops = setInterval(() => socket.write(' '.repeat(20)), 50)
  await closed
  clearInterval(drops)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
})

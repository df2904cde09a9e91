import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { furnished, run } from '../program.ts'

/** Sends this much of a request and hangs up, by a reset or politely. */
async function hangUp(url: string, text: string, reset: boolean): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  await new Promise((resolve) => socket.write(text, resolve))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  if (reset) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

test('anyone who hangs up while sending, waiting or listening leaves no error in the log', async () => {
  const { dataDir, token } = await furnished()
  const program = await run({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  await program.ready
  const head = (line: string, ...headers: string[]) =>
    [line, 'Host: x', `Authorization: Bearer ${token}`, ...headers, '', ''].join('\r\n')
  const half = 'x'.repeat(20_000)
  for (const reset of [true, false]) {
    const json = head('POST /api/rest/pools HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 50000')
    await hangUp(program.url, `${json}{"poolName":"${half}`, reset)
    const form = head(
      'POST /api/server/membership/plan/none/files HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 50000',
      'Idempotency-Key: half',
    )
    await hangUp(
      program.url,
      `${form}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${half}`,
      reset,
    )
    const bytes = head(
      'PUT /api/upload/none HTTP/1.1',
      'Content-Type: application/octet-stream',
      'Content-Length: 50000',
    )
    await hangUp(program.url, bytes + half, reset)
    for (let n = 0; n < 5; n++) await hangUp(program.url, head('GET /api/rest/users/export?format=csv HTTP/1.1'), reset)
    await hangUp(program.url, head('GET /api/user/changes HTTP/1.1'), reset)
  }
  expect((await fetch(`${program.url}/api/ping`)).status).toBe(200)
  program.kill('SIGTERM')
  const { code, output } = await program.ended
  expect(code).toBe(0)
  expect(output).not.toMatch(/"level":[456]0|error/i)
})

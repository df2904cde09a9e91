import { existsSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { furnished, inspect, run, writers } from './program.ts'

const STOPS_WITHIN_MS = 10_000

/** A caller that sends its request in pieces; `received` grows with the answer. */
async function slowCaller(url: string): Promise<{ socket: Socket; heard: () => string }> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket
    .setEncoding('utf8')
    .on('data', (piece: string) => (text += piece))
    .on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  return { socket, heard: () => text }
}

test('asked to stop, it answers what has begun, takes nothing new, and leaves a whole database', async () => {
  const { dataDir, token } = await furnished()
  const program = await run({ DATA_DIR: dataDir })
  await program.ready

  const stream = await fetch(`${program.url}/api/user/changes`, { headers: { Authorization: `Bearer ${token}` } })
  expect(stream.status).toBe(200)
  const work = writers(program.url, token, 4)
  await expect.poll(() => work.acknowledged.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(5)

  const body = JSON.stringify({ poolName: 'in-flight', displayName: 'In flight' })
  const slow = await slowCaller(program.url)
  slow.socket.write(
    `POST /api/rest/pools HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))

  const asked = performance.now()
  program.kill('SIGTERM')
  await work.stop()
  await expect
    .poll(
      () =>
        fetch(`${program.url}/api/ping`).then(
          () => 'answers',
          () => 'refused',
        ),
      { timeout: 5_000 },
    )
    .toBe('refused')
  await stream.body?.cancel().catch(() => undefined)
  slow.socket.write(body.slice(10))
  await expect.poll(slow.heard, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 201 /)

  const { code, output } = await program.ended
  expect(code).toBe(0)
  expect(output).not.toMatch(/"level":[56]0/)
  expect(performance.now() - asked).toBeLessThan(STOPS_WITHIN_MS)

  const file = join(dataDir, 'app.db')
  expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
  const found = inspect(file)
  expect(work.refused).toEqual([])
  expect([...work.acknowledged].filter((id) => !found.pools.has(id))).toEqual([])
  expect(found.pools.size).toBeGreaterThan(work.acknowledged.size)
  expect({ integrity: found.integrity, broken: found.broken }).toEqual({ integrity: 'ok', broken: 0 })
})

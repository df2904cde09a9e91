import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { pair, patientWriters, post, slowMailServer, type Pair } from './two-processes.ts'
import type { Program } from '../program.ts'

/** Longer than a lease, see api/jobs/runner.ts. */
const SLOW_MS = 19_000
const TAKEN_OVER_WITHIN_MS = 60_000
let world: Pair
beforeAll(async () => {
  world = await pair()
})

// one that a failed test left behind would do the work of the next
afterEach(() => world.endAll())

const isAlive = ({ pid }: Program) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const stop = async (...programs: Program[]) => {
  for (const program of programs) program.kill('SIGTERM')
  for (const program of programs) expect((await program.ended).code).toBe(0)
}
const grows = (set: Set<string>, by = 5) => {
  const before = set.size
  return expect.poll(() => set.size, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before + by)
}
const lost = async (...ids: string[]) => {
  const kept = new Set((await world.ask<{ id: string }>('select id from pools')).map(({ id }) => id))
  return ids.filter((id) => !kept.has(id))
}

/** The first change of a channel that a page hears at this process. */
async function heard({ url }: Program, channel: string): Promise<{ opened: Promise<void>; change: Promise<string> }> {
  const answer = await fetch(`${url}/api/user/changes`, { headers: { Authorization: `Bearer ${world.token}` } })
  expect(answer.status).toBe(200)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`the stream ended after: ${text}`)
      text += decoder.decode(value, { stream: true })
    }
    return text
  }
  const opened = until('event: ready').then(() => undefined)
  return {
    opened,
    change: opened
      .then(() => until(`"channel":"${channel}"`))
      .finally(() => void reader.cancel().catch(() => undefined)),
  }
}

test('PostgreSQL restarts and crashes under load: no process ends, nothing acknowledged is lost, live updates come back', async () => {
  const [one, two] = [await world.start(), await world.start()]
  const writers = [one, two].map(({ url }) => patientWriters(url, world.token))
  const acknowledged = () => writers.flatMap((work) => [...work.acknowledged])
  for (const work of writers) await grows(work.acknowledged)
  for (const mode of ['fast', 'immediate', 'fast'] as const) {
    await world.server.restart(mode, 1_500)
    for (const work of writers) await grows(work.acknowledged)
  }
  expect([isAlive(one), isAlive(two)]).toEqual([true, true])
  // twelve at once, so that a connection which was not given back would be missed
  for (const { url } of [one, two]) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        fetch(`${url}/api/rest/pools`, { headers: { Authorization: `Bearer ${world.token}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
  for (const work of writers) {
    await work.stop()
    expect(work.wrong).toEqual([])
    expect(work.turnedAway()).toBeGreaterThan(0)
  }
  expect(await lost(...acknowledged())).toEqual([])

  const { opened, change } = await heard(two, 'pools')
  await opened
  const more = patientWriters(one.url, world.token, 1)
  expect(await change).toContain('"channel":"pools"')
  await more.stop()
  await stop(one, two)
})

test('killed while the database restarts: what the dead process was told is there, and the other goes on', async () => {
  const [one, two] = [await world.start(), await world.start()]
  const [first, second] = [patientWriters(one.url, world.token), patientWriters(two.url, world.token)]
  await grows(first.acknowledged)
  await grows(second.acknowledged)
  const back = world.server.restart('immediate', 1_000)
  one.kill('SIGKILL')
  expect((await one.ended).signal).toBe('SIGKILL')
  await back
  await grows(second.acknowledged)
  await first.stop()
  await second.stop()
  expect([...first.wrong, ...second.wrong]).toEqual([])
  expect(await lost(...first.acknowledged, ...second.acknowledged)).toEqual([])
  await stop(two)
})

test('a mail server that answers later than a lease lasts gets each mail once, and holds no one else up', async () => {
  const mails = await slowMailServer((subject) => sleep(subject.startsWith('slow') ? SLOW_MS : 0))
  const programs = [await world.start({ SMTP_URL: mails.url }), await world.start({ SMTP_URL: mails.url })]
  await post(world, ['slow 1', 'slow 2', 'quick 1', 'quick 2', 'quick 3'])
  await expect
    .poll(() => mails.taken.filter((one) => one.startsWith('quick')).sort(), { timeout: 12_000 })
    .toEqual(['quick 1', 'quick 2', 'quick 3'])
  await expect.poll(() => mails.taken.length, { timeout: SLOW_MS + 15_000 }).toBeGreaterThanOrEqual(5)
  const waiting = () =>
    world.ask(`select id from job where kind = 'notification.deliver' and done_at is null and run_at <= now()`)
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
  expect(mails.taken.filter((subject) => /^(quick|slow) /.test(subject)).sort()).toEqual([
    'quick 1',
    'quick 2',
    'quick 3',
    'slow 1',
    'slow 2',
  ])
  expect(mails.held.size).toBe(0)
  await stop(...programs)
}, 600_000)

test('the jobs of a process that was killed are taken over by the other, once', async () => {
  // no mail is answered before the one is dead, and its connections are known to be
  let answer = () => undefined as void
  const dead = new Promise<void>((resolve) => (answer = resolve))
  const mails = await slowMailServer(() => dead)
  const settings = { SMTP_URL: mails.url }
  const one = await world.start(settings)
  const subjects = Array.from({ length: 6 }, (_, n) => `mail ${n}`)
  // the demo data sends reminders of its own
  const taken = () => mails.taken.filter((subject) => subject.startsWith('mail ')).sort()
  await post(world, subjects)
  await expect.poll(() => mails.held.size, { timeout: 15_000, interval: 20 }).toBeGreaterThan(0)
  const two = await world.start(settings)
  one.kill('SIGKILL')
  await one.ended
  await expect.poll(() => mails.closed.size, { timeout: 10_000 }).toBeGreaterThan(0)
  await sleep(500)
  answer()
  await expect.poll(taken, { timeout: TAKEN_OVER_WITHIN_MS, interval: 200 }).toEqual(expect.arrayContaining(subjects))
  const rows = await world.ask<{ status: string }>(`select status from notification where subject like 'mail %'`)
  await expect
    .poll(
      async () =>
        (await world.ask(`select id from notification where subject like 'mail %' and status <> 'sent'`)).length,
    )
    .toBe(0)
  expect(rows).toHaveLength(subjects.length)
  expect(taken()).toEqual(subjects)
  await stop(two)
}, 600_000)

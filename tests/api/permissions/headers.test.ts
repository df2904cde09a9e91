import { expect, test } from 'vitest'
import { allOperations, startWorld, type ActorName } from './world.ts'

const world = await startWorld()
const operations = allOperations()
const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'content-security-policy': /^default-src 'none'; (frame-ancestors 'none'|sandbox)$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}
/** Names a picture by its content: browsers keep it, no one between may. */
const kept = /^GET \/server\/user\/\{id\}\/photo$/

test.each<ActorName>(['nobody', 'half', 'client', 'csrSuper'])(
  'every answer to %s has its headers, refusals too',
  { timeout: 600_000 },
  async (actor) => {
    const wrong: string[] = []
    for (const { method, path, at, reads } of operations.filter((one) => one.path !== '/dev/clock')) {
      const answer = await world.ask(actor, method, at(), reads ? {} : { body: { '\u{1F480}': 1 } })
      const name = `${method} ${path}: ${answer.status}`
      for (const [header, value] of Object.entries(always))
        if (!value.test(answer.headers.get(header) ?? ''))
          wrong.push(`${name} ${header}: ${answer.headers.get(header)}`)
      if (answer.headers.has('set-cookie')) wrong.push(`${name} sets a cookie`)
      const cache = answer.headers.get('cache-control') ?? ''
      if (actor !== 'nobody' && !/no-store/.test(cache) && !kept.test(`${method} ${path}`))
        wrong.push(`${name} cache-control: ${cache}`)
    }
    expect(wrong).toEqual([])
  },
)

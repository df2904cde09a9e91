import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { auditEvent, userSession } from '#db/schema/all.ts'
import { callerAddress, canonicalAddress, networkOf, trustedProxies } from '#api/http/network-address.ts'
import { listen } from '#api/process/listen.ts'
import { expectStatus, startProduct, testPassword, type TestProduct } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'

const basic = `Basic ${Buffer.from('web:consilium-web').toString('base64')}`
const [direct, behind] = [await startProduct(), await startProduct({ env: { TRUST_PROXY: '127.0.0.0/8, ::1' } })]
behind.clock.offset = direct.clock.offset
const { person } = await signingIn(direct)
/** A product on a real socket. @returns its port */
async function open(product: TestProduct, host: string): Promise<number> {
  const { server, port } = await listen((request, bindings) => product.fetch(request, bindings), 0, host)
  afterAll(() => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))))
  return port
}
const sockets = {
  ipv4: await open(direct, '127.0.0.1'),
  ipv6: await open(direct, '::1'),
  dual: await open(direct, '::'),
}
const proxied = { ipv4: await open(behind, '127.0.0.1'), ipv6: await open(behind, '::1') }

/** Over a socket of this machine. `from`: the address of the caller's end. */
function signIn(
  port: number,
  { host = '127.0.0.1', from, email, password = testPassword, forwarded }: Ask,
): Promise<number> {
  const body = JSON.stringify({ email, password, deviceId: 'web', deviceToken: '' })
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        port,
        host,
        ...(from && { localAddress: from }),
        path: '/api/auth/webLogin',
        method: 'POST',
        headers: {
          Authorization: basic,
          'Content-Type': 'application/json',
          ...(forwarded && { 'X-Forwarded-For': forwarded }),
        },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
    asked.on('error', reject).end(body)
  })
}
interface Ask {
  host?: string
  from?: string
  email: string
  password?: string
  forwarded?: string
}
const kept = async (userId: string) => {
  const [session] = await direct.db.select().from(userSession).where(eq(userSession.userId, userId))
  const [login] = await direct.db.select().from(auditEvent).where(eq(auditEvent.refId, userId))
  return [session?.address, login?.text]
}

describe('over a real socket, sessions and audit hold the address of the caller', () => {
  test.each<[name: string, port: number, ask: Omit<Ask, 'email'>, address: string]>([
    ['IPv4', sockets.ipv4, {}, '127.0.0.1'],
    ['another IPv4', sockets.ipv4, { from: '127.0.0.9' }, '127.0.0.9'],
    ['IPv6', sockets.ipv6, { host: '::1' }, '::1'],
    ['IPv4 on a socket for both', sockets.dual, { from: '127.0.0.8' }, '127.0.0.8'],
    ['no proxy: the header is ignored', sockets.ipv4, { forwarded: '198.51.100.1' }, '127.0.0.1'],
    ['a proxy: its last hop', proxied.ipv4, { forwarded: '192.0.2.66, 198.51.100.1' }, '198.51.100.1'],
    ['two proxies: the hop before them', proxied.ipv4, { forwarded: '198.51.100.1, 127.0.0.3' }, '198.51.100.1'],
    ['a proxy on IPv6', proxied.ipv6, { host: '::1', forwarded: '2001:DB8:0:0:1::5' }, '2001:db8::1:0:0:5'],
    ['a proxy that says nothing', proxied.ipv4, {}, '127.0.0.1'],
    ['a proxy that says nonsense', proxied.ipv4, { forwarded: '198.51.100.1, unknown' }, '127.0.0.1'],
  ])('%s', async (_, port, ask, address) => {
    const one = await person()
    expect(await signIn(port, { ...ask, email: one.email })).toBe(200)
    expect(await kept(one.id)).toEqual([address, address])
  })

  test('limits are per address', async () => {
    const one = await person()
    const wrong = { email: one.email, password: 'Wrong-Password-1' }
    for (let i = 0; i < 10; i++) expect(await signIn(sockets.ipv4, { ...wrong, from: '127.0.0.21' })).toBe(400)
    expect([
      await signIn(sockets.ipv4, { email: one.email, from: '127.0.0.21' }),
      await signIn(sockets.ipv4, { email: one.email, from: '127.0.0.21', forwarded: '198.51.100.9' }),
      await signIn(sockets.ipv4, { email: one.email, from: '127.0.0.22' }),
      await signIn(sockets.ipv6, { email: one.email, host: '::1' }),
    ]).toEqual([429, 429, 200, 200])
  })
})

test('a request without bindings is refused rather than counted with all others', async () => {
  const { app } = direct
  const answer = await app.request('/api/ping')
  expect(answer.status).toBe(500)
  expectStatus(await direct.anonymous('GET', '/ping'), 200)
})

describe('one address has one spelling', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:8080', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:c000:0201', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', undefined],
    ['unknown', undefined],
    ['192.0.2.1\r\n', undefined],
    ['999.0.0.1', undefined],
  ])('%j', (text, address) => expect(canonicalAddress(text)).toBe(address))

  test.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.1', '192.0.2.1'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('however an IPv6 address is written, its network is that of its first four groups', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.boolean(), (groups, upper) => {
        const long = groups.map((one) => one.toString(16).padStart(4, '0')).join(':')
        const short = new URL(`http://[${long}]`).hostname.slice(1, -1)
        const read = [upper ? long.toUpperCase() : long, short].map((one) => canonicalAddress(one))
        const mapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
        expect(new Set(read).size).toBe(1)
        if (!mapped)
          expect(networkOf(read[0] ?? '')).toBe(
            `${groups
              .slice(0, 4)
              .map((one) => one.toString(16))
              .join(':')}::/64`,
          )
      }),
    )
  })

  test('what is not in the list of proxies is never believed', () => {
    const isProxy = trustedProxies('10.0.0.0/8,fd00::/8')
    fc.assert(
      fc.property(fc.ipV4(), fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (peer, hops) => {
        const address = callerAddress(peer, hops.join(','), isProxy)
        if (!isProxy(peer)) expect(address).toBe(peer)
        expect(canonicalAddress(address)).toBe(address)
      }),
    )
  })

  test.each(['10.0.0.0/33', 'fd00::/129', 'proxy.test', '10.0.0.0/x', '10.0.0'])('TRUST_PROXY %s', (list) =>
    expect(() => trustedProxies(list)).toThrow('TRUST_PROXY'),
  )
})

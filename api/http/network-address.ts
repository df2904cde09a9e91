import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { SettingError } from '../env.ts'

const GROUPS = 8
const NETWORK_GROUPS = 4
/** most requests come from the same few addresses, and a check makes three objects */
const MOST_KNOWN = 1_000
const FULL_BITS = { ipv4: 32, ipv6: 128 } as const

/** One spelling for one address: IPv4-mapped ones as IPv4, IPv6 as RFC 5952 says, no zone, no port. Undefined for anything else. */
export function canonicalAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, before] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? before ?? text).split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}

/** The eight numbers of an IPv6 address; its last two may be written as IPv4. */
function groupsOf(address: string): number[] {
  const dotted = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0]
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.split('.').map(Number) ?? []
  const plain = dotted
    ? `${address.slice(0, -dotted.length)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
    : address
  const [head = '', tail] = plain.split('::')
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16))
  const [start, end] = [read(head), read(tail ?? '')]
  return [...start, ...Array<number>(GROUPS - start.length - end.length).fill(0), ...end]
}

/** What limits are counted by: an IPv4 address, or the /64 of an IPv6 one, since one person has all of it. */
export const networkOf = (address: string): string =>
  isIPv6(address)
    ? `${groupsOf(address)
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address

export type IsProxy = (address: string) => boolean

/** Reads `TRUST_PROXY`: addresses and networks, comma separated. @throws SettingError for anything else */
export function trustedProxies(list: string): IsProxy {
  const proxies = new BlockList()
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (!entry) continue
    const [given = '', bits] = entry.split('/')
    const address = isIP(given) ? canonicalAddress(given) : undefined
    const family = address && isIPv4(address) ? 'ipv4' : 'ipv6'
    if (!address || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= FULL_BITS[family])))
      throw new SettingError(`Setting TRUST_PROXY holds "${entry}", which is no address and no network.`)
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const known = new Map<string, boolean>()
  return (address) => {
    const found = known.get(address) ?? proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(address, found)
    return found
  }
}

/**
 * The caller's address: the peer, or behind our own proxies the last hop that is none of them. Hops before that one are
 * the caller's own words. An unreadable hop ends the search at the proxy that reported it.
 */
export function callerAddress(peer: string, forwarded: string | undefined, isProxy: IsProxy): string {
  let address = canonicalAddress(peer) ?? ''
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  while (address && isProxy(address)) {
    const before = canonicalAddress(hops.pop() ?? '')
    if (!before) break
    address = before
  }
  return address
}

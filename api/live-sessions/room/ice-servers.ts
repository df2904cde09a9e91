import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { iceServer } from '#model/live-sessions/room.ts'
import type { Env } from '../../env.ts'

type IceServer = z.infer<typeof iceServer>
const CREDENTIAL_HOURS = 2

export const hasRelay = (env: Pick<Env, 'TURN_URLS'>): boolean => env.TURN_URLS.length > 0

/**
 * Servers through which browsers find each other. The relay's credentials end after two hours (coturn's
 * `use-auth-secret`: the name begins with the end in epoch seconds, the password is its HMAC-SHA-1).
 * @param relayOnly no STUN server: no one needs to know the own address
 */
export function iceServers(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Pick<Env, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  { now, peerId, relayOnly }: { now: Date; peerId: string; relayOnly: boolean },
): IceServer[] {
  const servers: IceServer[] = STUN_URLS.length > 0 && !relayOnly ? [{ urls: [...STUN_URLS] }] : []
  if (TURN_URLS.length === 0 || !TURN_SECRET) return servers
  const username = `${Math.floor(now.getTime() / 1000) + CREDENTIAL_HOURS * 3600}:${peerId}`
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64')
  return [...servers, { urls: [...TURN_URLS], username, credential }]
}

import { z } from 'zod'

/** Sends app notifications to one registered device. Rejects when the message was not taken. */
export interface PushSender {
  /** what browsers need in order to subscribe; null where push is not configured */
  readonly publicKey: string | null
  /** @throws DeviceGone when the device does not want messages any more */
  send(message: {
    deviceToken: string
    platform: string
    title: string
    text: string
    link?: string | undefined
  }): Promise<void>
}

/** The subscription has ended: it should be forgotten, not tried again. */
export class DeviceGone extends Error {}

export const noPush: PushSender = { publicKey: null, send: async () => undefined }

const TIMEOUT_MS = 5_000
const KEPT_FOR_SECONDS = 86_400

/** The push services of the browsers. An address anywhere else would make the server call whatever a person names. */
const services =
  /^https:\/\/([\w-]+\.)*(googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)\//

const subscription = z.object({
  endpoint: z.string().max(2_000).regex(services),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{16,32}=*$/) }),
})

function readTarget(deviceToken: string) {
  try {
    return subscription.safeParse(JSON.parse(deviceToken)).data
  } catch {
    return undefined
  }
}

/** Whether this is a push subscription of a browser, as JSON, at a push service. */
export const isPushTarget = (deviceToken: string): boolean => readTarget(deviceToken) !== undefined

interface Keys {
  publicKey: string
  privateKey: string
  /** mailto: or https: address that the push services may turn to */
  subject: string
}

/** Web Push (RFC 8030) with VAPID keys: encrypted for the browser, so that no service reads along. Other platforms are passed over. */
export const webPush = ({ publicKey, privateKey, subject }: Keys, post: typeof fetch = fetch): PushSender => ({
  publicKey,
  async send({ deviceToken, platform, title, text, link }) {
    const target = platform === 'web' ? readTarget(deviceToken) : undefined
    if (!target) return
    const { default: webpush } = await import('web-push')
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(
      target,
      JSON.stringify({ title, text, link }),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT_FOR_SECONDS,
        contentEncoding: 'aes128gcm',
      },
    )
    const answer = await post(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (answer.status === 404 || answer.status === 410)
      throw new DeviceGone(`The push service answered ${answer.status}`)
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
  },
})

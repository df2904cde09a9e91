/** Sends text messages. Rejects when the message was not taken. */
export interface SmsSender {
  send(message: { to: string; text: string; id: string }): Promise<void>
}

/** Long, since a provider that is given up while it works sends the message and is asked again. */
const TIMEOUT_MS = 60_000

/** Any provider that takes `POST url {to, text, id}`; credentials are in the address. */
export function httpSms(url: string): SmsSender {
  const plain = new URL(url)
  const { username, password } = plain
  plain.username = ''
  plain.password = ''
  return {
    send: async (message) => {
      const answer = await fetch(plain, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': message.id,
          ...(username && { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}`)
    },
  }
}

export const noSms: SmsSender = { send: async () => undefined }

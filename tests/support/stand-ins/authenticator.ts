/** A WebAuthn authenticator in software: makes passkeys and signs with them, honestly unless a test says otherwise. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Behaviour {
  origin: string
  /** whether a finger, a face or a PIN was asked for */
  verified?: boolean
  counter?: number
  rpId?: string
  userHandle?: string | undefined
}

const url = (bytes: Buffer | Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const short = (value: number) => Buffer.from([value >> 8, value & 0xff])

/** CBOR of a byte string of 24 to 255 bytes, of a short text, and of maps whose members are encoded already. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborMap = (...members: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + members.length / 2]), ...members])

const present = 0x01
const userVerified = 0x04
const withCredential = 0x40

export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let owner: string | undefined

  const facts = (rpId: string, { verified = true, counter: given }: Behaviour, extra = 0) => {
    counter = given ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([present | (verified ? userVerified : 0) | extra]), count])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = <R>(response: R) => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    credentialId: url(id),
    /** Answers `navigator.credentials.create`. */
    create(options: Record<string, unknown>, behaviour: Behaviour) {
      const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } }
      owner = user.id
      // COSE: an EC2 key (2) for ES256 (-7) on P-256 (1)
      const key = cborMap(
        Buffer.from([0x01]),
        Buffer.from([0x02]),
        Buffer.from([0x03]),
        Buffer.from([0x26]),
        Buffer.from([0x20]),
        Buffer.from([0x01]),
        Buffer.from([0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      )
      const authData = Buffer.concat([
        facts(behaviour.rpId ?? rp.id, { counter: 0, ...behaviour }, withCredential),
        Buffer.alloc(16),
        short(id.length),
        id,
        key,
      ])
      const attestation = cborMap(
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        cborMap(),
        cborText('authData'),
        cborBytes(authData),
      )
      return credential({
        clientDataJSON: url(clientData('webauthn.create', challenge, behaviour.origin)),
        attestationObject: url(attestation),
        transports: ['internal'],
      })
    },
    /** Answers `navigator.credentials.get`. */
    get(options: Record<string, unknown>, behaviour: Behaviour) {
      const { challenge, rpId } = options as { challenge: string; rpId: string }
      const authenticatorData = facts(behaviour.rpId ?? rpId, behaviour)
      const data = clientData('webauthn.get', challenge, behaviour.origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      const userHandle = 'userHandle' in behaviour ? behaviour.userHandle : owner
      return credential({
        clientDataJSON: url(data),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
        ...(userHandle && { userHandle }),
      })
    },
  }
}

import { createECDH } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const pair = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) })

/** The VAPID keys of a data folder, made at the first start: browsers that subscribed know the product by them. */
export function storedPushKeys(folder: string): z.infer<typeof pair> {
  const file = join(folder, 'push-keys.json')
  if (existsSync(file)) return pair.parse(JSON.parse(readFileSync(file, 'utf8')))
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys().toString('base64url')
  // a key with leading zeros comes shorter than the 32 bytes that the standard asks for
  const secret = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex')
  const kept = { publicKey, privateKey: secret.toString('base64url') }
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 })
  return kept
}

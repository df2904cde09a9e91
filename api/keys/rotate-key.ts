// `npm run rotate-key`: seals every secret with the current key, while the product serves.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storedKey, readEnv, SettingError } from '../env.ts'
import { restrictFilesToOwner } from '../own-files.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { checkSecretKey } from '../secret-key.ts'
import { openExisting } from '../process/open-existing.ts'
import { exitWithStartupError } from '../process/startup-error.ts'

async function main() {
  restrictFilesToOwner()
  const env = readEnv(process.env, { existing: true })
  const store = await openExisting(env)
  try {
    await checkSecretKey(store.db, env.secretKeys)
    const left = await resealSecrets(store.db, env.secretKeys, ({ column, resealed, left: rest }) =>
      console.log(`${column}: ${resealed} sealed with the current key, ${rest} left`),
    )
    if (left > 0)
      throw new SettingError(
        `${left} values were sealed with a key that is not at hand. Add it to SECRET_KEY_PREVIOUS and run this again.`,
      )
    console.log('Every secret is sealed with the current key. SECRET_KEY_PREVIOUS can be removed at the next start.')
    const kept = join(env.dataDir, 'secret.key')
    if (existsSync(kept) && !storedKey(kept).equals(env.secretKey))
      console.log(`${kept} opens nothing any more. Keep it with your older backups, and delete it here.`)
  } finally {
    await store.close()
  }
}

main().catch(exitWithStartupError)

// `npm run rotate-key`: seals every secret with the current key, while the product serves.
import { openStore } from '#db/client.ts'
import { readEnv, SettingError } from '../env.ts'
import { restrictFilesToOwner } from '../own-files.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { checkSecretKey } from '../secret-key.ts'
import { exitWithStartupError } from '../process/startup-error.ts'

async function main() {
  restrictFilesToOwner()
  const env = readEnv(process.env, { existing: true })
  const store = await openStore(env.DATABASE_URL)
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
  } finally {
    await store.close()
  }
}

main().catch(exitWithStartupError)

// `npm run create-administrator -- <e-mail> <first name> <last name>`: the first account of staff, while the product serves.
import { normalizeEmail } from '#model/identity/email.ts'
import { systemCtx } from './context.ts'
import { readEnv, SettingError } from './env.ts'
import { appointAdministrator } from './identity/appoint-administrator.ts'
import { restrictFilesToOwner } from './own-files.ts'
import { openExisting } from './process/open-existing.ts'
import { exitWithStartupError } from './process/startup-error.ts'
import { createProduct } from './product.ts'
import { checkSecretKey } from './secret-key.ts'

const usage =
  'Name the e-mail address, the first and the last name: npm run create-administrator -- ada@example.org Ada Lovelace'

async function main() {
  restrictFilesToOwner()
  const [address = '', firstName = '', ...rest] = process.argv.slice(2).map((word) => word.trim())
  const [email, lastName] = [normalizeEmail(address), rest.join(' ')]
  if (!email || !firstName || !lastName) throw new SettingError(usage)
  const env = readEnv(process.env, { existing: true })
  const store = await openExisting(env)
  await checkSecretKey(store.db, env.secretKeys)
  const product = createProduct({ env, store })
  try {
    const invited = await appointAdministrator(systemCtx(product.deps), { email, firstName, lastName })
    if (!invited) throw new SettingError(`${email} belongs to a member or an expert. Name an address of its own.`)
    console.log(
      `${email} is an administrator. Within ${invited.minutes} minutes, set the password at\n${invited.link}\nThe same command makes a new link.`,
    )
    if (!env.SMTP_URL && env.production)
      console.log('SMTP_URL is not set: the code that each sign-in asks for cannot be sent by e-mail.')
  } finally {
    await product.close()
  }
}

main().catch(exitWithStartupError)

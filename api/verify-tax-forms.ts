// `npm run verify-tax-forms`: recomputes the chain of certified tax forms and says what does not fit.
import { readEnv } from './env.ts'
import { restrictFilesToOwner } from './own-files.ts'
import { openExisting } from './process/open-existing.ts'
import { exitWithStartupError } from './process/startup-error.ts'
import { verifyChain } from './tax/chain.ts'

async function main() {
  restrictFilesToOwner()
  const env = readEnv(process.env, { existing: true })
  const store = await openExisting(env)
  try {
    const { forms, faults } = await store.db.transaction((tx) => verifyChain({ env }, tx))
    for (const { sequence, fault } of faults) console.error(`Form ${sequence}: ${words[fault]}`)
    if (faults.length > 0) process.exitCode = 1
    else console.log(`${forms} certified tax forms, each as it was signed.`)
  } finally {
    await store.close()
  }
}

const words = {
  changed: 'its entries, its evidence or its numbers are not those that were signed',
  missing: 'it is missing',
  unlinked: 'it does not follow the form before it',
  head: 'the end of the chain names another form',
}

main().catch(exitWithStartupError)

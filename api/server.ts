// Opens the port: the API, and both front ends as built.
// first, since what it sets holds while the rest loads
import { releaseStartMemory } from './process/memory-at-start.ts'
import { join } from 'node:path'
import { openStore } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { root } from '#db/root.ts'
import { readEnv } from './env.ts'
import { fillProduct } from './process/fill-product.ts'
import { serveBuilt } from './http/web.ts'
import { gracefulShutdown, listen } from './process/listen.ts'
import { MovableClock, machineClock } from './ports/clock.ts'
import { restrictFilesToOwner, restrictPermissions } from './own-files.ts'
import { tolerateClosedOutput } from './ports/log.ts'
import { createProduct } from './product.ts'
import { checkSecretKey } from './secret-key.ts'
import { exitWithStartupError } from './process/startup-error.ts'
import { printStartupBanner } from './process/startup-banner.ts'

const STOP_WITHIN_MS = 9_000

async function main() {
  tolerateClosedOutput()
  restrictFilesToOwner()
  const env = readEnv(process.env)
  // the dialect was chosen when the schema was loaded, from the same variable
  const store = await openStore(env.DATABASE_URL)
  await migrate(store)
  await checkSecretKey(store.db, env.secretKeys)
  restrictPermissions(env)
  const clock = env.APP_ENV === 'test' ? new MovableClock() : machineClock
  const product = createProduct({ env, store, clock })
  await fillProduct(product, { demo: env.demoData, progress: (line) => process.stdout.write(line) })
  const web = serveBuilt(join(root, '..'))
  const { server, port } = await listen(
    (request, bindings) =>
      new URL(request.url).pathname.startsWith('/api/') ? product.fetch(request, bindings) : web.fetch(request),
    env.PORT,
    env.HOST,
  )
  product.runner.start()
  await printStartupBanner(env, port, store.db)
  releaseStartMemory()

  const end = gracefulShutdown(server)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
    void end()
      .then(() => product.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch(exitWithStartupError)

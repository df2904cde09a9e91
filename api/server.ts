// Opens the port: the API, and both front ends as built.
import { fileURLToPath } from 'node:url'
import { openStore } from '#db/client.ts'
import { migrate, MigrationError } from '#db/migrate.ts'
import { readEnv, SettingError } from './env.ts'
import { serveBuilt } from './http/web.ts'
import { listen } from './listen.ts'
import { MovableClock, machineClock } from './ports/clock.ts'
import { createProduct } from './product.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { greet } from './greeting.ts'

const STOP_WITHIN_MS = 9_000

async function main() {
  const env = readEnv(process.env)
  // the dialect was chosen when the schema was loaded, from the same variable
  const store = await openStore(env.DATABASE_URL)
  await migrate(store)
  const clock = env.APP_ENV === 'test' ? new MovableClock() : machineClock
  await fillEmpty(store.db, { demo: env.demoData, now: clock.now(), progress: line => process.stdout.write(line) })
  const product = createProduct({ env, store, clock })
  const web = serveBuilt(fileURLToPath(new URL('../dist', import.meta.url)))
  const { server, port } = await listen(request => (new URL(request.url).pathname.startsWith('/api/') ? product.fetch(request) : web.fetch(request)), env.PORT, env.HOST)
  product.runner.start()
  greet(env, port)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    const hard = setTimeout(() => process.exit(0), STOP_WITHIN_MS)
    hard.unref()
    server.close(() => void product.close().then(() => process.exit(0)))
    server.closeIdleConnections()
    // event streams never end by themselves
    setTimeout(() => server.closeAllConnections(), 3_000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  if (error instanceof SettingError || error instanceof MigrationError) console.error(error.message)
  else if ((error as { code?: string }).code === 'ECONNREFUSED') console.error('The database named by DATABASE_URL does not answer.')
  else console.error('Could not start:', error)
  process.exit(1)
})

// One process and one port for development: the API, and both front ends through Vite with hot reload.
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { openStore } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from './env.ts'
import { fillProduct } from './process/fill-product.ts'
import { printStartupBanner } from './process/startup-banner.ts'
import { openPort, rememberPeers } from './process/listen.ts'
import { restrictFilesToOwner, restrictPermissions } from './own-files.ts'
import { tolerateClosedOutput } from './ports/log.ts'
import { createProduct } from './product.ts'
import { checkSecretKey } from './secret-key.ts'
import { exitWithStartupError } from './process/startup-error.ts'

async function main() {
  tolerateClosedOutput()
  restrictFilesToOwner()
  const env = readEnv(process.env)
  const store = await openStore(env.DATABASE_URL)
  await migrate(store)
  await checkSecretKey(store.db, env.secretKeys)
  restrictPermissions(env)
  const product = createProduct({ env, store })
  await fillProduct(product, { demo: env.demoData, progress: (line) => process.stdout.write(line) })
  const api = getRequestListener((request, bindings) => product.fetch(request, bindings as HttpBindings))
  const server = createServer()
  rememberPeers(server)
  const front = (folder: string) =>
    createVite({
      configFile: fileURLToPath(new URL(`../${folder}/vite.config.ts`, import.meta.url)),
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server, path: `/hmr-${folder}` } },
    })
  const [backoffice, portal] = await Promise.all([front('backoffice'), front('portal')])
  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/')) void api(request, response)
    else if (/^\/admin(\/|$|\?)/.test(path)) backoffice.middlewares(request, response)
    else portal.middlewares(request, response)
  })
  await printStartupBanner(env, await openPort(server, env.PORT, env.HOST), store.db)
  product.runner.start()
  const stop = () => void Promise.all([backoffice.close(), portal.close(), product.close()]).then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch(exitWithStartupError)

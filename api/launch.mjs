import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build.mjs'
import { install, root } from './install.mjs'

/**
 * Installs what is missing, builds what is stale, and becomes the product: the server runs in this very process,
 * so signals, exit codes and the memory it takes are its own.
 * @param {string[]} flags `--dev` serves from the sources with hot reload; `--backup` writes a backup and ends
 */
export async function launch(flags) {
  // Settings like ./data mean the same from wherever the start is called.
  process.chdir(root)
  const program = flags.includes('--dev') ? 'dev.ts' : flags.includes('--backup') ? 'backup.ts' : 'server.ts'
  const done = install() && (program !== 'server.ts' || (await buildStale()))
  if (!done) {
    process.exitCode = 1
    return
  }
  if (program === 'dev.ts') {
    const { watch } = await import('./watch.mjs')
    watch(join(root, 'api', program), [join(root, 'api'), join(root, 'db')])
    return
  }
  if (program === 'server.ts') {
    process.setSourceMapsEnabled(true)
    await import(pathToFileURL(join(root, 'dist/server/server.mjs')).href)
    return
  }
  const path = join(root, 'api', program)
  if (!existsSync(path)) throw new Error(`${path} is missing`)
  const { register } = await import('tsx/esm/api')
  register()
  process.setSourceMapsEnabled(true)
  process.argv.splice(1, Infinity, path, ...flags.filter((flag) => flag !== '--backup'))
  await import(pathToFileURL(path).href)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale, isBuilt } from './build.mjs'
import { install, isInstalled, root } from './install.mjs'

/**
 * Installs what is missing, builds what is stale, and becomes the product: the server runs in this very process,
 * so signals, exit codes and the memory it takes are its own.
 * @param {string[]} flags `--dev` serves from the sources with hot reload; `--backup`, `--create-administrator`,
 *   `--rotate-key` and `--verify-tax-forms` do what they say and end
 */
export async function launch(flags) {
  // Settings like ./data mean the same from wherever the start is called.
  process.chdir(root)
  if (flags.includes('--dev')) {
    if (!install()) return fail()
    const { watch } = await import('./watch.mjs')
    return watch(join(root, 'api/dev.ts'), [join(root, 'api'), join(root, 'db')])
  }
  const tool = ['--backup', '--create-administrator', '--rotate-key', '--verify-tax-forms'].find((flag) =>
    flags.includes(flag),
  )
  const program = join(root, 'dist/server', `${tool ? tool.slice(2) : 'server'}.mjs`)
  // a tool works beside the program that runs: building another would change its files under it
  const built = isInstalled({ toRun: true }) && (tool ? existsSync(program) : isBuilt())
  if (!built && !(install() && (await buildStale()))) return fail()
  process.setSourceMapsEnabled(true)
  if (tool) process.argv.splice(1, Infinity, program, ...flags.filter((flag) => flag !== tool))
  await import(pathToFileURL(program).href)
}

function fail() {
  process.exitCode = 1
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the packages of package-lock.json unless they are all there, those that build and test included.
 * @returns {boolean} false, after saying why, when that was not possible
 */
export function install() {
  if (isInstalled()) return true
  console.log('Installing packages (once; a minute or two) …')
  const fresh = !existsSync(join(root, 'node_modules'))
  const quiet = ['--no-fund', '--no-audit', '--no-progress', '--loglevel=error']
  const { status, output, error } = npm([fresh ? 'ci' : 'install', '--include=dev', ...quiet])
  if (status === 0 && isInstalled()) return true
  console.error('The packages could not be installed:')
  console.error(error ? error.message : output.filter(Boolean).join('').trim())
  return false
}

/**
 * Compares what is installed with the lock file, version by version: times of files say nothing after a checkout.
 * @param {{ toRun?: boolean }} [options] toRun: only what runs the built server, without what builds and tests it
 */
export function isInstalled({ toRun = false } = {}) {
  const wanted = packages(join(root, 'package-lock.json'))
  const present = packages(join(root, 'node_modules/.package-lock.json'))
  return (
    present !== undefined &&
    Object.entries(wanted ?? {}).every(
      ([path, { version, optional, devOptional, dev }]) =>
        path === '' || optional || devOptional || (dev && toRun) || present[path]?.version === version,
    )
  )
}

/** @param {string} lockFile @returns {Record<string, { version: string, optional?: boolean, devOptional?: boolean, dev?: boolean }> | undefined} */
function packages(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : undefined
}

/** @param {string[]} args */
function npm(args) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 1e8 }
  const program = process.env.npm_execpath
  if (program?.endsWith('.js')) return spawnSync(process.execPath, [program, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

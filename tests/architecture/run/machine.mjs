import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds the browser, PostgreSQL and (for long runs) the relay of calls, and installs them where that is possible: as root on Debian and its kin.
 * @param {{ long: boolean }} lengths
 * @returns {Promise<{ browser: boolean, postgres: boolean, missing: string[] }>} missing: one line for each thing that is skipped for it
 */
export async function prepareMachine({ long }) {
  // not before: on a fresh clone the packages have only just been installed
  const { tsImport } = await import('tsx/esm/api')
  const { findBrowser } = await tsImport('../../support/setup/find-browser.ts', import.meta.url)
  const { hasPostgres } = await tsImport('../../support/setup/find-postgres.ts', import.meta.url)
  const { hasTurn } = await tsImport('../../support/turn-server.ts', import.meta.url)
  const wanted = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(!long || hasTurn() ? [] : ['coturn']),
  ]
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) addPackages(wanted)
  const browser = Boolean(findBrowser())
  const postgres = Boolean(hasPostgres())
  return {
    browser,
    postgres,
    missing: [
      ...(browser ? [] : ['No Chromium here and none could be installed: the browser journeys are skipped.']),
      ...(postgres ? [] : ['No PostgreSQL here and none could be installed: the tests run on SQLite only.']),
      ...(!long || hasTurn() ? [] : ['No coturn here and none could be installed: blinded calls are not tested.']),
    ],
  }
}

/** @param {string[]} names */
function addPackages(names) {
  console.log(`Installing ${names.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  const update = apt('update')
  const result = apt('install', '-y', '--no-install-recommends', ...names)
  if (result.status !== 0) console.log((update.stderr + result.stderr).trim())
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds the browser, PostgreSQL and (for long runs) the relay of calls, and installs them where that is possible.
 * @param {{ long: boolean }} lengths
 * @returns {Promise<{ browser: boolean, postgres: boolean, missing: string[] }>} missing: one line for each thing that is skipped for it
 */
export async function prepareMachine({ long }) {
  // not before: on a fresh clone the packages have only just been installed
  const { tsImport } = await import('tsx/esm/api')
  const { findBrowser, findWholeBrowser, headlessShell } = await tsImport(
    '../../support/setup/find-browser.ts',
    import.meta.url,
  )
  const { hasPostgres } = await tsImport('../../support/setup/find-postgres.ts', import.meta.url)
  const { hasTurn } = await tsImport('../../support/turn-server.ts', import.meta.url)
  const wanted = [
    ...(process.env.CHROMIUM || existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
    ...(findWholeBrowser() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(!long || hasTurn() ? [] : ['coturn']),
  ]
  addPackages(wanted)
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

/**
 * As root on Debian; elsewhere nothing happens.
 * @param {string[]} names
 */
function addPackages(names) {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(' and ')} …`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 180_000 }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { ...options, encoding: 'utf8' })
  const update = apt('update')
  // one by one: an older Debian does not have all of them
  for (const name of names) {
    const result = apt('install', '-y', '--no-install-recommends', name)
    if (result.status !== 0) console.log((update.stderr + result.stderr).trim())
  }
}

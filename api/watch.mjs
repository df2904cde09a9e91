import { spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs'

/** Editors write a file in several steps; a restart waits until they are through. */
const settleMs = 150
const patienceMs = 1_500

/**
 * Runs a TypeScript program and starts it again when a file below one of the folders changes.
 * After a crash it waits for the next change.
 * @param {string} program
 * @param {string[]} folders
 */
export function watch(program, folders) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let ending = false
  let again = false

  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', '--import', 'tsx', program], { stdio: 'inherit' })
    child.on('exit', (code) => {
      child = undefined
      if (ending) process.exit(code ?? 0)
      if (again) start()
      else if (code !== 0) console.log('The API has stopped. Waiting for a change …')
      else process.exit(0)
      again = false
    })
  }
  const restart = () => {
    if (!child) return start()
    again = true
    const old = child
    old.kill('SIGTERM')
    // open pages hold the old one; a developer who has just saved a file does not wait for them
    setTimeout(() => old.kill('SIGKILL'), patienceMs).unref()
  }

  for (const folder of folders)
    watchFolder(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json|sql)$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(restart, settleMs)
    })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      ending = true
      if (!child) process.exit(0)
      // A terminal sends its interrupt to both of us; a second one would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  start()
}

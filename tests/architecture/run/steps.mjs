import { spawn } from 'node:child_process'
import { root } from '../../../api/install.mjs'

const node = process.execPath
// both are written in Go and do the same work again on each core; two checks run at once as it is
const onOneCore = { GOMAXPROCS: '1' }

/**
 * The checks that count as one each; what takes longest starts early. One with `after` needs what that one makes.
 * @type {{ name: string, command: string[], after?: string, env?: NodeJS.ProcessEnv }[]}
 */
export const checks = [
  { name: 'build', command: [node, 'api/build.mjs'] },
  {
    name: 'lint',
    command: [node, 'node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives', '--max-warnings=0'],
    env: onOneCore,
  },
  { name: 'lint, own rules', command: [node, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'] },
  { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  {
    name: 'typecheck',
    command: [node, 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'],
    env: onOneCore,
  },
  { name: 'budget', command: [node, 'tests/architecture/budget.mjs'], after: 'build' },
  {
    name: 'boundaries',
    command: [
      node,
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'api',
      'db',
      'backoffice',
      'portal',
    ],
  },
  { name: 'unused', command: [node, 'node_modules/knip/bin/knip.js'] },
]

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    for (const child of running) endGroup(child)
    process.exit(1)
  })

/**
 * Runs a command; its output shows only when it fails.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, minutes?: number }} [options] minutes: when to give up
 * @returns {Promise<{ ok: boolean }>}
 */
export function step(name, [program = node, ...args], { env, minutes = 15 } = {}) {
  const started = Date.now()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, so that giving up ends browsers and servers too
    detached: true,
  })
  running.add(child)
  /** @type {string[]} */
  const output = []
  child.stdout.setEncoding('utf8').on('data', (text) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text) => output.push(text))
  let late = false
  const timer = setTimeout(() => {
    late = true
    endGroup(child)
  }, minutes * 60_000)

  return new Promise((resolve) => {
    const done = (/** @type {boolean} */ ok) => {
      if (!running.delete(child)) return
      clearTimeout(timer)
      console.log(
        `${ok ? '✓' : '✗'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${late ? `: not done after ${minutes} minutes` : ''}`,
      )
      if (!ok) console.log(output.join('').trim().replace(/^/gm, '   '))
      resolve({ ok })
    }
    child.on('error', (error) => {
      output.push(error.message)
      done(false)
    })
    child.on('close', (code) => done(code === 0 && !late))
  })
}

/**
 * Starts tasks in their order, at most so many at a time: one that waits for an earlier one never waits for ever.
 * @param {number} atOnce
 * @param {(() => Promise<void>)[]} tasks
 */
export async function inTurn(atOnce, tasks) {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it ended by itself in the meantime
  }
}

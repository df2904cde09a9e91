/**
 * From the command to the first answer, in an installation that has its data: `npx tsx tests/bench/start.ts [times]` (9), as `npm start` does it
 * and as the artefact is started, in turn, beside a Node that only listens.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale, serverFlags } from '#api/build.mjs'
import { freePort } from '../support/free-port.ts'
import { median } from './figures.ts'

const TIMES = Number(process.argv[2] ?? 9)
const ASK_MS = 2

if (!(await buildStale())) throw new Error('The product could not be built')
const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
const listening = `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT)`
const commands = {
  'npm start': [...serverFlags.slice(0, 1), 'api/start.mjs'],
  'the artefact': [...serverFlags, 'dist/server/server.mjs'],
  'Node alone': ['--eval', listening],
}

/** Milliseconds until the program answers. */
async function start(args: string[]): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: port,
    DATA_DIR: folder,
  }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await fetch(`http://127.0.0.1:${port}/api/ping`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The program ended by itself')
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
  const ms = performance.now() - started
  child.kill('SIGTERM')
  await once(child, 'close')
  return ms
}

try {
  // the first start fills the database
  for (const args of Object.values(commands)) await start(args)
  const taken: Record<string, number[]> = {}
  for (let n = 0; n < TIMES; n++)
    for (const [name, args] of Object.entries(commands)) (taken[name] ??= []).push(Math.round(await start(args)))
  console.table(
    Object.fromEntries(
      Object.entries(taken).map(([name, ms]) => [
        name,
        { 'median ms': median(ms), shortest: Math.min(...ms), longest: Math.max(...ms) },
      ]),
    ),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// `npm test`: what must hold before a change lands. `npm run test:long` (--long): what takes longer. `.ci/run` (--all): both.
// The last line says whether it does.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from '../api/install.mjs'
import { playwrightCounts, vitestCounts } from './architecture/run/counts.mjs'
import { prepareMachine } from './architecture/run/machine.mjs'
import { checks, inTurn, step } from './architecture/run/steps.mjs'

const started = Date.now()
const all = process.argv.includes('--all')
const lengths = { short: all || !process.argv.includes('--long'), long: all || process.argv.includes('--long') }
const total = { passed: 0, failed: 0, skipped: 0 }
/** @param {Partial<typeof total>} counts */
const add = (counts) => {
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key] ?? 0
}
const reports = mkdtempSync(join(tmpdir(), 'consilium-reports-'))
const npx = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  process.execPath,
  join('node_modules', file),
  ...args,
]

/** A run of many tests: it counts by its report, and a run that executed nothing has failed. */
const suite = async (
  /** @type {string} */ name,
  /** @type {string[]} */ command,
  /** @type {(report: string) => Partial<typeof total>} */ counts,
  /** @type {{ report: string, env?: NodeJS.ProcessEnv }} */ { report, env },
) => {
  const { ok } = await step(name, command, { env, minutes: 50 })
  const found = counts(report)
  const nothing = !found.passed && !found.failed
  // A crash outside every test, or a report that never came, must not pass for success.
  if (nothing || (!ok && !found.failed)) found.failed = (found.failed ?? 0) + 1
  console.log(
    `   ${found.passed ?? 0} passed, ${found.failed ?? 0} failed${found.skipped ? `, ${found.skipped} skipped` : ''}${nothing ? ': nothing was run' : ''}`,
  )
  add(found)
}

if (!install()) add({ failed: 1 })
else {
  const machine = await prepareMachine(lengths)
  for (const line of machine.missing) console.log(`–  ${line}`)
  add({ skipped: machine.missing.length })

  const onNode = (/** @type {boolean} */ long) => {
    const report = join(reports, `vitest-${long}.json`)
    const projects = `--project=${long ? '' : '!'}*:long`
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const command = npx('vitest/vitest.mjs', 'run', projects, '--allowOnly=false', ...reporters)
    return suite(`${long ? 'long ' : ''}unit, API and architecture tests`, command, vitestCounts, { report })
  }

  const inBrowser = async (/** @type {boolean} */ long) => {
    const name = `${long ? 'long ' : ''}end-to-end tests`
    if (!machine.browser) return console.log(`–  ${name}: no browser`)
    if (!(await results.get('build'))) {
      console.log(`✗  ${name}: the front ends are not built`)
      return add({ failed: 1 })
    }
    const report = join(reports, `playwright-${long}.json`)
    const projects = long ? ['sqlite:long', ...(machine.postgres ? ['postgres:long'] : [])] : ['sqlite']
    const command = npx(
      '@playwright/test/cli.js',
      'test',
      '--forbid-only',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
    )
    await suite(name, command, playwrightCounts, { report, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  }

  /** @type {Map<string, Promise<boolean>>} */
  const results = new Map()
  const reading = checks.map(({ name, command, after, env }) => async () => {
    const result = (async () =>
      (after === undefined || (await results.get(after))) && (await step(name, command, { env })).ok)()
    results.set(name, Promise.resolve(result).then(Boolean))
    add((await result) ? { passed: 1 } : { failed: 1 })
  })
  if (lengths.short) {
    // the last check reads on while the tests begin
    await inTurn(2, [...reading, () => onNode(false)])
    await inBrowser(false)
  }
  if (lengths.long) {
    const build = checks.findIndex(({ name }) => name === 'build')
    if (!lengths.short) await inTurn(1, reading.slice(build, build + 1))
    await onNode(true)
    await inBrowser(true)
  }
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
if (total.skipped) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

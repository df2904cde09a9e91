// `npm test`: everything that must hold, and one line at the end that says whether it does.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from '../api/install.mjs'
import { playwrightCounts, vitestCounts } from './architecture/run/counts.mjs'
import { prepareMachine } from './architecture/run/machine.mjs'
import { checks, inTurn, step } from './architecture/run/steps.mjs'

const started = Date.now()
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
  const { ok } = await step(name, command, { env, minutes: 40 })
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
  const machine = await prepareMachine()
  for (const line of machine.missing) console.log(`–  ${line}`)
  add({ skipped: machine.missing.length })

  /** @type {Map<string, Promise<boolean>>} */
  const results = new Map()
  await inTurn(
    2,
    checks.map(({ name, command, after }) => async () => {
      const result = (async () =>
        (after === undefined || (await results.get(after))) && (await step(name, command)).ok)()
      results.set(name, Promise.resolve(result).then(Boolean))
      add((await result) ? { passed: 1 } : { failed: 1 })
    }),
  )

  const unit = join(reports, 'vitest.json')
  const vitest = npx(
    'vitest/vitest.mjs',
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unit}`,
  )
  await suite('unit, API and architecture tests', vitest, vitestCounts, { report: unit })

  const journeys = join(reports, 'playwright.json')
  const playwright = npx('@playwright/test/cli.js', 'test', '--forbid-only', '--reporter=list,json')
  if (!machine.browser) console.log('–  browser journeys: no browser')
  else if (!(await results.get('build'))) {
    console.log('✗  browser journeys: the front ends are not built')
    add({ failed: 1 })
  } else
    await suite('browser journeys', playwright, playwrightCounts, {
      report: journeys,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
    })
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
if (total.skipped) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

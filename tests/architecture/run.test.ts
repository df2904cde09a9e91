import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playwrightCounts, vitestCounts } from './run/counts.mjs'
import { inTurn, step } from './run/steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'consilium-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('the counts of vitest', () => {
  const numbers = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

  test('are those of its report', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
    expect(vitestCounts(report({ ...numbers, testResults }))).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('hold a file that could not be loaded as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(vitestCounts(report({ ...numbers, numFailedTests: 0, testResults }))).toMatchObject({ failed: 1 })
  })

  test('are none when the report was never written or is cut off in the middle', () => {
    expect(vitestCounts(join(folder, 'none.json'))).toEqual({})
    expect(vitestCounts(report('{"numPass'))).toEqual({})
  })
})

test('the counts of Playwright hold what passed only at the second try, and what broke outside a test, as failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts(report({ stats, errors: [{}] }))).toEqual({ passed: 7, failed: 3, skipped: 2 })
})

describe('a step', () => {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => vi.restoreAllMocks())
  const node = (code: string) => [process.execPath, '-e', code]

  test('keeps quiet about what went well', async () => {
    expect(await step('good', node("console.log('noise')"))).toEqual({ ok: true })
    expect(said.join('\n')).not.toContain('noise')
  })

  test('shows what went wrong', async () => {
    expect(await step('bad', node("console.error('the reason'); process.exit(3)"))).toEqual({ ok: false })
    expect(said.join('\n')).toContain('the reason')
  })

  test('that never ends is ended, with all it has started', async () => {
    const started = Date.now()
    const child =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000)"
    expect(await step('endless', node(child), { minutes: 0.02 })).toEqual({ ok: false })
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  test('that cannot be started has failed', async () => {
    expect(await step('missing', ['/no/such/program'])).toEqual({ ok: false })
  })
})

test('tasks start in their order, no more than so many at a time', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  const task = (name: number) => async () => {
    started.push(name)
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  }
  await inTurn(2, [task(1), task(2), task(3), task(4), task(5)])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

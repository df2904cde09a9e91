import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed?: number, failed?: number, skipped?: number, unsteady?: string[] }} Counts unsteady: the names of what passed at the second try only */

/** @param {string} path @returns {any} undefined when the runner died before it wrote its report, or in the middle of it */
function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** Reads vitest's JSON report; a test file that could not be loaded counts as one failure. @param {string} path @returns {Counts} */
export function vitestCounts(path) {
  const report = read(path)
  if (!report) return {}
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ one) => one.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report; what passed at the second try has passed, and is named. @param {string} path @returns {Counts} */
export function playwrightCounts(path) {
  const report = read(path)
  if (!report) return {}
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, unsteady: unsteadyIn(report.suites) }
}

/** @param {any[]} suites @returns {string[]} */
const unsteadyIn = (suites = []) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ one) => one.status === 'flaky'))
      .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
    ...unsteadyIn(suite.suites),
  ])

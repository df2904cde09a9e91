import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed?: number, failed?: number, skipped?: number }} Counts */

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
    (/** @type {any} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ one) => one.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report; what passed only at the second try is broken. @param {string} path @returns {Counts} */
export function playwrightCounts(path) {
  const report = read(path)
  if (!report) return {}
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

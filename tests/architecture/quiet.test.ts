import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'consilium-quiet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a front-end test that makes the console complain fails, one that does not passes', () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { setupFiles: [${JSON.stringify(join(root, 'tests/support/setup/quiet.ts'))}] } }`,
  )
  writeFileSync(
    join(folder, 'console.test.mjs'),
    `import { test } from 'vitest'
    test('quiet', () => console.log('fine'))
    test('error', () => console.error('a key is missing'))
    test('warning', () => console.warn('this is deprecated'))`,
  )
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter=json'],
    {
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NODE_OPTIONS: '' },
    },
  )
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  const results = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => [title, status]),
  )
  expect(results).toEqual([
    ['quiet', 'passed'],
    ['error', 'failed'],
    ['warning', 'failed'],
  ])
})

// Weighs the built front ends against their budgets: `node tests/architecture/budget.mjs [folder of the builds]`.
// @ts-expect-error the plugin brings no types
import file from '@size-limit/file'
import sizeLimit from 'size-limit'
import { budgets } from './budgets.mjs'

const kilo = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(6)

try {
  for (const { name, path, limit, gzip } of budgets(process.argv[2])) {
    const [weighed] = /** @type {{ size: number }[]} */ (await sizeLimit([file], { checks: [{ files: path, gzip }] }))
    const size = weighed?.size ?? Infinity
    const allowed = Number.parseFloat(limit) * 1000
    const over = size > allowed
    console.log(`${over ? 'over' : 'ok  '} ${kilo(size)} of ${kilo(allowed)} kB gzip  ${name} (${path.length} files)`)
    if (over) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

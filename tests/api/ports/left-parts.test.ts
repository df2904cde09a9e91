import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startProduct } from '../../support/product.ts'

const MINUTE = 60_000

test('what a killed process had begun to write is cleared away at the start; what may still be written stays', async () => {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'parts-'))
  const place = (name: string, minutesAgo: number) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'half of an upl')
    const at = new Date(Date.now() - minutesAgo * MINUTE)
    utimesSync(path, at, at)
    return path
  }
  const left = [place('ab/abc.one.part', 61), place('cd/cde.two.part', 10_000)]
  const kept = [place('ab/abc', 10_000), place('cd/cdf.three.part', 59)]
  const product = await startProduct({ env: { STORAGE_URL: `file:${folder}` } })
  await product.runner.runDue()
  expect(left.map((path) => existsSync(path))).toEqual([false, false])
  expect(kept.map((path) => existsSync(path))).toEqual([true, true])
  // the disk is not read at each look for work
  const later = place('ef/efg.four.part', 61)
  await product.runner.runDue()
  expect(existsSync(later)).toBe(true)
})

test('a folder that nothing was put into yet is no failure', async () => {
  const product = await startProduct({ env: { STORAGE_URL: `file:${join(tmpdir(), `none-${process.pid}`)}` } })
  await expect(product.runner.runDue()).resolves.toBeDefined()
})

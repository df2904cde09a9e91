import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Package {
  version?: string
  resolved?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
const { dependencies, devDependencies } = read('package.json') as Package

test('the lock names no registry, so that every machine asks its own', () => {
  expect(
    Object.entries(packages)
      .filter(([, { resolved }]) => resolved)
      .map(([path]) => path),
  ).toEqual([])
})

test('the lock holds the builds of every platform: without them a clean install is refused', () => {
  const missing = Object.values(packages)
    .flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})

test('every version of package.json is exact', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

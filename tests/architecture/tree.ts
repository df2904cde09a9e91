import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A small repository of the given files under the real rules: their configuration is copied, their packages are linked. */
export function buildTree(files: Record<string, string>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'consilium-rules-'))
  for (const kept of [
    'package.json',
    'tsconfig.json',
    'eslint.config.js',
    '.oxlintrc.json',
    '.dependency-cruiser.mjs',
    'tests/architecture/lint',
  ])
    cpSync(join(root, kept), join(folder, kept), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {{ file: string, name?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk */

/**
 * The scripts and styles a browser must have before a page shows: the entry, the page's own chunks, and all that they
 * import statically.
 * @param {string} frontEnd `portal` or `backoffice`
 * @param {string[]} [pages] sources, below the front end's folder, of the lazy pages that show on this load
 * @param {string} [dist] where the builds are
 * @returns {string[]} paths of files
 * @throws Error when the front end is not built or has no such page
 */
export function firstLoad(frontEnd, pages = [], dist = join(root, 'dist')) {
  const path = join(dist, frontEnd, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error(`dist/${frontEnd} is missing: run \`npm run build\` before the budgets.`)
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error(`dist/${frontEnd} has no entry.`)
  for (const page of pages)
    if (!manifest[page]) throw new Error(`dist/${frontEnd} has no lazy page ${page}: the budget would miss it.`)

  const keys = new Set()
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key)) return
    keys.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])])
      if (/\.(js|css)$/.test(file)) files.add(join(dist, frontEnd, file))
    chunk.imports?.forEach(visit)
  }
  for (const key of [entry, ...pages]) visit(key)
  return [...files]
}

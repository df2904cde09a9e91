import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

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
  const folder = join(dist, frontEnd, '.vite')
  if (!existsSync(folder)) throw new Error(`dist/${frontEnd} is missing: run \`npm run build\` before the budgets.`)
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  /** @type {Record<string, string>} */
  const lazy = JSON.parse(readFileSync(join(folder, 'lazy.json'), 'utf8'))
  const html = readFileSync(join(dist, frontEnd, 'index.html'), 'utf8')
  const entries = Object.keys(manifest).filter((key) => html.includes(`${manifest[key]?.file}"`))
  if (entries.length === 0) throw new Error(`dist/${frontEnd} has no entry.`)
  const loaded = pages.map((page) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.file === lazy[page])
    if (!key) throw new Error(`dist/${frontEnd} has no lazy page ${page}: the budget would miss it.`)
    return key
  })

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
  for (const key of [...entries, ...loaded]) visit(key)
  return [...files]
}

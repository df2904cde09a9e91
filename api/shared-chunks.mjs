/** @typedef {{ getModuleInfo: (id: string) => { importers: readonly string[], dynamicImporters: readonly string[], isEntry: boolean } | null }} Bundle */

/**
 * Sorts modules by the lazily loaded pages that need them, so that what the same pages share travels in one file instead of
 * thirty small ones. A module belongs to the first chunk that says it wants it.
 * @param {Record<string, (pages: readonly string[], id: string) => boolean>} chunks name → whether a module that these pages need is in it; a page is
 *   the path of its file
 * @returns {(id: string, bundle: Bundle) => string | null} as the bundler asks
 */
export function sharedChunks(chunks) {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map()
  return (id, bundle) => {
    const pages = known.get(id) ?? pagesOf(id, bundle)
    known.set(id, pages)
    return Object.entries(chunks).find(([, wants]) => wants(pages, id))?.[0] ?? null
  }
}

/** Whether a module holds schemas that forms check their entries with. @param {string} id */
export const isSchema = (id) =>
  /\/zod\/|\/db\/model\/(fields|identity\/inputs|identity\/npi|identity\/wire)\.ts$/.test(id)

/** The lazily loaded files, and entries, that cannot do without a module. @param {string} id @param {Bundle} bundle */
function pagesOf(id, bundle) {
  const seen = new Set([id])
  const pages = []
  for (const one of seen) {
    const info = bundle.getModuleInfo(one)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length) pages.push(one)
    for (const importer of info.importers) seen.add(importer)
  }
  return pages
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds what is opened by its path: that of the repository, or of the bundle with its copies. */
export const root: string = (() => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'db/migrations'))) return folder
    if (folder === dirname(folder)) throw new Error('db/migrations is missing beside the program')
  }
})()

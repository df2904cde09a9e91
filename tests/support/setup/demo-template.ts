import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../server-process.ts'

/** What a product with the demo data has written before anyone has used it. */
export interface Template {
  folder: string
  /** name of the database beside it, on PostgreSQL */
  database?: string
}

/**
 * The demo data on an engine, loaded by the first who asks and copied by all.
 * @param postgres address of the server; without it SQLite
 */
export async function demoTemplate(postgres?: string): Promise<Template> {
  const home = process.env.JOURNEYS_TEMPLATES ?? ''
  const place = join(home, postgres ? 'postgres' : 'sqlite')
  if (!existsSync(place)) {
    const own = mkdtempSync(join(home, 'made-'))
    const product = await startServer({ demoData: true, ...(postgres && { postgres }) })
    await product.stop((folder) => {
      cpSync(folder, join(own, 'data'), { recursive: true })
      if (postgres) writeFileSync(join(own, 'database'), new URL(product.database).pathname.slice(1))
    })
    try {
      renameSync(own, place)
    } catch (error) {
      // another worker was faster
      if (!existsSync(place)) throw error
    }
  }
  return {
    folder: join(place, 'data'),
    ...(postgres && { database: readFileSync(join(place, 'database'), 'utf8') }),
  }
}

import type { Db } from '../client.ts'
import { country } from '../schema/all.ts'
import { fillDiagnosisWords } from './load-diagnoses.ts'
import { loadReference } from './load-reference.ts'
import type { KeepFile } from './tell-files.ts'

interface Options {
  demo: boolean
  now: Date
  /** takes pieces of one line that shows how far it is */
  progress: (text: string) => void
  /** where the documents of the story are put; without it they are left out */
  keep?: KeepFile
}

/**
 * Fills an empty database, once: reference data always, the demo story when asked for. One transaction: all or nothing.
 * One that was filled before the diagnoses had words is given them.
 */
export async function fillEmpty(db: Db, { demo, now, progress, keep }: Options): Promise<void> {
  const [any] = await db.select({ id: country.id }).from(country).limit(1)
  if (any) return db.transaction(fillDiagnosisWords)
  const started = Date.now()
  progress('  Loading reference data')
  await db.transaction(async (tx) => {
    await loadReference(tx, now)
    if (demo) {
      const { loadDemo } = await import('./demo.ts')
      await loadDemo(tx, now, () => progress('.'), keep)
    }
  })
  progress(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

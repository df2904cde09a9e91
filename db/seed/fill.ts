import { isNull } from 'drizzle-orm'
import type { Db, Queries } from '../client.ts'
import { country, diagnosis, diagnosisGroup } from '../schema/all.ts'
import type { KeepFile } from './demo/seed-files.ts'
import type { SignForm } from './demo/seed-pay.ts'

interface Options {
  demo: boolean
  now: Date
  /** takes pieces of one line that shows how far it is */
  progress: (text: string) => void
  /** where the documents of the demo are put; without it they are left out */
  keep?: KeepFile
  /** how the tax forms of the demo are certified; without it they are left out */
  signForm?: SignForm
}

/**
 * Fills an empty database, once: reference data always, the demo data when asked for. One transaction: all or nothing.
 * One that was filled before the diagnoses had words is given them.
 * @returns whether it was empty
 */
export async function fillEmpty(db: Db, { demo, now, progress, keep, signForm }: Options): Promise<boolean> {
  const [any] = await db.select({ id: country.id }).from(country).limit(1)
  if (any) {
    if (!(await wordsAreMissing(db))) return false
    const { fillDiagnosisWords } = await import('./reference/load-diagnoses.ts')
    await db.transaction(fillDiagnosisWords)
    return false
  }
  const started = Date.now()
  progress('  Loading reference data')
  const { loadReference } = await import('./reference/load-reference.ts')
  await db.transaction(async (tx) => {
    await loadReference(tx, now)
    if (demo) {
      const { loadDemo } = await import('./demo/load-demo.ts')
      await loadDemo(tx, now, () => progress('.'), { keep, signForm })
    }
  })
  progress(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  return true
}

/** Whether the texts of the code set are needed at all: they are larger than most of the program. */
async function wordsAreMissing(db: Queries): Promise<boolean> {
  const [group] = await db
    .select({ id: diagnosisGroup.id })
    .from(diagnosisGroup)
    .where(isNull(diagnosisGroup.synonymsZh))
    .limit(1)
  if (group) return true
  const [one] = await db.select({ id: diagnosis.id }).from(diagnosis).where(isNull(diagnosis.synonymsZh)).limit(1)
  return one !== undefined
}

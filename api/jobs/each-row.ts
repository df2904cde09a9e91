import { AppError } from '#model/errors.ts'

/**
 * Does what is due for each row. One that fails does not hold up those after it: the first failure is thrown when all
 * have been tried. A refusal (AppError) is no failure: someone else was quicker, and there is nothing left to do.
 * @param work returns how much it did; nothing counts as one
 * @returns how much was done
 */
export async function eachRow<T>(rows: Iterable<T>, work: (row: T) => Promise<unknown>): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  for (const row of rows) {
    try {
      const did = await work(row)
      done += typeof did === 'number' ? did : 1
    } catch (error) {
      if (!(error instanceof AppError)) failures.push(error)
    }
  }
  if (failures.length) throw failures[0]
  return done
}

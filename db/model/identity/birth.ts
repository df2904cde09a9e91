const EARLIEST = '1910-01-01'

/** Text key of why no one alive was born on a day (both yyyy-MM-dd): before 1910 or after today; undefined when someone may be. */
export function birthDayProblem(born: string, today: string): 'errors.dateOfBirth' | 'errors.dateInFuture' | undefined {
  if (born < EARLIEST) return 'errors.dateOfBirth'
  return born > today ? 'errors.dateInFuture' : undefined
}

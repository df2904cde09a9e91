const EARLIEST = '1910-01-01'

/** Text key when a date of birth is before 1910 or after today (both `yyyy-MM-dd`); otherwise undefined. */
export function birthDayProblem(born: string, today: string): 'errors.dateOfBirth' | 'errors.dateInFuture' | undefined {
  if (born < EARLIEST) return 'errors.dateOfBirth'
  return born > today ? 'errors.dateInFuture' : undefined
}

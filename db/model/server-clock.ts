/** Answers tell the time in whole seconds and take a while to arrive: less than this is no difference, milliseconds. */
const TOLERANCE = 5_000

/**
 * By how many milliseconds the server's clock is ahead of this device's. @param date the `Date` header of an answer that came
 * straight from the server @param known what was known before
 */
export const serverAhead = (date: string, now: number, known: number): number => {
  const ahead = Date.parse(date) - now
  return Math.abs(ahead - known) > TOLERANCE ? ahead : known
}

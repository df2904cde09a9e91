/** The Date header has whole seconds and network delay: smaller offsets are ignored, milliseconds. */
const TOLERANCE = 5_000

/**
 * Milliseconds by which the server's clock is ahead of this device.
 * @param date `Date` header of a response that came straight from the server (not from a cache)
 * @param known previous offset
 */
export const serverAhead = (date: string, now: number, known: number): number => {
  const ahead = Date.parse(date) - now
  return Math.abs(ahead - known) > TOLERANCE ? ahead : known
}

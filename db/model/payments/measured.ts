/** Working time of an expert on the page of a discussion, as its heartbeats report it. */

export interface Measured {
  measuredSeconds: number
  /** the last heartbeat, or when this piece of work began; null: nothing to count from */
  lastActiveAt: Date | null
}

/**
 * One heartbeat. It adds at most the time since the last one, so that repeats, several tabs and made-up figures never add
 * up to more than the time that has passed. @param atMost seconds that one heartbeat can add
 */
export function addMeasured(
  { measuredSeconds, lastActiveAt }: Measured,
  used: number,
  now: Date,
  atMost: number,
): Measured {
  const passed = lastActiveAt === null ? 0 : Math.floor((now.getTime() - lastActiveAt.getTime()) / 1000)
  return {
    measuredSeconds: measuredSeconds + Math.max(0, Math.min(Math.trunc(used), passed, atMost)),
    lastActiveAt: lastActiveAt !== null && lastActiveAt > now ? lastActiveAt : now,
  }
}

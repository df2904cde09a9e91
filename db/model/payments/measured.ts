/** Working time of an expert on a discussion page, reported by heartbeats. */

export interface MeasuredTime {
  measuredSeconds: number
  /** time of the last heartbeat or the start of this piece of work; null: not started */
  lastActiveAt: Date | null
}

/**
 * Applies one heartbeat. Adds at most the time since the last one, so that retries, several tabs and forged values
 * cannot exceed elapsed time.
 * @param atMost maximum seconds that one heartbeat adds
 */
export function addMeasured(
  { measuredSeconds, lastActiveAt }: MeasuredTime,
  used: number,
  now: Date,
  atMost: number,
): MeasuredTime {
  const passed = lastActiveAt === null ? 0 : Math.floor((now.getTime() - lastActiveAt.getTime()) / 1000)
  return {
    measuredSeconds: measuredSeconds + Math.max(0, Math.min(Math.trunc(used), passed, atMost)),
    lastActiveAt: lastActiveAt !== null && lastActiveAt > now ? lastActiveAt : now,
  }
}

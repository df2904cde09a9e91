/** The product's one clock. Everything that asks for the time asks here. */
export interface Clock {
  now(): Date
  /** milliseconds by which this clock is ahead of the machine's */
  readonly offset: number
}

export const machineClock: Clock = { now: () => new Date(), offset: 0 }

/** A clock that can be moved forward, for tests. */
export class MovableClock implements Clock {
  offset = 0
  /** milliseconds: the time of the machine at which it stands still */
  stoppedAt: number | null = null
  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offset)
  }
  advance(seconds: number) {
    this.offset += seconds * 1000
  }
}

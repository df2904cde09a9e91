/** The product's one clock. Everything that asks for the time asks here. */
export interface Clock {
  now(): Date
  /** milliseconds by which this clock is ahead of the machine's */
  readonly offset: number
}

export const machineClock: Clock = { now: () => new Date(), offset: 0 }

/** A clock that can be moved forward and stopped, for tests. */
export class MovableClock implements Clock {
  #moved = 0
  /** milliseconds: the time of the machine at which it stands still */
  stoppedAt: number | null = null

  /** A stopped clock falls behind the machine's as time passes there. */
  get offset() {
    return this.stoppedAt === null ? this.#moved : this.#moved + this.stoppedAt - Date.now()
  }
  set offset(milliseconds: number) {
    this.#moved = milliseconds
  }

  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.#moved)
  }

  advance(seconds: number) {
    this.#moved += seconds * 1000
  }
}

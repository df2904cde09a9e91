/** Runs one job at a time, in the order asked. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** jobs running or waiting */
  get length() {
    return this.#waiting
  }
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.#waiting++
    const turn = this.#tail.then(job)
    const done = () => {
      this.#waiting--
    }
    this.#tail = turn.then(done, done)
    return turn
  }
}

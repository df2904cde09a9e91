import type { Item } from './builder-state.ts'
import { afterStep, nextStep, type StoredQuestion, type SaveStep } from './builder-sync.ts'

/** Result of one request to the server. */
export type SaveResult =
  | { kind: 'done'; made?: { id: string; version: number } }
  /** changed by someone else: current version */
  | { kind: 'changed'; version: number }
  /** deleted by someone else */
  | { kind: 'gone' }
  /** network or server error: retry */
  | { kind: 'failed' }
  /** permanently rejected; a text key */
  | { kind: 'refused'; key: string }

export type SaveState = { kind: 'saved' } | { kind: 'saving' } | { kind: 'retrying' } | { kind: 'refused'; key: string }

interface Parts {
  send: (step: SaveStep) => Promise<SaveResult>
  /** schedules a call after `ms` milliseconds */
  later: (ms: number, work: () => void) => void
  changed: (state: SaveState, known: readonly StoredQuestion[], conflict: boolean) => void
}

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000

/** Saves questions one request at a time and reports its state; retries after failures until the save succeeds. */
export function createSaver(start: readonly StoredQuestion[], { send, later, changed }: Parts) {
  let known = [...start]
  let wanted: readonly Item[] = []
  let running = false
  let waiting = false
  let closed = false
  let failures = 0
  let state: SaveState = { kind: 'saved' }
  let idle: (() => void)[] = []

  const tell = (next: SaveState, conflict = false) => {
    state = next
    if (!closed) changed(state, known, conflict)
    if (next.kind === 'saved' || next.kind === 'refused') {
      for (const done of idle) done()
      idle = []
    }
  }

  async function run(): Promise<void> {
    if (running || waiting || closed) return
    running = true
    for (let step = nextStep(wanted, known); step && !closed; step = nextStep(wanted, known)) {
      tell({ kind: failures > 0 ? 'retrying' : 'saving' })
      const sent = await send(step)
      if (sent.kind === 'failed') {
        failures += 1
        waiting = true
        running = false
        tell({ kind: 'retrying' })
        later(Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT), retry)
        return
      }
      failures = 0
      if (sent.kind === 'refused') {
        running = false
        tell({ kind: 'refused', key: sent.key })
        return
      }
      apply(step, sent)
    }
    running = false
    tell({ kind: 'saved' })
  }

  function apply(step: SaveStep, sent: SaveResult): void {
    if (sent.kind === 'done') known = afterStep(known, step, sent.made)
    else if (sent.kind === 'gone')
      known = step.kind === 'order' ? [] : known.filter(({ key }) => !('key' in step) || key !== step.key)
    else if (sent.kind === 'changed' && step.kind === 'update') {
      known = known.map((one) => (one.key === step.key ? { ...one, version: sent.version } : one))
      tell({ kind: 'saving' }, true)
    }
  }

  function retry(): void {
    waiting = false
    void run()
  }

  return {
    /** sets the target state to be saved */
    want(items: readonly Item[]) {
      wanted = items
      void run()
    },
    /** resolves when everything is saved or permanently rejected */
    settled: (): Promise<SaveState> => {
      if (!running && !waiting && nextStep(wanted, known) === null) return Promise.resolve(state)
      return new Promise((done) => idle.push(() => done(state)))
    },
    /** retries immediately, e.g. when back online */
    retry,
    known: (): readonly StoredQuestion[] => known,
    close() {
      closed = true
    },
  }
}
export type Saver = ReturnType<typeof createSaver>

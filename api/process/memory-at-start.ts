import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Imported before everything else. Most of what a start makes stays for good: room for what is young would grow to its largest
 * size, copy all of it, and never be given back.
 */
setFlagsFromString('--semi-space-growth-factor=1')

const QUIET_AFTER_MS = 3_000

/** Gives back what only the start needed, once; from then on room grows with the load as it usually does. */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    setFlagsFromString('--no-expose-gc')
    collect()
    setFlagsFromString('--semi-space-growth-factor=2')
  }, QUIET_AFTER_MS).unref()
}

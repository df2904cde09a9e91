/** Storage may be switched off or full: then nothing is kept there. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

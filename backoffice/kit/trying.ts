/** Work with what the browser keeps: it may be full, or closed to us; what is written then stays on the page. */
export function trying<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
